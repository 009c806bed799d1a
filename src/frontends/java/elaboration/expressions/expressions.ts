/** Expressions by kind of syntax (Java Language Specification, chapter 15). */
import { STRING } from '../../../../ir/types.js';
import { resolveResultType } from '../../model/resolve-type.js';
import { type JavaType, NULL_TYPE, primitive } from '../../model/types/types.js';
import { namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import { methodInvocation } from '../calls/calls.js';
import { objectCreation } from '../calls/creation.js';
import { lambdaExpression } from '../calls/lambdas.js';
import { methodReferenceExpression } from '../calls/method-references.js';
import { type Elaborator, spanOf, textOf } from '../elaborator.js';
import type { BlockScope } from '../scope.js';
import { instanceofExpression } from '../statements/patterns.js';
import { switchExpression } from '../statements/switch-expressions.js';
import { literal } from '../trees.js';
import { unresolved } from '../unresolved.js';
import { arrayCreation, arrayInitialiser } from './arrays.js';
import { assignmentExpression, elementAccess, updateExpression } from './assignments.js';
import { castExpression } from './casts.js';
import { conditionalExpression } from './conditionals.js';
import { literalConstant } from './literals.js';
import { classLiteral, fieldAccess, simpleName, thisExpression } from './names.js';
import { binaryExpression, unaryExpression } from './operators.js';
import type { Value } from './value.js';

export function expressionOf(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope, target?: JavaType): Value {
  switch (node.kind) {
    case 'identifier':
      return simpleName(elaborator, node, scope);
    case 'parenthesized_expression': {
      const [inner] = namedChildren(node);
      return inner === undefined
        ? unresolved(elaborator, scope, node, 'incomplete expression')
        : elaborator.expression(inner, scope, target);
    }
    case 'this':
      return thisExpression(elaborator, node, scope);
    case 'field_access':
      return fieldAccess(elaborator, node, scope);
    case 'array_access':
      return elementAccess(elaborator, node, scope);
    case 'method_invocation':
      return methodInvocation(elaborator, node, scope, target);
    case 'object_creation_expression':
      return objectCreation(elaborator, node, scope, target);
    case 'array_creation_expression':
      return arrayCreation(elaborator, node, scope);
    case 'array_initializer':
      return arrayInitialiser(elaborator, node, scope, target ?? { kind: 'unknown', reason: 'no array expected' });
    case 'unary_expression':
      return unaryExpression(elaborator, node, scope);
    case 'binary_expression':
      return binaryExpression(elaborator, node, scope);
    case 'assignment_expression':
      return assignmentExpression(elaborator, node, scope);
    case 'update_expression':
      return updateExpression(elaborator, node, scope);
    case 'cast_expression':
      return castExpression(elaborator, node, scope);
    case 'instanceof_expression':
      return instanceofExpression(elaborator, node, scope);
    case 'ternary_expression':
      return conditionalExpression(elaborator, node, scope, target);
    case 'switch_expression':
      return switchExpression(elaborator, node, scope, target);
    case 'lambda_expression':
      return lambdaExpression(elaborator, node, scope, target);
    case 'method_reference':
      return methodReferenceExpression(elaborator, node, scope, target);
    case 'class_literal': {
      const [typeNode] = namedChildren(node);
      return typeNode === undefined
        ? unresolved(elaborator, scope, node, 'incomplete class literal')
        : classLiteral(
            resolveResultType(elaborator.model, scope.types, scope.frame.file, typeNode),
            elaborator,
            scope,
            node,
          );
    }
    case 'ERROR':
      return unresolved(elaborator, scope, node, 'syntax error');
    default:
      return literalExpression(elaborator, node, scope);
  }
}

function literalExpression(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Value {
  const constant = literalConstant(node.kind, textOf(scope, node));
  if (constant === undefined) {
    const reason = node.kind.endsWith('_literal') ? 'literal is malformed or out of range' : undefined;
    return unresolved(elaborator, scope, node, reason ?? `'${node.kind}' is not supported`);
  }
  const expression = literal(constant, spanOf(scope, node));
  if (constant.value === null) return { expression, type: NULL_TYPE };
  const type =
    constant.type === STRING
      ? elaborator.model.classTypeNamed(STRING)
      : primitive(constant.type as Parameters<typeof primitive>[0]);
  return { expression, type, constant };
}
