/** A random body under construction: where it stands, and which variables have a value there. */
import { BodyBuilder, type Label } from '../../src/ir/builder.js';
import type { Hierarchy } from '../../src/ir/hierarchy.js';
import {
  type Condition,
  type Constant,
  type Instruction,
  intConstant,
  mayThrow,
  NULL,
  type Operand,
  type Variable,
} from '../../src/ir/instructions.js';
import type { Span } from '../../src/ir/span.js';
import { type ClassName, isPrimitive, STRING, type TypeName } from '../../src/ir/types.js';
import type { Choices } from './choices.js';
import { EXCEPTIONS, type Signature, type World } from './world.js';

export class Scope {
  readonly builder = new BodyBuilder();
  readonly choices: Choices;
  readonly world: World;
  readonly hierarchy: Hierarchy;
  readonly signature: Signature;
  /** Undefined behind a return or throw. */
  current: Label | undefined;
  handler: Label;
  /** Variables that have a value at the current point. */
  variables: Variable[] = [];
  /** Statements are nested this deep. */
  depth = 0;
  #names = 0;
  #line = 1;

  constructor(choices: Choices, world: World, hierarchy: Hierarchy, signature: Signature) {
    this.choices = choices;
    this.world = world;
    this.hierarchy = hierarchy;
    this.signature = signature;
    this.current = this.builder.entry;
    this.handler = this.builder.exceptionalExit;
    if (signature.dispatch !== 'static') this.variables.push(this.builder.parameter('this', signature.owner));
    signature.parameters.forEach((type, index) => {
      this.variables.push(this.builder.parameter(`p${index}`, type));
    });
  }

  /** A different span for every edge, so that losing one shows. */
  span(): Span {
    const line = this.#line++;
    return { file: `${this.signature.owner}.java`, line, column: 3, endLine: line, endColumn: 20 };
  }

  emit(instruction: Instruction): void {
    if (this.current === undefined) return;
    const next = this.builder.label();
    this.emitTo(instruction, next);
    this.current = next;
  }

  /** Adds an edge from the current point and stays there. */
  emitTo(instruction: Instruction, to: Label): void {
    if (this.current === undefined) return;
    const exceptional = mayThrow(instruction) ? this.handler : undefined;
    this.builder.edge(this.current, to, instruction, this.span(), exceptional);
  }

  jump(to: Label): void {
    if (this.current !== undefined) this.builder.jump(this.current, to, this.span());
    this.current = undefined;
  }

  check(condition: Condition, exception: ClassName): void {
    this.emit({ kind: 'check', condition, exception });
  }

  checkNotNull(operand: Operand): void {
    this.check({ kind: 'not-null', operand }, 'java.lang.NullPointerException');
  }

  temporary(type: TypeName): Variable {
    return this.builder.temporary(type);
  }

  local(type: TypeName): Variable {
    return this.builder.local(this.choices.once(3) ? 'x' : `v${this.#names++}`, type);
  }

  /** Runs with the variables known now and forgets those that came in between. */
  nested(run: () => void): void {
    const known = [...this.variables];
    this.depth++;
    run();
    this.depth--;
    this.variables = known;
  }

  isAssignable(lower: TypeName, upper: TypeName): boolean {
    return this.hierarchy.isAssignable(lower, upper);
  }

  /** Variables with a value that may stand where the type is expected. */
  fitting(type: TypeName): Variable[] {
    return this.variables.filter((variable) => this.isAssignable(variable.type, type));
  }

  operand(type: TypeName): Operand {
    const variables = this.fitting(type);
    if (variables.length === 0 || this.choices.once(3)) return this.constant(type);
    return this.choices.pick([...variables].reverse());
  }

  /** A new object that fits the type, its constructor run; undefined when the program has no such class. */
  object(type: TypeName): Variable | undefined {
    const fitting = this.world.classes.map(({ name }) => name).filter((name) => this.isAssignable(name, type));
    if (fitting.length === 0) return undefined;
    const made = this.choices.pick(fitting);
    const object = this.temporary(made);
    this.emit({ kind: 'initialise', type: made });
    this.emit({ kind: 'new', target: object, type: made });
    const method = { owner: made, name: '<init>', descriptor: '()V' };
    this.emit({ kind: 'call', dispatch: 'special', method, arguments: [object] });
    return object;
  }

  /** A variable of the type: one in scope, or a new one, seldom null. */
  variable(type: TypeName): Variable {
    const variables = this.fitting(type);
    if (variables.length > 0 && !this.choices.once(6)) return this.choices.pick([...variables].reverse());
    const value = (this.choices.once(5) ? undefined : this.object(type)) ?? this.constant(type);
    const variable = this.local(type);
    this.emit({ kind: 'assign', target: variable, value });
    this.variables.push(variable);
    return variable;
  }

  constant(type: TypeName): Constant {
    const { choices } = this;
    switch (type) {
      case 'int':
        return intConstant(choices.pick([0, 1, 2, 3, -1, 7, 2147483647, -2147483648, 31]));
      case 'boolean':
        return { kind: 'constant', type, value: choices.below(2) };
      case 'long':
        return { kind: 'constant', type, value: choices.pick([0n, 1n, -1n, 9223372036854775807n, 4294967296n]) };
      case 'double':
        return {
          kind: 'constant',
          type,
          value: choices.pick([0, -0, 1.5, Number.NaN, 1e300, Number.NEGATIVE_INFINITY]),
        };
      case 'float':
        return { kind: 'constant', type, value: choices.pick([0, 0.5, Math.fround(0.1), Number.NaN, -0]) };
      case 'byte':
        return { kind: 'constant', type, value: choices.pick([0, 1, -128, 127]) };
      case 'short':
        return { kind: 'constant', type, value: choices.pick([0, -32768, 32767]) };
      case 'char':
        return { kind: 'constant', type, value: choices.pick([97, 0, 65535, 39]) };
      case STRING:
        return choices.once(3)
          ? NULL
          : { kind: 'constant', type, value: choices.pick(['', 'a', 'quote " \\ \n', '\u00e9\ud83d']) };
      default:
        if (isPrimitive(type)) throw new Error(`no constant of ${type}`);
        return NULL;
    }
  }

  exceptionClass(): ClassName {
    return this.choices.pick(EXCEPTIONS);
  }
}
