/** Whether a field changes in objects that were there before the call. */
import { type Algebra, type Node, Operator, Trait } from '../../machines/relational/algebra.js';
import type { Bounds } from '../../machines/relational/bounds.js';

/**
 * `field` is the relation before the call. False only where it is seen that every old object keeps its values. A `function`: an
 * object has exactly one value, so that what is kept leaves no room for another.
 */
export function changesOldObjects(
  algebra: Algebra,
  field: Node,
  { lower, upper }: Bounds,
  shape: 'function' | 'relation',
): boolean {
  if (!keepsOld(algebra, field, lower)) return true;
  return shape === 'relation' && !addsOnlyNew(algebra, field, upper);
}

/** Whether all tuples of the field are in the expression. */
function keepsOld(algebra: Algebra, field: Node, node: Node): boolean {
  if (node === field) return true;
  const [left, right] = algebra.arguments(node) as [Node, Node];
  switch (algebra.operator(node)) {
    case Operator.UNION:
      return algebra.arguments(node).some((member) => keepsOld(algebra, field, member));
    case Operator.OVERRIDE:
    case Operator.DIFFERENCE:
      return keepsOld(algebra, field, left) && isOfNew(algebra, right);
    case Operator.CHOICE:
      return algebra
        .arguments(node)
        .slice(1)
        .every((branch) => keepsOld(algebra, field, branch));
  }
  return false;
}

/** Whether all tuples of the expression are the field's or begin with a new object. */
function addsOnlyNew(algebra: Algebra, field: Node, node: Node): boolean {
  if (node === field || isOfNew(algebra, node)) return true;
  const [left, right] = algebra.arguments(node) as [Node, Node];
  switch (algebra.operator(node)) {
    case Operator.UNION:
      return algebra.arguments(node).every((member) => addsOnlyNew(algebra, field, member));
    case Operator.OVERRIDE:
      return addsOnlyNew(algebra, field, left) && addsOnlyNew(algebra, field, right);
    case Operator.INTERSECTION:
      return algebra.arguments(node).some((member) => addsOnlyNew(algebra, field, member));
    case Operator.DIFFERENCE:
      return addsOnlyNew(algebra, field, left);
    case Operator.CHOICE:
      return algebra
        .arguments(node)
        .slice(1)
        .every((branch) => addsOnlyNew(algebra, field, branch));
  }
  return false;
}

/** Whether every tuple begins with an object that the call allocates. */
function isOfNew(algebra: Algebra, node: Node): boolean {
  if (algebra.isNone(node)) return true;
  switch (algebra.operator(node)) {
    case Operator.PRODUCT: {
      const left = algebra.argument(node, 0);
      return algebra.arity(left) === 1 ? algebra.has(left, Trait.FRESH) : isOfNew(algebra, left);
    }
    case Operator.UNION:
      return algebra.arguments(node).every((member) => isOfNew(algebra, member));
    case Operator.INTERSECTION:
      return algebra.arguments(node).some((member) => isOfNew(algebra, member));
  }
  return false;
}
