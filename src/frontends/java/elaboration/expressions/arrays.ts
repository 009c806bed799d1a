/** Array creation and array initialisers (Java Language Specification, 15.10 and 10.6). */
import { erasure } from '../../model/types/erasure.js';
import { showType } from '../../model/types/show-type.js';
import { arrayType, INT, type JavaType } from '../../model/types/types.js';
import { childOfKind, fieldOf, fieldsOf, namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import { typeOf, withDimensions } from '../classes/declared-types.js';
import { type Elaborator, spanOf } from '../elaborator.js';
import type { BlockScope } from '../scope.js';
import { consequence, unresolved } from '../unresolved.js';
import { assign } from './conversions.js';
import type { Value } from './value.js';

export function arrayCreation(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): Value {
  const typeNode = fieldOf(node, 'type');
  if (typeNode === undefined) return unresolved(elaborator, scope, node, 'incomplete array creation');
  let type = typeOf(elaborator, typeNode, scope);
  const lengths: SyntaxNode[] = [];
  for (const dimensions of fieldsOf(node, 'dimensions')) {
    if (dimensions.kind === 'dimensions_expr') {
      const length = namedChildren(dimensions).at(-1);
      if (length !== undefined) lengths.push(length);
      type = arrayType(type);
    } else {
      type = withDimensions(type, dimensions);
    }
  }
  const initialiser = fieldOf(node, 'value') ?? childOfKind(node, 'array_initializer');
  if (initialiser !== undefined) return arrayInitialiser(elaborator, initialiser, scope, type);
  return {
    expression: {
      kind: 'new-array',
      lengths: lengths.map((length) => assign(elaborator, elaborator.expression(length, scope), INT)),
      type: erasure(type),
      span: spanOf(scope, node),
    },
    type,
  };
}

/** `{ … }` where an array of the type is expected. */
export function arrayInitialiser(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope, type: JavaType): Value {
  if (type.kind === 'unknown') return consequence(scope, node, type.reason);
  if (type.kind !== 'array')
    return unresolved(elaborator, scope, node, `an array initialiser does not fit ${showType(type)}`, type);
  const { element } = type;
  const elements = namedChildren(node).map((child) => {
    const value =
      child.kind === 'array_initializer'
        ? arrayInitialiser(elaborator, child, scope, element)
        : elaborator.expression(child, scope, element);
    return assign(elaborator, value, element);
  });
  return {
    expression: { kind: 'array-literal', elements, type: erasure(type), span: spanOf(scope, node) },
    type,
  };
}
