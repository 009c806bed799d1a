/** A client program as Java statements that compile: qualified names, declared variables, casts where overloads or erasure need them. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { type ClassName, OBJECT } from '../../../ir/types.js';
import { type Sequence, type Step, sourcesOf } from '../sequence.js';
import { type Call, type Expression, Expressions } from './expressions.js';
import { Inexpressible, VariableNames } from './names.js';

export interface WrittenOptions {
  /** The package of the client. */
  readonly home: string;
  /** Whether receiver, arguments and result of the last call are to be in variables. */
  readonly naming?: boolean;
}

export interface Written {
  /** All but the last. */
  readonly before: readonly string[];
  readonly last: string;
  /** The same without a variable for what it gives. */
  readonly bare: string;
  /** Of the last call, where naming was asked for; undefined where there is none. */
  readonly receiver?: string;
  readonly arguments: readonly string[];
  readonly result?: string;
}

export interface WholeOptions {
  readonly home: string;
  /** The step whose value is to be in a variable. */
  readonly kept?: number;
  /** What steps throw, by their index. */
  readonly thrown?: ReadonlyMap<number, ClassName>;
}

/** All steps as statements, the last one like the others. Throws as `written` does. */
export function writtenWhole(
  hierarchy: Hierarchy,
  sequence: Sequence,
  { home, kept, thrown }: WholeOptions,
): { readonly statements: readonly string[]; readonly kept?: string } {
  return new Writer(hierarchy, sequence, { home }).writeWhole(kept, thrown ?? new Map());
}

/** Throws `Inexpressible` where no Java of that package does it. */
export function written(hierarchy: Hierarchy, sequence: Sequence, options: WrittenOptions): Written {
  return new Writer(hierarchy, sequence, options).write();
}

class Writer {
  readonly #expressions: Expressions;
  readonly #variables = new VariableNames();
  readonly #statements: string[] = [];
  readonly #uses = new Map<number, number>();

  constructor(
    hierarchy: Hierarchy,
    readonly sequence: Sequence,
    readonly options: WrittenOptions,
  ) {
    this.#expressions = new Expressions(hierarchy, options.home);
    for (const source of sequence.flatMap(sourcesOf)) {
      if (source.kind === 'step') this.#uses.set(source.index, (this.#uses.get(source.index) ?? 0) + 1);
    }
  }

  write(): Written {
    const end = this.sequence.length - 1;
    this.sequence.forEach((step, index) => {
      if (index < end) this.#step(step, this.#uses.get(index) ?? 0);
    });
    const last = this.sequence[end];
    if (last === undefined) return { before: [], last: '', bare: '', arguments: [] };
    if (last.kind !== 'call' || this.options.naming !== true) {
      const text = this.#expressions.of(last).text;
      const before = [...this.#statements];
      const statement = `${isStatement(last) ? text : `Object last = ${text}`};`;
      return { before, last: statement, bare: statement, arguments: [] };
    }
    return this.#named(last);
  }

  writeWhole(
    kept: number | undefined,
    thrown: ReadonlyMap<number, ClassName>,
  ): { readonly statements: readonly string[]; readonly kept?: string } {
    this.sequence.forEach((step, index) => {
      // Twice, so that an array is not written where it is used.
      const uses = (this.#uses.get(index) ?? 0) + (index === kept ? 2 : 0);
      const exception = thrown.get(index);
      if (exception === undefined) this.#step(step, uses);
      else this.#attempt(step, exception, uses);
    });
    const holder = kept === undefined ? undefined : this.#expressions.values[kept]?.text;
    return { statements: [...this.#statements], ...(holder === undefined ? {} : { kept: holder }) };
  }

  /** A step that throws, and goes on with the exception. */
  #attempt(step: Step, exception: ClassName, uses: number): void {
    if (!isStatement(step)) throw new Inexpressible('an exception out of something that is no statement');
    const text = this.#expressions.of(step).text;
    const type = this.#expressions.names.type(exception);
    if (uses === 0) {
      this.#expressions.values.push({ text: 'null', type: 'null' });
      this.#statements.push(`try { ${text}; } catch (${type} expected) { /* goes on */ }`);
      return;
    }
    const name = this.#variables.next(exception);
    this.#expressions.values.push({ text: name, type: exception });
    this.#statements.push(
      `${type} ${name} = null;`,
      `try { ${text}; } catch (${type} expected) { ${name} = expected; }`,
    );
  }

  #named(call: Call): Written {
    const { method } = call;
    const receiver = call.receiver === undefined ? undefined : this.#expressions.receiver(call.receiver, method);
    const given = this.#expressions.arguments(call).map((expression, index) => {
      const type = method.parameters[index]?.type ?? expression.type;
      return /^\w+$/.test(expression.text) ? expression : this.#declared({ ...expression, type });
    });
    const before = [...this.#statements];
    const made = this.#expressions.call(call, receiver, given);
    const bare = `${made.text};`;
    const names = { before, bare, arguments: given.map(({ text }) => text) };
    const isMade = method.name === '<init>';
    const isUsed = isMade || method.result !== 'void';
    if (!isUsed) return { ...names, last: bare, ...(receiver && { receiver: receiver.text }) };
    const { text: result } = this.#declared(made);
    const last = this.#statements.at(-1) ?? '';
    const self = isMade ? result : receiver?.text;
    return { ...names, last, ...(self === undefined ? {} : { receiver: self }), ...(isMade ? {} : { result }) };
  }

  #step(step: Step, uses: number): void {
    const expression = this.#expressions.of(step);
    // An array that is used once is written where it is used.
    if (uses > 0) {
      this.#expressions.values.push(step.kind === 'array' && uses < 2 ? expression : this.#declared(expression));
      return;
    }
    this.#expressions.values.push(expression);
    if (isStatement(step)) this.#statements.push(`${expression.text};`);
  }

  #declared({ text, type }: Expression): Expression {
    const written = this.#expressions.names.isNameable(type) ? type : OBJECT;
    const name = this.#variables.next(type);
    this.#statements.push(`${this.#expressions.names.type(written)} ${name} = ${text};`);
    return { text: name, type: written };
  }
}

function isStatement(step: Step): boolean {
  return step.kind === 'call' || step.kind === 'write' || step.kind === 'write-element';
}
