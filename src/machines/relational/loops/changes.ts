/**
 * What an iteration does to a relation, read from its value at the back edge: tuples that it may add, and tuples that it may
 * take away. Everything is over the head's relation; each change with the condition under which it may happen.
 */
import { type Algebra, type Condition, type Node, Operator } from '../algebra.js';

/** Tuples that may be there besides what is in the head's relation. */
export interface Addition {
  readonly tuples: Node;
  readonly guard: Condition;
}

/** A relation that is written over what was there, or tuples that are taken away. */
export interface Removal {
  readonly kind: 'write' | 'remove';
  readonly tuples: Node;
  readonly guard: Condition;
}

/** Everything that may be added. */
export function additionsOn(algebra: Algebra, head: Node, node: Node, guard: Condition = 1): readonly Addition[] {
  if (node === head) return [];
  const operands = algebra.arguments(node);
  const added = (each: Node): readonly Addition[] => additionsOn(algebra, head, each, guard);
  switch (algebra.operator(node)) {
    case Operator.OVERRIDE:
      return [...added(operands[0] as Node), { tuples: operands[1] as Node, guard }];
    case Operator.UNION:
      return operands.flatMap(added);
    case Operator.CHOICE:
      return sidesOf(algebra, node, guard).flatMap(([each, holds]) => additionsOn(algebra, head, each, holds));
    case Operator.DIFFERENCE:
      return added(operands[0] as Node);
    case Operator.INTERSECTION: {
      const base = operands.find((each) => removalsOn(algebra, head, each) !== undefined);
      return base === undefined ? [{ tuples: node, guard }] : added(base);
    }
    case Operator.SYMBOL: {
      const symbol = algebra.symbol(node);
      return symbol?.kind === 'unknown' && node > head ? added(symbol.upper) : [{ tuples: node, guard }];
    }
  }
  return [{ tuples: node, guard }];
}

/** Everything of the head's relation that may be gone; undefined: all of it. */
export function removalsOn(
  algebra: Algebra,
  head: Node,
  node: Node,
  guard: Condition = 1,
): readonly Removal[] | undefined {
  if (node === head) return [];
  const operands = algebra.arguments(node);
  const all = (parts: readonly (readonly Removal[] | undefined)[]): readonly Removal[] | undefined =>
    parts.some((each) => each === undefined) ? undefined : parts.flatMap((each) => each ?? []);
  const and = (rest: readonly Removal[] | undefined, change: Removal): readonly Removal[] | undefined =>
    rest === undefined ? undefined : [...rest, change];
  switch (algebra.operator(node)) {
    case Operator.OVERRIDE: {
      const [base, tuples] = operands as [Node, Node];
      return and(removalsOn(algebra, head, base, guard), { kind: 'write', tuples, guard });
    }
    case Operator.DIFFERENCE: {
      const [base, tuples] = operands as [Node, Node];
      return and(removalsOn(algebra, head, base, guard), { kind: 'remove', tuples, guard });
    }
    case Operator.UNION: {
      for (const each of operands) {
        const found = removalsOn(algebra, head, each, guard);
        if (found !== undefined) return found;
      }
      return undefined;
    }
    case Operator.CHOICE:
      return all(sidesOf(algebra, node, guard).map(([each, holds]) => removalsOn(algebra, head, each, holds)));
    case Operator.INTERSECTION:
      return all(operands.map((each) => removalsOn(algebra, head, each, guard)));
    case Operator.SYMBOL: {
      const symbol = algebra.symbol(node);
      return symbol?.kind === 'unknown' && node > head ? removalsOn(algebra, head, symbol.lower, guard) : undefined;
    }
  }
  return undefined;
}

/** Both sides of a choice, each with the condition under which it is chosen. */
function sidesOf(algebra: Algebra, choice: Node, guard: Condition): readonly (readonly [Node, Condition])[] {
  const [condition, then, otherwise] = algebra.arguments(choice) as [Condition, Node, Node];
  const { conditions } = algebra;
  return [
    [then, conditions.and(guard, condition)],
    [otherwise, conditions.and(guard, conditions.not(condition))],
  ];
}
