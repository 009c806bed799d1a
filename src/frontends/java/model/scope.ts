/** Where a type name is looked up: nested scopes from a body out to the compilation unit. */
import type { CompilationUnit } from './source/compilation-unit.js';
import type { ClassSymbol, TypeParameter } from './symbols.js';

export type Scope =
  | { readonly kind: 'file'; readonly unit: CompilationUnit; readonly parent: undefined }
  /** The body of a class: its member classes, inherited ones included, and its type parameters. */
  | { readonly kind: 'class'; readonly symbol: ClassSymbol; readonly parent: Scope }
  /** Of a generic method or constructor. */
  | { readonly kind: 'type-parameters'; readonly parameters: readonly TypeParameter[]; readonly parent: Scope }
  /** One local class, visible from its declaration on. */
  | { readonly kind: 'local-class'; readonly symbol: ClassSymbol; readonly parent: Scope };

export function withClass(parent: Scope, symbol: ClassSymbol): Scope {
  return { kind: 'class', symbol, parent };
}

export function withTypeParameters(parent: Scope, parameters: readonly TypeParameter[]): Scope {
  return parameters.length === 0 ? parent : { kind: 'type-parameters', parameters, parent };
}

export function withLocalClass(parent: Scope, symbol: ClassSymbol): Scope {
  return { kind: 'local-class', symbol, parent };
}

export function unitOf(scope: Scope): CompilationUnit {
  let at = scope;
  while (at.kind !== 'file') at = at.parent;
  return at.unit;
}
