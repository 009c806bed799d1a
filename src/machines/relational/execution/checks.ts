/** When the check in front of an instruction holds. */
import type { Condition as Check } from '../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import { elementType, isArray, isPrimitive, type TypeName } from '../../../ir/types.js';
import type { Condition, Node } from '../algebra.js';
import { TRUE } from '../conditions.js';
import type { PathState } from '../state.js';
import { less, operandNode } from './expressions.js';
import { exactClass, instanceOf } from './instances.js';
import { fieldNode } from './memory.js';
import type { RelationalWorld } from './world.js';

export function checkHolds(world: RelationalWorld, check: Check, state: PathState): Condition {
  const { algebra } = world;
  const { conditions } = algebra;
  switch (check.kind) {
    case 'not-null':
      return conditions.not(conditions.equal(operandNode(world, check.operand, state), algebra.null));
    case 'in-bounds': {
      const index = operandNode(world, check.index, state);
      const length = algebra.join(operandNode(world, check.array, state), fieldNode(algebra, state, world.length));
      const isNegative = less(algebra, index, algebra.constant('0', 'int'));
      return conditions.and(conditions.not(isNegative), less(algebra, index, length));
    }
    case 'not-negative':
      return conditions.not(less(algebra, operandNode(world, check.operand, state), algebra.constant('0', 'int')));
    case 'not-zero':
      return conditions.not(conditions.equal(operandNode(world, check.operand, state), algebra.constant('0', 'int')));
    case 'castable': {
      const value = operandNode(world, check.operand, state);
      return conditions.or(conditions.equal(value, algebra.null), instanceOf(world, value, check.type));
    }
    case 'storable':
      return storable(world, operandNode(world, check.array, state), check.array.type, {
        node: operandNode(world, check.value, state),
        type: check.value.type,
      });
  }
}

/** An array may be of a narrower type than its variable: then what it takes is not known. */
function storable(
  world: RelationalWorld,
  array: Node,
  arrayType: TypeName,
  value: { readonly node: Node; readonly type: TypeName },
): Condition {
  const { algebra, hierarchy } = world;
  const { conditions } = algebra;
  if (!isArray(arrayType) || isPrimitive(elementType(arrayType))) return TRUE;
  const isNull = conditions.equal(value.node, algebra.null);
  if (isNull === TRUE) return TRUE;
  const exact = exactClass(world, array);
  if (exact !== undefined && isArray(exact)) {
    return conditions.or(isNull, instanceOf(world, value.node, elementType(exact)));
  }
  const element = elementType(arrayType);
  const declaration = hierarchy.find(element);
  const isFinal = declaration !== undefined && hasFlag(declaration, Flag.FINAL) && !isArray(element);
  if (isFinal && hierarchy.isAssignable(value.type, element)) return TRUE;
  return conditions.or(isNull, conditions.unknown('what the array takes'));
}
