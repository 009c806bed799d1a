/** What can be said at a glance of two expressions: that one contains the other, that they have nothing in common. */

import type { Algebra } from '../algebra.js';
import { RELATIONAL_BUDGETS } from '../budgets.js';
import { type Node, Operator, Trait } from '../operators.js';

const DEPTH = RELATIONAL_BUDGETS['simplify/order'].depth.most;

/** Whether every tuple of `lower` is one of `upper`, in every state. False: not seen. */
export function isWithin(algebra: Algebra, lower: Node, upper: Node, depth = DEPTH): boolean {
  if (lower === upper || algebra.isNone(lower)) return true;
  if (depth === 0 || algebra.arity(lower) !== algebra.arity(upper)) return false;
  if (depth < DEPTH) return looksWithin(algebra, lower, upper, depth);
  const known = algebra.within.get(lower, upper);
  if (known >= 0) return known === 1;
  const found = looksWithin(algebra, lower, upper, depth);
  algebra.within.set(lower, upper, found ? 1 : 0);
  return found;
}

function looksWithin(algebra: Algebra, lower: Node, upper: Node, depth: number): boolean {
  const inside = (left: Node, right: Node): boolean => isWithin(algebra, left, right, depth - 1);
  switch (algebra.operator(lower)) {
    case Operator.UNION:
      return algebra.arguments(lower).every((member) => inside(member, upper));
    case Operator.INTERSECTION:
      if (algebra.arguments(lower).some((member) => inside(member, upper))) return true;
      break;
    case Operator.DIFFERENCE:
      if (inside(algebra.argument(lower, 0), upper)) return true;
      break;
    case Operator.CHOICE:
      if (inside(algebra.argument(lower, 1), upper) && inside(algebra.argument(lower, 2), upper)) return true;
      break;
    case Operator.SYMBOL: {
      const symbol = algebra.symbol(lower);
      if (symbol?.kind === 'unknown' && inside(symbol.upper, upper)) return true;
      break;
    }
  }
  switch (algebra.operator(upper)) {
    case Operator.UNIVERSE:
      return true;
    case Operator.UNION:
      return algebra.arguments(upper).some((member) => inside(lower, member));
    case Operator.INTERSECTION:
      return algebra.arguments(upper).every((member) => inside(lower, member));
    case Operator.CHOICE:
      return inside(lower, algebra.argument(upper, 1)) && inside(lower, algebra.argument(upper, 2));
    case Operator.SYMBOL: {
      const symbol = algebra.symbol(upper);
      // A type symbol holds null and all its objects; a primitive type all its values.
      return symbol?.kind === 'type' && algebra.types.isSubtype(algebra.columns(lower)[0] ?? 'univ', symbol.type);
    }
    case Operator.PRODUCT: {
      const [first, second] = algebra.arguments(upper) as [Node, Node];
      if (algebra.operator(lower) === Operator.PRODUCT) {
        const [left, right] = algebra.arguments(lower) as [Node, Node];
        return algebra.arity(left) === algebra.arity(first) && inside(left, first) && inside(right, second);
      }
      // A relation lies within the product of its types.
      return algebra.arity(lower) === 2 && isTypeOf(algebra, lower, 0, first) && isTypeOf(algebra, lower, 1, second);
    }
    case Operator.JOIN: {
      const [start, relation] = algebra.arguments(upper) as [Node, Node];
      if (algebra.operator(relation) === Operator.CLOSURE) return isReached(algebra, lower, start, relation, depth);
      if (algebra.operator(lower) === Operator.JOIN) {
        const [left, right] = algebra.arguments(lower) as [Node, Node];
        const shapes = algebra.arity(left) === algebra.arity(start) && algebra.arity(right) === algebra.arity(relation);
        return shapes && inside(left, start) && inside(right, relation);
      }
      return false;
    }
    case Operator.DIFFERENCE: {
      const [whole, removed] = algebra.arguments(upper) as [Node, Node];
      return inside(lower, whole) && areDisjoint(algebra, lower, removed, depth - 1);
    }
  }
  return false;
}

/** Whether `lower` lies in `start.*r`: it is in `start`, or a step along r from what is. */
function isReached(algebra: Algebra, lower: Node, start: Node, closure: Node, depth: number): boolean {
  if (isWithin(algebra, lower, start, depth - 1)) return true;
  if (algebra.operator(lower) !== Operator.JOIN) return false;
  const [left, right] = algebra.arguments(lower) as [Node, Node];
  const relation = algebra.argument(closure, 0);
  const steps =
    right === closure ||
    (algebra.arity(right) === 2 && isWithin(algebra, right, relation, depth - 1)) ||
    (algebra.operator(right) === Operator.CLOSURE &&
      isWithin(algebra, algebra.argument(right, 0), relation, depth - 1));
  return steps && algebra.arity(left) === 1 && isWithin(algebra, left, algebra.join(start, closure), depth - 1);
}

