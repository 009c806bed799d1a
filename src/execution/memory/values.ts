/**
 * Values of the machine: what variables, fields and array elements hold while a program runs.
 *
 * boolean (0 or 1), byte, short, char, int, float and double are JavaScript numbers, long is a bigint in the range of
 * 64 signed bits, references are objects of the classes below or null.
 */
import type { HeapObject } from '../../ir/heap.js';
import { isPrimitive, type TypeName } from '../../ir/types.js';
import type { RuntimeClass } from '../classes/runtime-class.js';

export type Reference = JavaObject | JavaArray | JavaString;

export type Value = number | bigint | Reference | null;

/** An instance of a class other than java.lang.String. */
export class JavaObject implements HeapObject {
  /** What a native method keeps with the object, outside the reach of Java code and formulas. */
  payload: unknown = undefined;
  /** When memory was last counted and this object found. */
  visited = 0;

  constructor(
    readonly id: number,
    readonly type: RuntimeClass,
    /** One slot a field, superclass first, as `type.fields` lists them. */
    readonly fields: Value[],
  ) {}
}

/** The elements of an array: a plain array for references, a typed array for primitives. */
export type Elements =
  | (Reference | null)[]
  | Int8Array
  | Uint8Array
  | Int16Array
  | Uint16Array
  | Int32Array
  | BigInt64Array
  | Float32Array
  | Float64Array;

export class JavaArray implements HeapObject {
  visited = 0;

  constructor(
    readonly id: number,
    readonly type: RuntimeClass,
    readonly elements: Elements,
  ) {}
}

/** A java.lang.String: its characters are UTF-16 units, as JavaScript's are. */
export class JavaString implements HeapObject {
  visited = 0;

  constructor(
    readonly id: number,
    readonly type: RuntimeClass,
    /** Changes only while a constructor of the string runs. */
    public text: string,
  ) {}
}

/** The value of a field or element that nothing has been stored to. */
export function defaultValue(type: TypeName): Value {
  if (type === 'long') return 0n;
  return isPrimitive(type) ? 0 : null;
}

/** Elements with default values; `type` is the type of one element. */
export function newElements(type: TypeName, length: number): Elements {
  switch (type) {
    case 'boolean':
      return new Uint8Array(length);
    case 'byte':
      return new Int8Array(length);
    case 'short':
      return new Int16Array(length);
    case 'char':
      return new Uint16Array(length);
    case 'int':
      return new Int32Array(length);
    case 'long':
      return new BigInt64Array(length);
    case 'float':
      return new Float32Array(length);
    case 'double':
      return new Float64Array(length);
    default:
      return new Array<Reference | null>(length).fill(null);
  }
}

export function copyElements(elements: Elements): Elements {
  return elements.slice();
}
