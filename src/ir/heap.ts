/**
 * A read-only view of a concrete heap: what formulas are evaluated on and drawings are made from.
 * The interpreter's heap, enumerated heaps and witnesses all implement it.
 */
import type { ClassName, TypeName } from './types.js';

/** An object or array; identity is the JavaScript object. */
export interface HeapObject {
  /** Small and unique within the heap, in order of allocation. */
  readonly id: number;
}

/** number for boolean (0 or 1), byte, short, char, int, float, double; bigint for long; an object or null otherwise. */
export type HeapValue = number | bigint | HeapObject | null;

export interface HeapView {
  /** The dynamic type: a class name, or an array type. */
  typeOf(object: HeapObject): TypeName;
  /** Undefined when the object has no such field. */
  field(object: HeapObject, owner: ClassName, name: string): HeapValue | undefined;
  /** All instance fields, superclass first. */
  fields(object: HeapObject): readonly { readonly owner: ClassName; readonly name: string; readonly type: TypeName }[];
  staticField(owner: ClassName, name: string): HeapValue | undefined;
  /** Static fields of all classes initialised so far. */
  statics(): readonly { readonly owner: ClassName; readonly name: string; readonly type: TypeName }[];
  /** Undefined when the object is no array. */
  length(array: HeapObject): number | undefined;
  element(array: HeapObject, index: number): HeapValue;
  /** The characters of a java.lang.String; undefined for other objects. */
  text(object: HeapObject): string | undefined;
}
