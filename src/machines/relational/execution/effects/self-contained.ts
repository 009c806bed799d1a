/**
 * Static initialisers of which nobody can tell when they run: they depend on nothing that changes, write only static fields
 * of their own class and new objects, and always return. Nobody has seen those fields before, so it is as if they had run
 * before the call; what is said of the state before the call is said of it with such classes initialised.
 */
import type { ClassName } from '../../../../ir/types.js';
import { type Algebra, type Condition, type Node, Operator, Trait } from '../../algebra.js';
import { TRUE } from '../../conditions.js';
import type { Summary } from '../../summary.js';
import type { FieldName } from '../../symbols.js';

export function isSelfContained(algebra: Algebra, owner: ClassName, { outcomes, unknown }: Summary): boolean {
  const [outcome, another] = outcomes;
  if (unknown !== undefined || outcome === undefined || another !== undefined) return false;
  if (outcome.kind !== 'return' || outcome.condition !== TRUE) return false;
  return [...outcome.fields].every(([field, node]) => {
    if (field.static) return field.owner === owner && dependsOnNothing(algebra, node, owner);
    return isWrittenInNewObjects(algebra, field, node, owner);
  });
}

/** Whether the field is what it was, but for new objects. */
function isWrittenInNewObjects(algebra: Algebra, field: FieldName, node: Node, owner: ClassName): boolean {
  let base = node;
  while (algebra.operator(base) === Operator.OVERRIDE) {
    const [below, change] = algebra.arguments(base) as [Node, Node];
    if (algebra.operator(change) !== Operator.PRODUCT) return false;
    const [objects, values] = algebra.arguments(change) as [Node, Node];
    if (algebra.arity(objects) !== 1 || !algebra.has(objects, Trait.FRESH)) return false;
    if (!dependsOnNothing(algebra, objects, owner) || !dependsOnNothing(algebra, values, owner)) return false;
    base = below;
  }
  return base === algebra.field(field);
}

/** Whether the value is the same whenever it is computed: no field is read, and no unknown is bounded by one. */
function dependsOnNothing(algebra: Algebra, node: Node, owner: ClassName): boolean {
  const seen = new Set<Node>();
  const visit = (each: Node): boolean => {
    if (seen.has(each)) return true;
    seen.add(each);
    const symbol = algebra.symbol(each);
    if (symbol !== undefined) {
      if (symbol.kind === 'unknown') return visit(symbol.lower) && visit(symbol.upper);
      // Its own static fields are known by now.
      return symbol.kind !== 'field' || (symbol.field.static && symbol.field.owner === owner);
    }
    switch (algebra.operator(each)) {
      case Operator.NONE:
      case Operator.UNIVERSE:
      case Operator.IDENTITY:
        return true;
      case Operator.CHOICE:
        return visitCondition(algebra.argument(each, 0)) && algebra.arguments(each).slice(1).every(visit);
      case Operator.ARITHMETIC:
        return algebra.arguments(each).slice(1).every(visit);
      default:
        return algebra.arguments(each).every(visit);
    }
  };
  const visitCondition = (condition: Condition): boolean => {
    let isFree = true;
    algebra.conditions.visitAtoms(condition, (atom) => {
      if (atom.kind === 'some') isFree &&= visit(atom.node);
      else if (atom.kind === 'less') isFree &&= visit(atom.left) && visit(atom.right);
    });
    return isFree;
  };
  return visit(node);
}
