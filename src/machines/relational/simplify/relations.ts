/** Composition, product, closure and transposition. */
import type { Algebra } from '../algebra.js';
import { type Condition, type Node, Operator, Trait } from '../operators.js';
import { areDisjoint, isWithin } from './order.js';

export function simplifyJoin(algebra: Algebra, left: Node, right: Node): Node {
  const arity = algebra.arity(left) + algebra.arity(right) - 2;
  if (algebra.isNone(left) || algebra.isNone(right)) return algebra.none(arity);
  if (algebra.operator(right) === Operator.IDENTITY) return left;
  if (algebra.operator(left) === Operator.IDENTITY) return right;
  // A choice is made outside.
  if (algebra.operator(left) === Operator.CHOICE) {
    const [condition, then, otherwise] = algebra.arguments(left) as [Condition, Node, Node];
    if (mayBeRead(algebra, left, right, [then, otherwise], [right]))
      return algebra.choice(condition, algebra.join(then, right), algebra.join(otherwise, right));
  }
  if (algebra.operator(right) === Operator.CHOICE && algebra.arity(left) === 1) {
    const [condition, then, otherwise] = algebra.arguments(right) as [Condition, Node, Node];
    if (mayBeRead(algebra, left, right, [left], [then, otherwise]))
      return algebra.choice(condition, algebra.join(left, then), algebra.join(left, otherwise));
  }
  if (algebra.arity(left) === 1) {
    const image = imageOf(algebra, left, right);
    if (image !== undefined) return image;
  } else if (algebra.operator(left) === Operator.PRODUCT && algebra.arity(left) === 2) {
    const composed = afterProduct(algebra, left, right);
    if (composed !== undefined) return composed;
  }
  return algebra.rawJoin(left, right);
}

/** (x->y).r = x->(y.r); (x->y).z = x where y and z have something in common. */
function afterProduct(algebra: Algebra, product: Node, right: Node): Node | undefined {
  const [from, to] = algebra.arguments(product) as [Node, Node];
  if (algebra.arity(right) > 1) {
    return isLoad(algebra, to, right) ? undefined : algebra.product(from, algebra.join(to, right));
  }
  if (areDisjoint(algebra, to, right)) return algebra.none(1);
  return algebra.has(algebra.intersection([to, right]), Trait.PRESENT) ? from : undefined;
}

/** Whether the composition is a load: it claims that there is a value. */
function isLoad(algebra: Algebra, left: Node, right: Node): boolean {
  return (
    algebra.arity(left) === 1 &&
    algebra.has(left, Trait.SINGLE | Trait.PRESENT) &&
    algebra.has(right, Trait.FUNCTION | Trait.TOTAL)
  );
}

/** Whether reading the parts instead of the whole does not claim what reading the whole does not. */
function mayBeRead(
  algebra: Algebra,
  left: Node,
  right: Node,
  lefts: readonly Node[],
  rights: readonly Node[],
): boolean {
  if (isLoad(algebra, left, right)) return true;
  return !lefts.some((first) => rights.some((second) => isLoad(algebra, first, second)));
}

/** What a set is mapped to by a relation, where its form says it. */
function imageOf(algebra: Algebra, set: Node, relation: Node): Node | undefined {
  if (set === algebra.null && algebra.has(relation, Trait.FROM_OBJECTS))
    return algebra.none(algebra.arity(relation) - 1);
  switch (algebra.operator(relation)) {
    case Operator.PRODUCT: {
      const [domain, range] = algebra.arguments(relation) as [Node, Node];
      if (algebra.arity(domain) !== 1) return undefined;
      if (areDisjoint(algebra, set, domain)) return algebra.none(algebra.arity(range));
      const met = algebra.intersection([set, domain]);
      // x.(x->y) = y only where x is not empty.
      if (algebra.has(met, Trait.PRESENT)) return range;
      return undefined;
    }
    case Operator.OVERRIDE: {
      const [base, change] = algebra.arguments(relation) as [Node, Node];
      return imageOfOverride(algebra, set, base, change);
    }
    case Operator.UNION: {
      if (!mayBeRead(algebra, set, relation, [set], algebra.arguments(relation))) return undefined;
      const images = algebra.arguments(relation).map((member) => algebra.join(set, member));
      return algebra.union(images, algebra.arity(relation) - 1);
    }
    case Operator.DIFFERENCE: {
      const [whole, removed] = algebra.arguments(relation) as [Node, Node];
      if (!mayBeRead(algebra, set, relation, [set], [whole])) return undefined;
      const untouched =
        algebra.operator(removed) === Operator.PRODUCT &&
        algebra.arity(algebra.argument(removed, 0)) === 1 &&
        areDisjoint(algebra, set, algebra.argument(removed, 0));
      return untouched ? algebra.join(set, whole) : undefined;
    }
    case Operator.INTERSECTION:
      return imageOfRestricted(algebra, set, relation);
    case Operator.CLOSURE:
      return imageOfClosure(algebra, set, relation);
    case Operator.SYMBOL: {
      // Before the call no new object had fields.
      const isOld = algebra.has(relation, Trait.OLD) && algebra.has(set, Trait.FRESH);
      return isOld ? algebra.none(algebra.arity(relation) - 1) : undefined;
    }
  }
  return undefined;
}

