/** Type parameters declared in source. */

import { OBJECT } from '../../../../ir/types.js';
import { childOfKind, childrenOfKind, fieldOf, namedChildren } from '../../syntax/navigation.js';
import type { SourceFile, SyntaxNode } from '../../syntax/tree.js';
import { isBoundedByItself } from '../cyclic-bounds.js';
import type { JavaModel } from '../model.js';
import { resolveType } from '../resolve-type.js';
import { type Scope, withTypeParameters } from '../scope.js';
import type { TypeParameter } from '../symbols.js';
import type { JavaType } from '../types/types.js';

const NONE: readonly TypeParameter[] = [];

/** The parameters may name each other in their bounds: they are resolved in the scope with all of them. */
export function readTypeParameters(
  model: JavaModel,
  outside: Scope,
  file: SourceFile,
  declaration: SyntaxNode,
): readonly TypeParameter[] {
  const list = fieldOf(declaration, 'type_parameters') ?? childOfKind(declaration, 'type_parameters');
  if (list === undefined) return NONE;
  const parameters: TypeParameter[] = [];
  const scope = withTypeParameters(outside, parameters);
  const inner: Scope = scope === outside ? { kind: 'type-parameters', parameters, parent: outside } : scope;
  for (const node of childrenOfKind(list, 'type_parameter')) {
    const name = childOfKind(node, 'type_identifier') ?? childOfKind(node, 'identifier');
    if (name !== undefined) parameters.push(new SourceTypeParameter(model, inner, file, node, file.textOf(name)));
  }
  return parameters;
}

class SourceTypeParameter implements TypeParameter {
  #bounds: readonly JavaType[] | undefined;

  constructor(
    private readonly model: JavaModel,
    private readonly scope: Scope,
    private readonly file: SourceFile,
    private readonly node: SyntaxNode,
    readonly name: string,
  ) {}

  bounds(): readonly JavaType[] {
    if (this.#bounds !== undefined) return this.#bounds;
    const object = [this.model.classTypeNamed(OBJECT)];
    // Seen while the bounds are being resolved, if they refer to themselves.
    this.#bounds = object;
    const bound = childOfKind(this.node, 'type_bound');
    if (bound === undefined) return object;
    this.#bounds = namedChildren(bound).map((child) => resolveType(this.model, this.scope, this.file, child));
    if (this.#bounds.length === 0 || isBoundedByItself(this, this.#bounds[0])) this.#bounds = object;
    return this.#bounds;
  }
}
