/** Source-level types, generics included (Java Language Specification, chapter 4). Erasure gives the IR's type names. */
import type { PrimitiveName } from '../../../ir/types.js';
import type { ClassSymbol, TypeParameter } from './symbols.js';

export type JavaType =
  | { readonly kind: 'primitive'; readonly name: PrimitiveName }
  | { readonly kind: 'void' }
  | { readonly kind: 'null' }
  | ClassType
  | { readonly kind: 'variable'; readonly parameter: TypeParameter }
  | { readonly kind: 'array'; readonly element: JavaType }
  | Wildcard
  | { readonly kind: 'intersection'; readonly types: readonly JavaType[] }
  /** What could not be resolved. It is compatible with everything; code that depends on it is unsupported. */
  | { readonly kind: 'unknown'; readonly reason: string };

export interface ClassType {
  readonly kind: 'class';
  readonly symbol: ClassSymbol;
  /** Empty for a raw type and for a class without type parameters. */
  readonly arguments: readonly JavaType[];
  /** The parameterised type of the enclosing instance, where it matters (inner classes of generic classes). */
  readonly enclosing?: ClassType;
}

/** `?`, `? extends B`, `? super B`. Only as a type argument. */
export interface Wildcard {
  readonly kind: 'wildcard';
  readonly direction: 'any' | 'extends' | 'super';
  readonly bound?: JavaType;
}
