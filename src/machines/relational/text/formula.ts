/** Conditions as Alloy formulas: `this.head = null and lt[i, this.size]`. */
import type { Sense } from '../../../base/truth.js';
import { type Algebra, type Condition, type Node, Operator, Trait } from '../algebra.js';
import { type Atom, FALSE, TRUE } from '../conditions.js';

export interface PrintsOperands {
  operand(node: Node): string;
}

/** How tightly a formula binds: `or` and `=>` loosest. */
const Level = { CHOICE: 0, OR: 1, AND: 2, COMPARISON: 3 };

interface Printed {
  readonly text: string;
  readonly level: number;
}

export class FormulaPrinter {
  readonly #algebra: Algebra;
  readonly #expressions: PrintsOperands;
  readonly #definitions: ReadonlyMap<Condition, string>;

  constructor(algebra: Algebra, expressions: PrintsOperands, definitions: ReadonlyMap<Condition, string>) {
    this.#algebra = algebra;
    this.#expressions = expressions;
    this.#definitions = definitions;
  }

  /** What a name stands for. */
  definition(condition: Condition): string {
    return this.#compute(condition).text;
  }

  text(condition: Condition): string {
    return this.#print(condition).text;
  }

  /** In front of `=>`. */
  operand(condition: Condition): string {
    return this.#atLeast(condition, Level.COMPARISON);
  }

  #print(condition: Condition): Printed {
    const name = this.#definitions.get(condition);
    if (name !== undefined) return { text: name, level: Level.COMPARISON };
    const negated = condition > TRUE ? this.#definitions.get(this.#algebra.conditions.not(condition)) : undefined;
    return negated === undefined ? this.#compute(condition) : { text: `not ${negated}`, level: Level.COMPARISON };
  }

  #compute(condition: Condition): Printed {
    if (condition === TRUE) return { text: 'true', level: Level.COMPARISON };
    if (condition === FALSE) return { text: 'false', level: Level.COMPARISON };
    const { conditions } = this.#algebra;
    const atom = conditions.atom(condition);
    const [then, otherwise] = [conditions.whenTrue(condition), conditions.whenFalse(condition)];
    if (then === TRUE && otherwise === FALSE) return { text: this.#literal(atom, 'holds'), level: Level.COMPARISON };
    if (then === FALSE && otherwise === TRUE) return { text: this.#literal(atom, 'fails'), level: Level.COMPARISON };
    if (otherwise === FALSE) return this.#both(this.#literal(atom, 'holds'), then);
    if (then === FALSE) return this.#both(this.#literal(atom, 'fails'), otherwise);
    if (then === TRUE) return this.#either(this.#literal(atom, 'holds'), otherwise);
    if (otherwise === TRUE) return this.#either(this.#literal(atom, 'fails'), then);
    const parts = [then, otherwise].map((each) => this.#atLeast(each, Level.COMPARISON));
    return { text: `${this.#literal(atom, 'holds')} => ${parts[0]} else ${parts[1]}`, level: Level.CHOICE };
  }

  #both(literal: string, rest: Condition): Printed {
    return { text: `${literal} and ${this.#atLeast(rest, Level.AND)}`, level: Level.AND };
  }

  #either(literal: string, rest: Condition): Printed {
    const { text, level } = this.#print(rest);
    const inner = level === Level.OR || level === Level.COMPARISON ? text : `(${text})`;
    return { text: `${literal} or ${inner}`, level: Level.OR };
  }

  #atLeast(condition: Condition, level: number): string {
    const printed = this.#print(condition);
    return printed.level < level ? `(${printed.text})` : printed.text;
  }

  #literal(atom: Atom, sense: Sense): string {
    const holds = sense === 'holds';
    if (atom.kind === 'unknown') return holds ? 'maybe' : 'not maybe';
    const operand = (node: Node): string => this.#expressions.operand(node);
    if (atom.kind === 'less') {
      return holds
        ? `${operand(atom.left)} < ${operand(atom.right)}`
        : `${operand(atom.left)} >= ${operand(atom.right)}`;
    }
    const sides = this.#equality(atom.node);
    if (sides !== undefined) return sides.map(operand).join(holds ? ' = ' : ' != ');
    return `${holds ? 'some' : 'no'} ${operand(atom.node)}`;
  }

  /** a = b for `some a & b`: right only where both are single and one is there for certain. */
  #equality(node: Node): readonly [Node, Node] | undefined {
    const algebra = this.#algebra;
    if (algebra.operator(node) !== Operator.INTERSECTION || algebra.argumentCount(node) !== 2) return undefined;
    const [left, right] = algebra.arguments(node) as [Node, Node];
    if (!algebra.has(left, Trait.SINGLE) || !algebra.has(right, Trait.SINGLE)) return undefined;
    const [first, second] = [isCertain(algebra, left), isCertain(algebra, right)];
    if (!first && !second) return undefined;
    // The constant, then the parameter, stands right.
    return rank(algebra, left) > rank(algebra, right) ? [right, left] : [left, right];
  }
}

function rank(algebra: Algebra, node: Node): number {
  const kind = algebra.symbol(node)?.kind;
  if (kind === 'constant') return 2;
  return kind === 'parameter' && algebra.symbol(node) !== undefined ? 1 : 0;
}

/** Whether the value is there in every state, not only where it is used. */
export function isCertain(algebra: Algebra, node: Node): boolean {
  const symbol = algebra.symbol(node);
  if (symbol !== undefined) {
    if (symbol.kind === 'field') return symbol.field.static && algebra.has(node, Trait.PRESENT);
    return symbol.kind === 'constant' || symbol.kind === 'parameter';
  }
  if (algebra.operator(node) !== Operator.JOIN) return false;
  // A field of the receiver: it is an object of a class that has the field, or the field would not be read from it.
  const [left, right] = algebra.arguments(node) as [Node, Node];
  const receiver = algebra.symbol(left);
  const field = algebra.symbol(right);
  return (
    receiver?.kind === 'parameter' &&
    receiver.name === 'this' &&
    field?.kind === 'field' &&
    field.field.functional &&
    algebra.types.isSubtype(receiver.type, field.field.owner)
  );
}
