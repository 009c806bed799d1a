/**
 * What an iteration does to a relation, read from its value at the back edge: tuples that it may add, and tuples that it may
 * take away. Everything is over the head's relation; conditions are forgotten.
 */
import { type Algebra, type Node, Operator } from '../algebra.js';

/** A relation that is written over what was there, or tuples that are taken away. */
export interface Removal {
  readonly kind: 'write' | 'remove';
  readonly tuples: Node;
}

/** Everything that may be there besides what is in the head's relation. */
export function additionsOn(algebra: Algebra, head: Node, node: Node): readonly Node[] {
  if (node === head) return [];
  const operands =
    algebra.operator(node) === Operator.CHOICE ? algebra.arguments(node).slice(1) : algebra.arguments(node);
  switch (algebra.operator(node)) {
    case Operator.OVERRIDE:
      return [...additionsOn(algebra, head, operands[0] as Node), operands[1] as Node];
    case Operator.UNION:
    case Operator.CHOICE:
      return operands.flatMap((each) => additionsOn(algebra, head, each));
    case Operator.DIFFERENCE:
      return additionsOn(algebra, head, operands[0] as Node);
    case Operator.INTERSECTION: {
      const base = operands.find((each) => removalsOn(algebra, head, each) !== undefined);
      return base === undefined ? [node] : additionsOn(algebra, head, base);
    }
    case Operator.SYMBOL: {
      const symbol = algebra.symbol(node);
      return symbol?.kind === 'unknown' && node > head ? additionsOn(algebra, head, symbol.upper) : [node];
    }
  }
  return [node];
}

/** Everything of the head's relation that may be gone; undefined: all of it. */
export function removalsOn(algebra: Algebra, head: Node, node: Node): readonly Removal[] | undefined {
  if (node === head) return [];
  const operands =
    algebra.operator(node) === Operator.CHOICE ? algebra.arguments(node).slice(1) : algebra.arguments(node);
  const all = (nodes: readonly Node[]): readonly Removal[] | undefined => {
    const found = nodes.map((each) => removalsOn(algebra, head, each));
    return found.some((each) => each === undefined) ? undefined : found.flatMap((each) => each ?? []);
  };
  const and = (rest: readonly Removal[] | undefined, change: Removal): readonly Removal[] | undefined =>
    rest === undefined ? undefined : [...rest, change];
  switch (algebra.operator(node)) {
    case Operator.OVERRIDE: {
      const [base, tuples] = operands as [Node, Node];
      return and(removalsOn(algebra, head, base), { kind: 'write', tuples });
    }
    case Operator.DIFFERENCE: {
      const [base, tuples] = operands as [Node, Node];
      return and(removalsOn(algebra, head, base), { kind: 'remove', tuples });
    }
    case Operator.UNION: {
      for (const each of operands) {
        const found = removalsOn(algebra, head, each);
        if (found !== undefined) return found;
      }
      return undefined;
    }
    case Operator.CHOICE:
    case Operator.INTERSECTION:
      return all(operands);
    case Operator.SYMBOL: {
      const symbol = algebra.symbol(node);
      return symbol?.kind === 'unknown' && node > head ? removalsOn(algebra, head, symbol.lower) : undefined;
    }
  }
  return undefined;
}
