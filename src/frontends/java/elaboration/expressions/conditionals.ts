/** The conditional operator and its types (Java Language Specification, 15.25). */
import type { PrimitiveName } from '../../../../ir/types.js';
import { lub } from '../../model/inference/bounds.js';
import { boxedType } from '../../model/types/conversions.js';
import { erasure } from '../../model/types/erasure.js';
import { type JavaType, primitive } from '../../model/types/types.js';
import { fieldOf } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import { type Elaborator, spanOf } from '../elaborator.js';
import type { BlockScope } from '../scope.js';
import { conditionalBranches, hasPrimitiveKind } from '../shapes.js';
import { literal } from '../trees.js';
import { unresolved } from '../unresolved.js';
import { fits } from './constants.js';
import { assign, convertPrimitive, promoteBinary, toPrimitive, unboxedType } from './conversions.js';
import type { Value } from './value.js';

export function conditionalExpression(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  target?: JavaType,
): Value {
  const conditionNode = fieldOf(node, 'condition');
  const branches = conditionalBranches(elaborator, node, scope);
  const [first, second] = branches ?? [];
  if (conditionNode === undefined || first === undefined || second === undefined)
    return unresolved(elaborator, scope, node, 'incomplete conditional expression');
  const condition = toPrimitive(elaborator, elaborator.expression(conditionNode, scope), 'boolean');
  const isPlain = [first, second].every((branch) => hasPrimitiveKind(elaborator.shape(branch.node, branch.scope)));
  const inner = isPlain ? undefined : target;
  const whenTrue = elaborator.expression(first.node, first.scope, inner);
  const whenFalse = elaborator.expression(second.node, second.scope, inner);
  const type = inner !== undefined && inner.kind !== 'unknown' ? inner : commonType(elaborator, [whenTrue, whenFalse]);
  const span = spanOf(scope, node);
  if (condition.constant !== undefined && whenTrue.constant !== undefined && whenFalse.constant !== undefined) {
    const chosen = condition.constant.value === 1 ? whenTrue : whenFalse;
    const constant = type.kind === 'primitive' ? convertPrimitive(chosen, type.name).constant : chosen.constant;
    if (constant?.type === erasure(type)) return { expression: literal(constant, span), type, constant };
  }
  const expression = {
    kind: 'conditional',
    condition: condition.expression,
    whenTrue: assign(elaborator, whenTrue, type),
    whenFalse: assign(elaborator, whenFalse, type),
    type: erasure(type),
    span,
  } as const;
  return { expression, type };
}

type Operand = Pick<Value, 'type' | 'constant'>;

/** The type of a conditional or switch expression without target. */
export function commonType(elaborator: Elaborator, values: readonly Operand[]): JavaType {
  const names = values.map(unboxedType);
  const plain = names.filter((name) => name !== undefined);
  if (plain.length === values.length && plain.length > 0) {
    const boxesOnly = values.every((value) => value.type.kind !== 'primitive');
    const [name] = plain;
    if (plain.every((other) => other === name)) {
      return boxesOnly ? (values[0] as Operand).type : primitive(name as PrimitiveName);
    }
    if (!plain.includes('boolean')) return primitive(numericType(values, plain));
  }
  const types = values.map(({ type }) => (type.kind === 'primitive' ? boxedType(elaborator.model, type.name) : type));
  return lub(elaborator.model, types);
}

/** byte with short is short; an int constant that fits takes the narrower type; else binary promotion. */
function numericType(values: readonly Operand[], names: readonly PrimitiveName[]): PrimitiveName {
  return names.slice(1).reduce((left: PrimitiveName, right, index) => {
    if (left === right) return left;
    if ((left === 'byte' && right === 'short') || (left === 'short' && right === 'byte')) return 'short';
    const before = values[index];
    const value = values[index + 1];
    if (isNarrow(left) && isFittingConstant(value, left)) return left;
    if (isNarrow(right) && isFittingConstant(before, right) && index === 0) return right;
    return promoteBinary(left, right);
  }, names[0] as PrimitiveName);
}

function isNarrow(type: PrimitiveName): boolean {
  return type === 'byte' || type === 'short' || type === 'char';
}

function isFittingConstant(value: Operand | undefined, type: PrimitiveName): boolean {
  return (
    value?.constant !== undefined &&
    value.type.kind === 'primitive' &&
    value.type.name === 'int' &&
    fits(value.constant, type)
  );
}
