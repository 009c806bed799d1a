/**
 * What the condition of an exit says of values that the last iteration found: what is returned where a test holds passes
 * the test. Such a value is an unknown of the iteration (the next element of an iterator, say); when the loop is left by the
 * exit, it lies in the set of all values for which the condition holds.
 */
import { type Algebra, type Condition, type Node, Operator, Trait } from '../algebra.js';
import { RELATIONAL_BUDGETS } from '../budgets.js';
import type { Substitution } from '../substitute.js';
import type { UnknownSymbol } from '../symbols.js';
import type { LoopBounds } from './fixpoint.js';
import type { Transformer } from './transformer.js';

const MOST_VALUES = RELATIONAL_BUDGETS['loops/narrowing'].mostValues.most;

export class Narrowing {
  readonly #algebra: Algebra;
  readonly #sets = new Map<Node, Node>();

  constructor(algebra: Algebra, transformer: Transformer, bounds: LoopBounds, condition: Condition) {
    this.#algebra = algebra;
    for (const value of valuesIn(algebra, transformer, condition)) {
      const set = bounds.filter(value, condition);
      if (set !== undefined) this.#sets.set(value, set);
    }
  }

  /** Whether it says nothing. */
  get isIdle(): boolean {
    return this.#sets.size === 0;
  }

  /** The unknown after the loop that stands for one of the last iteration; undefined: nothing is said of it. */
  value(node: Node, symbol: UnknownSymbol, reading: Substitution): Node | undefined {
    const set = this.#sets.get(node);
    if (set === undefined) return undefined;
    const { reason, columns, lower, upper } = symbol;
    const narrowed = this.#algebra.intersection([reading.node(upper), set]);
    return this.#algebra.unknown(reason, columns, { lower: reading.node(lower), upper: narrowed, single: true });
  }
}

/** Single values that the iteration made, of which the condition says something directly. */
export function valuesIn(algebra: Algebra, { born, slots }: Transformer, condition: Condition): ReadonlySet<Node> {
  const heads = new Set(slots.map(({ head }) => head));
  const found = new Set<Node>();
  const visit = (node: Node): void => {
    if (found.size >= MOST_VALUES) return;
    const symbol = algebra.symbol(node);
    if (symbol !== undefined) {
      const isValue = symbol.kind === 'unknown' && symbol.single && algebra.has(node, Trait.SINGLE | Trait.PRESENT);
      if (isValue && symbol.lower !== symbol.upper && node >= born && !heads.has(node)) found.add(node);
      return;
    }
    const operator = algebra.operator(node);
    if (operator === Operator.INTERSECTION) for (const member of algebra.arguments(node)) visit(member);
    if (operator === Operator.JOIN || operator === Operator.DIFFERENCE) visit(algebra.argument(node, 0));
  };
  algebra.conditions.visitAtoms(condition, (atom) => {
    if (atom.kind === 'some') visit(atom.node);
  });
  return found;
}
