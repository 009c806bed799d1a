/** What one iteration does to a value or a relation, read from what comes back: assignments, writes and additions under conditions. */
import { type Algebra, type Condition, type Node, Operator, Trait } from '../algebra.js';

export interface Write {
  /** Under which condition, of the cursor. */
  readonly guard: Condition;
  readonly object: Node;
  readonly value: Node;
}

/** Values that the back edge brings other than the old one, each under its condition. */
export function assignmentsOf(algebra: Algebra, head: Node, node: Node): readonly { guard: Condition; value: Node }[] {
  if (node === head) return [];
  if (algebra.operator(node) !== Operator.CHOICE) return [{ guard: 1, value: node }];
  const [condition, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
  const { conditions } = algebra;
  return [
    ...assignmentsOf(algebra, head, then).map((each) => ({ ...each, guard: conditions.and(condition, each.guard) })),
    ...assignmentsOf(algebra, head, otherwise).map((each) => ({
      ...each,
      guard: conditions.and(conditions.not(condition), each.guard),
    })),
  ];
}

export interface Addition {
  readonly guard: Condition;
  readonly from: Node;
  readonly to: Node;
}

/** What one iteration adds to the relation; undefined: something else happens to it. */
export function additionsOf(
  algebra: Algebra,
  head: Node,
  node: Node,
  guard: Condition,
): readonly Addition[] | undefined {
  if (node === head) return algebra.arity(head) === 2 ? [] : undefined;
  const { conditions } = algebra;
  if (algebra.operator(node) === Operator.CHOICE) {
    const [condition, then, otherwise] = algebra.arguments(node) as [Condition, Node, Node];
    const first = additionsOf(algebra, head, then, conditions.and(guard, condition));
    const second = additionsOf(algebra, head, otherwise, conditions.and(guard, conditions.not(condition)));
    return first === undefined || second === undefined ? undefined : [...first, ...second];
  }
  if (algebra.operator(node) !== Operator.UNION) return undefined;
  const result: Addition[] = [];
  let bases = 0;
  for (const member of algebra.arguments(node)) {
    const inner = additionsOf(algebra, head, member, guard);
    if (inner !== undefined) {
      bases++;
      result.push(...inner);
      continue;
    }
    if (algebra.operator(member) !== Operator.PRODUCT || algebra.arity(member) !== 2) return undefined;
    const [from, to] = algebra.arguments(member) as [Node, Node];
    result.push({ guard, from, to });
  }
  return bases === 1 ? result : undefined;
}

/** The writes of one iteration in order; undefined: something else happens to the relation. */
export function writesOn(algebra: Algebra, head: Node, node: Node): readonly Write[] | undefined {
  if (node === head) return algebra.arity(head) === 2 ? [] : undefined;
  if (algebra.operator(node) !== Operator.OVERRIDE) return undefined;
  const [base, change] = algebra.arguments(node) as [Node, Node];
  const before = writesOn(algebra, head, base);
  if (before === undefined || algebra.operator(change) !== Operator.PRODUCT) return undefined;
  const [place, value] = algebra.arguments(change) as [Node, Node];
  // An absent value would be no write.
  if (algebra.arity(place) !== 1 || !algebra.has(value, Trait.PRESENT)) return undefined;
  const guarded = guardedOf(algebra, place, 1);
  return guarded === undefined ? undefined : [...before, { ...guarded, value }];
}

/** An object that is there under a condition. */
function guardedOf(algebra: Algebra, place: Node, guard: Condition): { guard: Condition; object: Node } | undefined {
  if (algebra.operator(place) !== Operator.CHOICE) {
    return { guard, object: place };
  }
  const [condition, then, otherwise] = algebra.arguments(place) as [Condition, Node, Node];
  const { conditions } = algebra;
  if (algebra.isNone(otherwise)) return guardedOf(algebra, then, conditions.and(guard, condition));
  if (algebra.isNone(then)) return guardedOf(algebra, otherwise, conditions.and(guard, conditions.not(condition)));
  return undefined;
}
