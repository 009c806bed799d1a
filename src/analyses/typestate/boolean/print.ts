/** Boolean methods as text: one statement a line, labels where control comes from elsewhere. */
import type { Point } from '../../../ir/body.js';
import type { FieldReference, Operand, Variable } from '../../../ir/instructions.js';
import { simpleName } from '../component/errors.js';
import { formulaText } from './heap/formula.js';
import { type BooleanPredicate, OTHER, predicateTypeText, type Replaced, variableName } from './heap/terms.js';
import { type BooleanMethod, methodName } from './method.js';
import type { Argument, BooleanCallee, BooleanStatement } from './statements.js';

/** The names of predicate types: those of the vocabulary, then by first use. */
export class PredicateNames {
  readonly #names = new Map<string, string>();

  /** The name is taken even where the type has one already. */
  set(type: string, name: string): void {
    if (!this.#names.has(type)) this.#names.set(type, name);
  }

  of(predicate: BooleanPredicate): string {
    const type = predicateTypeText(predicate);
    let name = this.#names.get(type);
    if (name === undefined) {
      name = `P${this.#names.size + 1}`;
      this.#names.set(type, name);
    }
    return name;
  }

  get types(): readonly (readonly [type: string, name: string])[] {
    return [...this.#names];
  }
}

export class BooleanPrinter {
  readonly #names: PredicateNames;

  constructor(names: PredicateNames) {
    this.#names = names;
  }

  print(method: BooleanMethod): readonly string[] {
    const shown = reachedBlocks(method);
    const labels = labelled(method, shown);
    const lines = [`${methodName(method.method)}(${method.parameters.map((each) => this.#argument(each)).join(', ')})`];
    shown.forEach((point, place) => {
      const label = labels.get(point);
      if (label !== undefined) lines.push(`  ${label}:`);
      const next = shown[place + 1];
      for (const statement of method.blocks.get(point) ?? []) {
        const line = this.#statement(method, statement, labels, next);
        if (line !== undefined) lines.push(`    ${line}`);
      }
    });
    return lines;
  }

  #statement(
    method: BooleanMethod,
    statement: BooleanStatement,
    labels: ReadonlyMap<Point, string>,
    next: Point | undefined,
  ): string | undefined {
    const label = (point: Point): string => labels.get(resolved(method, point)) ?? 'END';
    switch (statement.kind) {
      case 'predicate':
        return `${this.#predicate(statement.target)} := ${statement.isNegated ? 'not ' : ''}${this.#replaced(statement.value)}`;
      case 'copy':
        return `${variableName(statement.target)} := ${operandText(statement.value)}`;
      case 'load':
        return `${variableName(statement.target)} := ${place(statement)}`;
      case 'store':
        return `${place(statement)} := ${operandText(statement.value)}`;
      case 'escape':
        return undefined;
      case 'new':
        return `${variableName(statement.target)} := new ${simpleName(statement.type)}`;
      case 'unknown':
        return `${variableName(statement.target)} := *`;
      case 'if': {
        const { to, otherwise, isNegated } = statement;
        const [yes, no] = isNegated ? [otherwise, to] : [to, otherwise];
        return `if (${this.#replaced(statement.condition)}) goto ${label(yes)} else ${label(no)}`;
      }
      case 'choose':
        return statement.ways
          .map((way) => {
            const condition = `${way.isNegated && way.predicate !== '*' ? 'not ' : ''}${this.#replaced(way.predicate)}`;
            return `if (${condition}) goto ${label(way.to)}`;
          })
          .join(' | ');
      case 'fail-if':
        return `if (${this.#replaced(statement.condition)}) FAIL`;
      case 'assert':
        return `if (not (${formulaText(statement.formula, (leaf) => this.#replaced(leaf))})) FAIL`;
      case 'goto':
        return resolved(method, statement.to) === next ? undefined : `goto ${label(statement.to)}`;
      case 'call':
        return statement.callees.map((callee) => this.#call(callee)).join(' | ');
      case 'return':
        return ['return', ...statement.values.map((each) => this.#argument(each))].join(' ');
      case 'throw':
        return 'throw';
      case 'fail':
        return 'FAIL';
    }
  }

  #call(callee: BooleanCallee): string {
    const results = callee.results.map((each) => this.#argument(each)).join(', ');
    const call = `${methodName(callee.method)}(${callee.given.map((each) => this.#argument(each)).join(', ')})`;
    return results === '' ? `call ${call}` : `${results} := call ${call}`;
  }

  #argument(argument: Argument): string {
    if (argument === null) return '*';
    if (typeof argument === 'string') return argument;
    return 'kind' in argument ? variableName(argument) : this.#predicate(argument);
  }

  #replaced(replaced: Replaced): string {
    return typeof replaced === 'string' ? replaced : this.#predicate(replaced);
  }

  #predicate(predicate: BooleanPredicate): string {
    const given = [predicate.left, predicate.right].flatMap((term) => {
      if (term.kind === 'variable') return [variableText(term.variable)];
      if (term.kind !== 'field') return [];
      return [[variableText(term.base), ...(term.along ?? []).map(({ name }) => name)].join('.')];
    });
    return `${this.#names.of(predicate)}(${given.join(', ')})`;
  }
}

function place({ base, field }: { readonly base?: Variable; readonly field: FieldReference }): string {
  return `${base === undefined ? simpleName(field.owner) : variableName(base)}.${field.name}`;
}

function variableText(variable: Variable | typeof OTHER): string {
  return variable === OTHER ? OTHER : variableName(variable);
}

function operandText(operand: Operand): string {
  if (operand.kind === 'variable') return variableName(operand);
  return operand.value === null ? 'null' : '*';
}

/** Past blocks that only go on. */
function resolved(method: BooleanMethod, start: Point): Point {
  const seen = new Set<Point>();
  let point = start;
  while (!seen.has(point)) {
    seen.add(point);
    const [only, another] = method.blocks.get(point) ?? [];
    if (only?.kind !== 'goto' || another !== undefined) return point;
    point = only.to;
  }
  return point;
}

function targets(method: BooleanMethod, point: Point): readonly Point[] {
  return (method.blocks.get(point) ?? []).flatMap((statement) => {
    return jumps(statement).map((to) => resolved(method, to));
  });
}

function jumps(statement: BooleanStatement): readonly Point[] {
  switch (statement.kind) {
    case 'if':
      return [statement.to, statement.otherwise];
    case 'choose':
      return statement.ways.map(({ to }) => to);
    case 'goto':
      return [statement.to];
    default:
      return [];
  }
}

/** In the order of points, which is that of control where there are no loops. */
function reachedBlocks(method: BooleanMethod): readonly Point[] {
  const reached = new Set([resolved(method, 0)]);
  for (const point of reached) for (const target of targets(method, point)) reached.add(target);
  return [...reached].sort((one, other) => one - other);
}

function labelled(method: BooleanMethod, shown: readonly Point[]): ReadonlyMap<Point, string> {
  const jumped = new Set<Point>();
  shown.forEach((point, index) => {
    for (const statement of method.blocks.get(point) ?? []) {
      for (const to of jumps(statement)) {
        const target = resolved(method, to);
        if (statement.kind !== 'goto' || target !== shown[index + 1]) jumped.add(target);
      }
    }
  });
  return new Map(shown.filter((point) => jumped.has(point)).map((point, index) => [point, `L${index + 1}`]));
}
