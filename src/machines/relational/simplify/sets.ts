/** Union, intersection and difference: sorted, flat, without what another member already says. */
import type { Algebra } from '../algebra.js';
import { type Node, Operator, Trait } from '../operators.js';
import { areDisjoint, isWithin } from './order.js';

export function simplifyUnion(algebra: Algebra, nodes: readonly Node[], arity?: number): Node {
  const members: Node[] = [];
  for (const node of nodes) addTo(algebra, members, node);
  if (members.length === 0) return algebra.none(arity ?? (nodes[0] === undefined ? 1 : algebra.arity(nodes[0])));
  mergeProducts(algebra, members);
  if (members.length === 1) return members[0] as Node;
  members.sort((left, right) => left - right);
  return algebra.rawUnion(members);
}

function addTo(algebra: Algebra, members: Node[], node: Node): void {
  if (algebra.isNone(node)) return;
  if (algebra.operator(node) === Operator.UNION) {
    for (const member of algebra.arguments(node)) addTo(algebra, members, member);
    return;
  }
  if (members.some((member) => isWithin(algebra, node, member))) return;
  const kept = members.filter((member) => !isWithin(algebra, member, node));
  members.length = 0;
  members.push(...kept, node);
}

/** (x->z) + (y->z) = (x+y)->z. */
function mergeProducts(algebra: Algebra, members: Node[]): void {
  for (let first = 0; first < members.length; first++) {
    for (let second = first + 1; second < members.length; second++) {
      const [left, right] = [members[first] as Node, members[second] as Node];
      if (algebra.operator(left) !== Operator.PRODUCT || algebra.operator(right) !== Operator.PRODUCT) continue;
      if (algebra.argument(left, 1) !== algebra.argument(right, 1)) continue;
      const domain = algebra.union([algebra.argument(left, 0), algebra.argument(right, 0)]);
      members[first] = algebra.product(domain, algebra.argument(left, 1));
      members.splice(second, 1);
      second = first;
    }
  }
}

export function simplifyIntersection(algebra: Algebra, nodes: readonly Node[]): Node {
  const members: Node[] = [];
  const arity = nodes[0] === undefined ? 1 : algebra.arity(nodes[0]);
  const add = (node: Node): void => {
    if (algebra.operator(node) === Operator.INTERSECTION) {
      for (const member of algebra.arguments(node)) add(member);
      return;
    }
    if (members.some((member) => isWithin(algebra, member, node))) return;
    const kept = members.filter((member) => !isWithin(algebra, node, member));
    members.length = 0;
    members.push(...kept, node);
  };
  for (const node of nodes) add(node);
  for (let first = 0; first < members.length; first++) {
    for (let second = first + 1; second < members.length; second++) {
      if (areDisjoint(algebra, members[first] as Node, members[second] as Node)) return algebra.none(arity);
    }
  }
  if (members.length === 1) return members[0] as Node;
  // A single value that is there or not: (x - y) & z with x = z is x - y. A union with a constant: only what meets is kept.
  const narrowed = narrowUnions(algebra, members);
  if (narrowed !== undefined) return narrowed;
  members.sort((left, right) => left - right);
  return algebra.rawIntersection(members);
}

/** (a + b) & c where a and c have nothing in common is b & c. */
function narrowUnions(algebra: Algebra, members: readonly Node[]): Node | undefined {
  for (const [place, member] of members.entries()) {
    if (algebra.operator(member) !== Operator.UNION) continue;
    const parts = algebra.arguments(member);
    const kept = parts.filter(
      (part) => !members.some((other, at) => at !== place && areDisjoint(algebra, part, other)),
    );
    if (kept.length === parts.length) continue;
    return simplifyIntersection(algebra, [
      algebra.union(kept, algebra.arity(member)),
      ...members.filter((_, at) => at !== place),
    ]);
  }
  return undefined;
}

export function simplifyDifference(algebra: Algebra, left: Node, right: Node): Node {
  if (algebra.isNone(right) || areDisjoint(algebra, left, right)) return left;
  if (isWithin(algebra, left, right)) return algebra.none(algebra.arity(left));
  if (algebra.operator(left) === Operator.UNION) {
    return algebra.union(
      algebra.arguments(left).map((member) => algebra.difference(member, right)),
      algebra.arity(left),
    );
  }
  if (algebra.operator(left) === Operator.CHOICE) {
    const [condition, then, otherwise] = algebra.arguments(left) as [number, Node, Node];
    return algebra.choice(condition, algebra.difference(then, right), algebra.difference(otherwise, right));
  }
  // (x - y) - z = x - (y + z)
  if (algebra.operator(left) === Operator.DIFFERENCE) {
    const [whole, removed] = algebra.arguments(left) as [Node, Node];
    return algebra.difference(whole, algebra.union([removed, right]));
  }
  // x - (x - y) = x & y
  if (algebra.operator(right) === Operator.DIFFERENCE && algebra.argument(right, 0) === left) {
    return algebra.intersection([left, algebra.argument(right, 1)]);
  }
  // What is removed without being there need not be.
  if (algebra.operator(right) === Operator.UNION) {
    const parts = algebra.arguments(right);
    const kept = parts.filter((part) => !areDisjoint(algebra, left, part));
    if (kept.length < parts.length) return algebra.difference(left, algebra.union(kept, algebra.arity(left)));
  }
  if (right === algebra.null && algebra.has(left, Trait.NOT_NULL) && algebra.arity(left) === 1) return left;
  return algebra.rawDifference(left, right);
}
