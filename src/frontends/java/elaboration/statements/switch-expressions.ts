/** Switch expressions where they stand as values: their type is the target, or what their values have in common. */
import type { JavaType } from '../../model/types/types.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import type { Elaborator } from '../elaborator.js';
import { commonType } from '../expressions/conditionals.js';
import type { Value } from '../expressions/value.js';
import type { BlockScope } from '../scope.js';
import { standaloneTypes, switchShape } from './switch-shapes.js';
import { switchExpressionOf } from './switches.js';

export function switchExpression(
  elaborator: Elaborator,
  node: SyntaxNode,
  scope: BlockScope,
  target?: JavaType,
): Value {
  if (target !== undefined && target.kind !== 'unknown') return switchExpressionOf(elaborator, node, scope, target);
  const types = standaloneTypes(elaborator, switchShape(elaborator, node, scope));
  const operands = types.map((type) => ({ type }));
  return switchExpressionOf(elaborator, node, scope, commonType(elaborator, operands));
}
