/** Overriding: what a later write at the same objects hides is left out. */
import type { Algebra } from '../algebra.js';
import { type Node, Operator, Trait } from '../operators.js';
import { isWithin } from './order.js';

export function simplifyOverride(algebra: Algebra, base: Node, change: Node): Node {
  if (algebra.isNone(change)) return base;
  if (algebra.isNone(base)) return change;
  if (algebra.operator(change) !== Operator.PRODUCT) return algebra.rawOverride(base, change);
  const [domain, range] = algebra.arguments(change) as [Node, Node];
  // An absent value would make the write vanish, and the old one come back.
  if (!algebra.has(range, Trait.PRESENT) || algebra.arity(domain) !== 1) return algebra.rawOverride(base, change);
  return algebra.rawOverride(without(algebra, base, domain), change);
}

/** The relation without writes that lie within the domain. */
function without(algebra: Algebra, relation: Node, domain: Node): Node {
  if (algebra.operator(relation) !== Operator.OVERRIDE) return relation;
  const [base, change] = algebra.arguments(relation) as [Node, Node];
  const rest = without(algebra, base, domain);
  const isHidden =
    algebra.operator(change) === Operator.PRODUCT &&
    algebra.arity(algebra.argument(change, 0)) === 1 &&
    isWithin(algebra, algebra.argument(change, 0), domain);
  if (isHidden) return rest;
  return rest === base ? relation : algebra.rawOverride(rest, change);
}
