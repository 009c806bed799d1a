/** Steps along relations: how a value goes on from the head's, and unions that are the beginning of a closure. */

import { type Algebra, type Node, Operator } from '../algebra.js';
import { RELATIONAL_BUDGETS } from '../budgets.js';
import { reachable } from './ceiling.js';

const MOST_CHAINS = RELATIONAL_BUDGETS['loops/chains'].mostChains.most;

/** x + x.r + x.r.r becomes x.*r. */
export function closeChains(algebra: Algebra, upper: Node, most = MOST_CHAINS): Node {
  if (most === 0 || algebra.arity(upper) !== 1 || algebra.operator(upper) !== Operator.UNION) return upper;
  const members = algebra.arguments(upper);
  for (const member of members) {
    const last = joinOf(algebra, member);
    const middle = last === undefined ? undefined : joinOf(algebra, last.left);
    if (last === undefined || middle === undefined || last.right !== middle.right) continue;
    if (!members.includes(last.left)) continue;
    const closed = reachable(algebra, middle.left, last.right);
    const others = members.filter((each) => each !== member && each !== last.left && each !== middle.left);
    return closeChains(algebra, algebra.union([...others, closed], 1), most - 1);
  }
  return upper;
}

function joinOf(algebra: Algebra, node: Node): { left: Node; right: Node } | undefined {
  if (algebra.operator(node) !== Operator.JOIN || algebra.arity(algebra.argument(node, 0)) !== 1) return undefined;
  const [left, right] = algebra.arguments(node) as [Node, Node];
  return algebra.arity(right) === 2 ? { left, right } : undefined;
}

/** The values between which the conditions at the top choose. */
export function alternativesOf(algebra: Algebra, node: Node): readonly Node[] {
  if (algebra.operator(node) !== Operator.CHOICE) return [node];
  return [...alternativesOf(algebra, algebra.argument(node, 1)), ...alternativesOf(algebra, algebra.argument(node, 2))];
}

/** The relations along which the value goes from the head's; undefined: it does something else. */
export function stepOf(algebra: Algebra, node: Node, head: Node): readonly Node[] | undefined {
  if (node === head) return [];
  const join = joinOf(algebra, node);
  if (join === undefined) return undefined;
  const before = stepOf(algebra, join.left, head);
  return before === undefined ? undefined : [...before, join.right];
}
