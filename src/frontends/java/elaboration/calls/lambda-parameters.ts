/** The parameters of a lambda expression as written. */
import { arrayType, type JavaType } from '../../model/types/types.js';
import { childOfKind, fieldOf, namedChildren } from '../../syntax/navigation.js';
import type { SyntaxNode } from '../../syntax/tree.js';
import { isVar, typeOf, withDimensions } from '../classes/declared-types.js';
import { type Elaborator, textOf } from '../elaborator.js';
import type { BlockScope } from '../scope.js';

export interface LambdaParameter {
  readonly name: string;
  readonly node: SyntaxNode;
  readonly type:
    | { readonly node: SyntaxNode; readonly dimensions: SyntaxNode | undefined; readonly rest: boolean }
    | undefined;
}

export function lambdaParameters(node: SyntaxNode, scope: BlockScope): readonly LambdaParameter[] {
  const list = fieldOf(node, 'parameters');
  if (list === undefined) return [];
  if (list.kind === 'identifier') return [{ name: textOf(scope, list), node: list, type: undefined }];
  return namedChildren(list).flatMap((child): readonly LambdaParameter[] => {
    if (child.kind === 'identifier' || child.kind === 'underscore_pattern')
      return [{ name: textOf(scope, child), node: child, type: undefined }];
    const rest = child.kind === 'spread_parameter';
    const declarator = rest ? childOfKind(child, 'variable_declarator') : child;
    const name = declarator && fieldOf(declarator, 'name');
    if (name === undefined) return [];
    const typeNode = rest
      ? namedChildren(child).find((part) => part.kind !== 'modifiers' && part !== declarator)
      : fieldOf(child, 'type');
    const written = typeNode === undefined || isVar(typeNode, scope) ? undefined : typeNode;
    const dimensions = declarator && fieldOf(declarator, 'dimensions');
    return [{ name: textOf(scope, name), node: child, type: written && { node: written, dimensions, rest } }];
  });
}

/** The declared types; undefined when any is left to inference. */
export function explicitTypes(
  elaborator: Elaborator,
  parameters: readonly LambdaParameter[],
  scope: BlockScope,
): readonly JavaType[] | undefined {
  const types: JavaType[] = [];
  for (const { type } of parameters) {
    if (type === undefined) return undefined;
    const plain = withDimensions(typeOf(elaborator, type.node, scope), type.dimensions);
    types.push(type.rest ? arrayType(plain) : plain);
  }
  return types;
}
