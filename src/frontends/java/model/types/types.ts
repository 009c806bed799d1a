/** Source-level types, generics included (Java Language Specification, chapter 4). Erasure gives the IR's type names. */
import type { ClassName, PrimitiveName } from '../../../../ir/types.js';
import type { ClassSymbol, TypeParameter } from '../symbols.js';

export type JavaType =
  | PrimitiveType
  | { readonly kind: 'void' }
  | { readonly kind: 'null' }
  | ClassType
  | TypeVariable
  | ArrayType
  | Wildcard
  | IntersectionType
  /** What could not be resolved. It is compatible with everything; code that depends on it is unsupported. */
  | UnknownType;

export interface PrimitiveType {
  readonly kind: 'primitive';
  readonly name: PrimitiveName;
}

export interface ClassType {
  readonly kind: 'class';
  readonly symbol: ClassSymbol;
  /** Empty for a raw type and for a class without type parameters. */
  readonly arguments: readonly JavaType[];
  /** The parameterised type of the enclosing instance, where it matters (inner classes of generic classes). */
  readonly enclosing?: ClassType;
}

export interface TypeVariable {
  readonly kind: 'variable';
  readonly parameter: TypeParameter;
}

export interface ArrayType {
  readonly kind: 'array';
  readonly element: JavaType;
}

/** `?`, `? extends B`, `? super B`. Only as a type argument. */
export interface Wildcard {
  readonly kind: 'wildcard';
  readonly direction: 'any' | 'extends' | 'super';
  readonly bound?: JavaType;
}

export interface IntersectionType {
  readonly kind: 'intersection';
  readonly types: readonly JavaType[];
}

export interface UnknownType {
  readonly kind: 'unknown';
  readonly reason: string;
  /** Of the class that could not be found, as far as imports tell. */
  readonly name?: ClassName;
}

export const BOOLEAN: PrimitiveType = { kind: 'primitive', name: 'boolean' };
export const BYTE: PrimitiveType = { kind: 'primitive', name: 'byte' };
export const SHORT: PrimitiveType = { kind: 'primitive', name: 'short' };
export const CHAR: PrimitiveType = { kind: 'primitive', name: 'char' };
export const INT: PrimitiveType = { kind: 'primitive', name: 'int' };
export const LONG: PrimitiveType = { kind: 'primitive', name: 'long' };
export const FLOAT: PrimitiveType = { kind: 'primitive', name: 'float' };
export const DOUBLE: PrimitiveType = { kind: 'primitive', name: 'double' };
export const VOID: JavaType = { kind: 'void' };
export const NULL_TYPE: JavaType = { kind: 'null' };
export const UNBOUNDED: Wildcard = { kind: 'wildcard', direction: 'any' };

const PRIMITIVES: Readonly<Record<PrimitiveName, PrimitiveType>> = {
  boolean: BOOLEAN,
  byte: BYTE,
  short: SHORT,
  char: CHAR,
  int: INT,
  long: LONG,
  float: FLOAT,
  double: DOUBLE,
};

const NO_ARGUMENTS: readonly JavaType[] = [];

export function primitive(name: PrimitiveName): PrimitiveType {
  return PRIMITIVES[name];
}

export function classType(
  symbol: ClassSymbol,
  typeArguments: readonly JavaType[] = NO_ARGUMENTS,
  enclosing?: ClassType,
): ClassType {
  return enclosing === undefined
    ? { kind: 'class', symbol, arguments: typeArguments }
    : { kind: 'class', symbol, arguments: typeArguments, enclosing };
}

export function variableType(parameter: TypeParameter): TypeVariable {
  return { kind: 'variable', parameter };
}

export function arrayType(element: JavaType): ArrayType {
  return { kind: 'array', element };
}

export function extendsWildcard(bound: JavaType): Wildcard {
  return { kind: 'wildcard', direction: 'extends', bound };
}

export function superWildcard(bound: JavaType): Wildcard {
  return { kind: 'wildcard', direction: 'super', bound };
}

export function unknownType(reason: string, name?: ClassName): UnknownType {
  return name === undefined ? { kind: 'unknown', reason } : { kind: 'unknown', reason, name };
}

/** A generic class without its arguments; members of an enclosing raw type are raw too. */
export function isRaw(type: ClassType): boolean {
  return type.arguments.length === 0 && type.symbol.typeParameters.length > 0;
}

export function isParameterised(type: ClassType): boolean {
  return type.arguments.length > 0 || (type.enclosing !== undefined && isParameterised(type.enclosing));
}

/** The type of `this` in a class: the class applied to its own type parameters. */
export function selfType(symbol: ClassSymbol): ClassType {
  const enclosing = symbol.inner && !symbol.local && symbol.outer !== undefined ? selfType(symbol.outer) : undefined;
  const generic = enclosing !== undefined && isParameterised(enclosing) ? enclosing : undefined;
  return classType(symbol, symbol.typeParameters.map(variableType), generic);
}