/** x.(r & (y->z)) = x.r where x lies in y, and what r leads to in z. */
function imageOfRestricted(algebra: Algebra, set: Node, relation: Node): Node | undefined {
  if (algebra.arity(relation) !== 2) return undefined;
  const members = algebra.arguments(relation);
  for (const member of members) {
    if (algebra.operator(member) !== Operator.PRODUCT || members.length < 2) continue;
    const [domain, range] = algebra.arguments(member) as [Node, Node];
    const rest = algebra.intersection(members.filter((other) => other !== member));
    const isAll = isWithin(algebra, set, domain) && isWithin(algebra, rest, algebra.product(algebra.universe, range));
    if (isAll && mayBeRead(algebra, set, relation, [set], [rest])) return algebra.join(set, rest);
  }
  return undefined;
}

function imageOfOverride(algebra: Algebra, set: Node, base: Node, change: Node): Node | undefined {
  if (algebra.operator(change) === Operator.PRODUCT) {
    const [domain, range] = algebra.arguments(change) as [Node, Node];
    if (algebra.arity(domain) !== 1) return undefined;
    if (areDisjoint(algebra, set, domain)) return algebra.join(set, base);
    if (isWithin(algebra, set, domain) && algebra.has(range, Trait.PRESENT) && algebra.has(set, Trait.PRESENT))
      return range;
    // Nothing was there before: also where nothing is written now.
    if (isWithin(algebra, set, domain) && algebra.has(set, Trait.PRESENT) && algebra.isNone(algebra.join(set, base)))
      return range;
    // A write that happens only under a condition, read at the same place.
    if (
      algebra.operator(domain) === Operator.CHOICE &&
      algebra.has(set, Trait.SINGLE) &&
      algebra.has(range, Trait.PRESENT)
    ) {
      const [condition, then, otherwise] = algebra.arguments(domain) as [Condition, Node, Node];
      return algebra.choice(
        condition,
        algebra.join(set, algebra.override(base, algebra.product(then, range))),
        algebra.join(set, algebra.override(base, algebra.product(otherwise, range))),
      );
    }
  }
  return undefined;
}

function imageOfClosure(algebra: Algebra, set: Node, closure: Node): Node | undefined {
  // x.*r.*r = x.*r, also with fewer steps first.
  if (algebra.operator(set) === Operator.JOIN && algebra.argument(set, 1) === closure) return set;
  const relation = algebra.argument(closure, 0);
  // Nothing is reached from null.
  if (set === algebra.null && algebra.has(relation, Trait.FROM_OBJECTS)) return set;
  // Old objects do not reach what was written in new ones.
  if (algebra.has(set, Trait.OLD) && algebra.operator(relation) === Operator.OVERRIDE) {
    const [base, change] = algebra.arguments(relation) as [Node, Node];
    const isFresh =
      algebra.operator(change) === Operator.PRODUCT && algebra.has(algebra.argument(change, 0), Trait.FRESH);
    if (isFresh && algebra.has(base, Trait.OLD)) return algebra.join(set, algebra.closure(base));
  }
  if (algebra.operator(set) === Operator.UNION) {
    // (x + x.r).*r = x.*r
    const members = algebra.arguments(set);
    const kept = members.filter(
      (member) => !members.some((other) => other !== member && isWithin(algebra, member, algebra.join(other, closure))),
    );
    if (kept.length > 0 && kept.length < members.length) return algebra.join(algebra.union(kept), closure);
  }
  return undefined;
}

export function simplifyProduct(algebra: Algebra, left: Node, right: Node): Node {
  if (algebra.isNone(left) || algebra.isNone(right)) return algebra.none(algebra.arity(left) + algebra.arity(right));
  return algebra.rawProduct(left, right);
}

export function simplifyClosure(algebra: Algebra, relation: Node): Node {
  if (algebra.isNone(relation)) return algebra.identity;
  if (algebra.operator(relation) === Operator.CLOSURE) return relation;
  return algebra.rawClosure(relation);
}

export function simplifyTranspose(algebra: Algebra, relation: Node): Node {
  switch (algebra.operator(relation)) {
    case Operator.NONE:
    case Operator.IDENTITY:
      return relation;
    case Operator.TRANSPOSE:
      return algebra.argument(relation, 0);
    case Operator.PRODUCT:
      if (algebra.arity(relation) === 2)
        return algebra.product(algebra.argument(relation, 1), algebra.argument(relation, 0));
  }
  return algebra.rawTranspose(relation);
}
