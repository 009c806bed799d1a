/** The primitive types, their wrapper classes, and which widening conversions Java has (JLS 5.1.2, 5.1.7). */
import { type ClassName, isPrimitive, type PrimitiveName, type TypeName } from './types.js';

const WRAPPERS: Readonly<Record<PrimitiveName, ClassName>> = {
  boolean: 'java.lang.Boolean',
  byte: 'java.lang.Byte',
  short: 'java.lang.Short',
  char: 'java.lang.Character',
  int: 'java.lang.Integer',
  long: 'java.lang.Long',
  float: 'java.lang.Float',
  double: 'java.lang.Double',
};
const UNBOXED: ReadonlyMap<TypeName, PrimitiveName> = new Map(
  Object.entries(WRAPPERS).flatMap(([primitive, wrapper]) =>
    isPrimitive(primitive) ? [[wrapper, primitive] as const] : [],
  ),
);

export function wrapperOf(type: PrimitiveName): ClassName {
  return WRAPPERS[type];
}

/** Undefined for what is no wrapper class. */
export function unwrapped(type: TypeName): PrimitiveName | undefined {
  return UNBOXED.get(type);
}

const WIDER: Readonly<Record<PrimitiveName, readonly PrimitiveName[]>> = {
  boolean: [],
  byte: ['short', 'int', 'long', 'float', 'double'],
  short: ['int', 'long', 'float', 'double'],
  char: ['int', 'long', 'float', 'double'],
  int: ['long', 'float', 'double'],
  long: ['float', 'double'],
  float: ['double'],
  double: [],
};

/** Reflexive. */
export function widensTo(from: PrimitiveName, to: PrimitiveName): boolean {
  return from === to || WIDER[from].includes(to);
}
