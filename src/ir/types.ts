/**
 * Types as the program sees them after erasure: a type is its readable name.
 *
 * `int`, `java.lang.String`, `java.util.Map$Entry`, `int[][]`. Two types are the same when their names are the same
 * string, so no table is needed to compare them. `null` is the type of the null constant and `void` of no value.
 */
export type TypeName = string;

/** Binary name with dots, `$` before nested names: `java.util.Map$Entry`. */
export type ClassName = string;

export type PrimitiveName = 'boolean' | 'byte' | 'short' | 'char' | 'int' | 'long' | 'float' | 'double';

export const OBJECT: ClassName = 'java.lang.Object';
export const STRING: ClassName = 'java.lang.String';
export const THROWABLE: ClassName = 'java.lang.Throwable';
export const CLASS: ClassName = 'java.lang.Class';
/** What is declared in it is known everywhere by its simple name. */
export const LANGUAGE_PACKAGE = 'java.lang.';
export const SERIALIZABLE: ClassName = 'java.io.Serializable';
/** Interfaces that all arrays have. */
export const ARRAY_INTERFACES: ReadonlySet<ClassName> = new Set(['java.lang.Cloneable', SERIALIZABLE]);
/** Values that the language makes of primitive ones. */
export const BOXES: readonly ClassName[] = [
  'Boolean',
  'Byte',
  'Character',
  'Short',
  'Integer',
  'Long',
  'Float',
  'Double',
].map((name) => LANGUAGE_PACKAGE + name);

const PRIMITIVES: ReadonlySet<string> = new Set(['boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double']);

export function isPrimitive(type: TypeName): type is PrimitiveName {
  return PRIMITIVES.has(type);
}

/** Class, interface, array or the null type. */
export function isReference(type: TypeName): boolean {
  return !PRIMITIVES.has(type) && type !== 'void';
}

export function isArray(type: TypeName): boolean {
  return type.endsWith('[]');
}

/** The type of the elements of an array type. */
export function elementType(array: TypeName): TypeName {
  return array.slice(0, -2);
}

export function arrayOf(element: TypeName, rank = 1): TypeName {
  return element + '[]'.repeat(rank);
}

/** Types that the machine computes with as 32-bit integers: boolean, byte, short, char and int. */
export function isIntegerLike(type: TypeName): boolean {
  return type === 'int' || type === 'boolean' || type === 'byte' || type === 'short' || type === 'char';
}

/** Empty for the unnamed package. */
export function packageOf(name: ClassName): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}
