/** Types written before a variable's name, with the brackets that may follow the name. */
import { resolveType } from '../../model/resolve-type.js';
import { arrayType, type JavaType, unknownType } from '../../model/types/types.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import { type Elaborator, textOf } from '../elaborator.js';
import type { BlockScope } from '../scope.js';

/** The type of a variable, cast or test; `void` is none. */
export function typeOf(elaborator: Elaborator, node: SyntaxNode, scope: BlockScope): JavaType {
  const type = resolveType(elaborator.model, scope.types, scope.frame.file, node);
  return type.kind === 'void' ? unknownType("'void' is no type of values") : type;
}

/** `int x[]` declares an array. */
export function withDimensions(type: JavaType, dimensions: SyntaxNode | undefined): JavaType {
  let result = type;
  for (const child of dimensions?.children ?? []) if (child.kind === '[') result = arrayType(result);
  return result;
}

/** `var` in place of a type: to be inferred. A class may still be called so, in old code. */
export function isVar(node: SyntaxNode, scope: BlockScope): boolean {
  return node.kind === 'type_identifier' && textOf(scope, node) === 'var';
}
