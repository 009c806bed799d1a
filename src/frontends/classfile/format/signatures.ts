/** Generic signatures (Java Virtual Machine Specification, 4.7.9.1) as data. Text that is no signature gives undefined. */
import type { ClassName, PrimitiveName } from '../../../ir/types.js';
import { SignatureParser } from './signature-parser.js';

export type SignatureType =
  | { readonly kind: 'primitive'; readonly name: PrimitiveName }
  | ClassSignatureType
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'array'; readonly element: SignatureType };

export interface ClassSignatureType {
  readonly kind: 'class';
  /** Binary name; the parts of an enclosing type are joined by `$`: `java.util.Map$Entry`. */
  readonly name: ClassName;
  readonly arguments: readonly SignatureArgument[];
  /**
   * Where the signature spells the enclosing type out, as compilers do when that has type arguments: `LOuter<TT;>.Inner;`.
   * `LOuter$Inner<TT;>;` has none.
   */
  readonly enclosing: ClassSignatureType | undefined;
}

export type SignatureArgument =
  | { readonly kind: 'exact'; readonly type: SignatureType }
  | { readonly kind: 'any' }
  | { readonly kind: 'extends' | 'super'; readonly type: SignatureType };

export interface SignatureTypeParameter {
  readonly name: string;
  /** The class or variable first, where there is one, then interfaces; empty means java.lang.Object. */
  readonly bounds: readonly SignatureType[];
}

export interface ClassSignature {
  readonly typeParameters: readonly SignatureTypeParameter[];
  /** `java.lang.Object` for interfaces. */
  readonly superclass: ClassSignatureType;
  readonly interfaces: readonly ClassSignatureType[];
}

/** Compilers leave out synthetic parameters; so there may be fewer parameters than the descriptor has. */
export interface MethodSignature {
  readonly typeParameters: readonly SignatureTypeParameter[];
  readonly parameters: readonly SignatureType[];
  readonly result: SignatureType | { readonly kind: 'void' };
  /** Often empty although the method declares exceptions: only generic ones need to be told. */
  readonly exceptions: readonly SignatureType[];
}

export function parseClassSignature(text: string): ClassSignature | undefined {
  const parser = new SignatureParser(text);
  const typeParameters = parser.typeParameters();
  const superclass = parser.classType();
  const interfaces: ClassSignatureType[] = [];
  while (parser.more()) interfaces.push(parser.classType());
  return parser.complete() ? { typeParameters, superclass, interfaces } : undefined;
}

export function parseMethodSignature(text: string): MethodSignature | undefined {
  const parser = new SignatureParser(text);
  const typeParameters = parser.typeParameters();
  const parameters = parser.parameters();
  const result = parser.result();
  const exceptions = parser.exceptions();
  return parser.complete() ? { typeParameters, parameters, result, exceptions } : undefined;
}

/** Of a field, a record component or a local variable: a reference type, generic or a type variable. */
export function parseFieldSignature(text: string): SignatureType | undefined {
  const parser = new SignatureParser(text);
  const type = parser.referenceType();
  return parser.complete() ? type : undefined;
}
