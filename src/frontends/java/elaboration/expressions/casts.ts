/** Cast expressions (Java Language Specification, 15.16). */
import { erasure } from '../../model/types/erasure.js';
import type { JavaType } from '../../model/types/types.js';
import { fieldOf, fieldsOf, namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { Expression } from '../../tree.js';
import { typeOf } from '../classes/declared-types.js';
import { type Elaborator, spanOf } from '../elaborator.js';
import type { BlockScope } from '../scope.js';
import { missingName, unresolved } from '../unresolved.js';
import { assign, isErasedSubtype, toPrimitive } from './conversions.js';
import type { Value } from './value.js';

export function castExpression(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Value {
  const types = fieldsOf(node, 'type').map((child) => typeOf(elaborator, child, scope));
  const valueNode = fieldOf(node, 'value');
  const [first] = types;
  if (valueNode === undefined || first === undefined)
    return unresolved(elaborator, scope, node, 'incomplete cast expression');
  const type: JavaType = types.length === 1 ? first : { kind: 'intersection', types };
  const value = elaborator.expression(valueNode, scope, isFunction(valueNode) ? type : undefined);
  if (type.kind === 'primitive') {
    const converted = toPrimitive(elaborator, value, type.name);
    return converted === value ? { ...value, type } : converted;
  }
  if (value.type.kind === 'primitive') {
    return { expression: assign(elaborator, value, type), type };
  }
  let { expression } = value;
  for (const part of types) expression = checked(elaborator, expression, part, scope, node);
  const constant = value.constant?.type === erasure(type) ? value.constant : undefined;
  return { expression, type, ...(constant === undefined ? {} : { constant }) };
}

/** Only a function expression takes its type from a cast around it. */
function isFunction(node: SyntaxNode): boolean {
  if (node.kind === 'parenthesized_expression') {
    const [inner] = namedChildren(node);
    return inner !== undefined && isFunction(inner);
  }
  return node.kind === 'lambda_expression' || node.kind === 'method_reference';
}

function checked(
  elaborator: Elaborator,
  operand: Expression,
  type: JavaType,
  scope: BlockScope,
  node: SyntaxNode,
): Expression {
  const erased = missingName(type);
  if (operand.kind === 'unsupported') return { ...operand, type: erased };
  if (isErasedSubtype(elaborator, operand.type, erased)) return operand;
  return { kind: 'cast', operand, implicit: false, type: erased, span: spanOf(scope, node) };
}