function isTypeOf(algebra: Algebra, relation: Node, column: number, set: Node): boolean {
  const symbol = algebra.symbol(set);
  if (algebra.operator(set) === Operator.UNIVERSE) return true;
  return symbol?.kind === 'type' && algebra.types.isSubtype(algebra.columns(relation)[column] ?? 'univ', symbol.type);
}

/** Whether two sets (or the first columns of what they are) never have an element in common. False: not seen. */
export function areDisjoint(algebra: Algebra, left: Node, right: Node, depth = DEPTH): boolean {
  if (algebra.isNone(left) || algebra.isNone(right)) return true;
  if (left === right || depth === 0 || algebra.arity(left) !== algebra.arity(right)) return false;
  if (depth < DEPTH) return lookApart(algebra, left, right, depth);
  const known = algebra.apart.get(left, right);
  if (known >= 0) return known === 1;
  const found = lookApart(algebra, left, right, depth);
  algebra.apart.set(left, right, found ? 1 : 0);
  return found;
}

function lookApart(algebra: Algebra, left: Node, right: Node, depth: number): boolean {
  const apart = (first: Node, second: Node): boolean => areDisjoint(algebra, first, second, depth - 1);
  if (algebra.arity(left) > 1) {
    if (algebra.operator(left) !== Operator.PRODUCT || algebra.operator(right) !== Operator.PRODUCT) {
      return areUnrelatedRelations(algebra, left, right);
    }
    const [first, rest] = algebra.arguments(left) as [Node, Node];
    const [second, other] = algebra.arguments(right) as [Node, Node];
    return algebra.arity(first) === algebra.arity(second) && (apart(first, second) || apart(rest, other));
  }
  if (algebra.has(left, Trait.FRESH) && algebra.has(right, Trait.OLD)) return true;
  if (algebra.has(left, Trait.OLD) && algebra.has(right, Trait.FRESH)) return true;
  if (algebra.has(left, Trait.NOT_NULL) || algebra.has(right, Trait.NOT_NULL)) {
    if (left === algebra.null || right === algebra.null) return true;
    const [type = 'univ'] = algebra.columns(left);
    const [other = 'univ'] = algebra.columns(right);
    if (!algebra.types.mayShare(type, other)) return true;
  }
  const [first, second] = [algebra.symbol(left), algebra.symbol(right)];
  if (first !== undefined && second !== undefined && isNamed(first.kind) && isNamed(second.kind)) return true;
  return splits(algebra, left, right, apart) || splits(algebra, right, left, apart);
}

/** New objects, sets of further ones and constants are different from each other unless they are the same node. */
function isNamed(kind: string): boolean {
  return kind === 'constant' || kind === 'new' || kind === 'new-set';
}

function splits(algebra: Algebra, whole: Node, other: Node, apart: (first: Node, second: Node) => boolean): boolean {
  switch (algebra.operator(whole)) {
    case Operator.UNION:
      return algebra.arguments(whole).every((member) => apart(member, other));
    case Operator.INTERSECTION:
      return algebra.arguments(whole).some((member) => apart(member, other));
    case Operator.DIFFERENCE:
      return apart(algebra.argument(whole, 0), other) || isWithin(algebra, other, algebra.argument(whole, 1), 3);
    case Operator.CHOICE:
      return apart(algebra.argument(whole, 1), other) && apart(algebra.argument(whole, 2), other);
    case Operator.SYMBOL: {
      const symbol = algebra.symbol(whole);
      return symbol?.kind === 'unknown' && apart(symbol.upper, other);
    }
  }
  return false;
}

/** Relations whose first columns are objects of types without common objects: null is in no relation's first column. */
function areUnrelatedRelations(algebra: Algebra, left: Node, right: Node): boolean {
  // What maps only old objects, and what maps only new ones.
  if (algebra.has(left, Trait.OLD) && mapsNewOnes(algebra, right)) return true;
  if (algebra.has(right, Trait.OLD) && mapsNewOnes(algebra, left)) return true;
  const isField = (node: Node): boolean => algebra.symbol(node)?.kind === 'field';
  if (!isField(left) && !isField(right)) return false;
  return !algebra.types.mayShare(algebra.columns(left)[0] ?? 'univ', algebra.columns(right)[0] ?? 'univ');
}

function mapsNewOnes(algebra: Algebra, relation: Node): boolean {
  if (algebra.has(relation, Trait.FRESH)) return true;
  return algebra.operator(relation) === Operator.PRODUCT && algebra.has(algebra.argument(relation, 0), Trait.FRESH);
}
