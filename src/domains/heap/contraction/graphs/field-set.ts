/** The fields along which a query walks, in the forms in which graphs mention them. */
import { backOf, fieldOf, loopBit, parentBit } from './links.js';
import type { ContractionModel } from './model.js';

export interface FieldSet {
  /** Of the fields that can be loops. */
  readonly loops: number;
  /** Bits of the parent fields among them. */
  readonly back: number;
  readonly has: (field: number) => boolean;
  /** Undefined: all. */
  readonly numbers: readonly number[] | undefined;
}

/** Undefined means every field. */
export function fieldSet(model: ContractionModel, fields?: readonly number[]): FieldSet {
  if (fields === undefined) return { loops: -1, back: -1, has: () => true, numbers: undefined };
  let [loops, back] = [0, 0];
  for (const field of fields) {
    loops |= loopBit(field);
    back |= parentBit(model, field);
  }
  return { loops, back, has: (field) => fields.includes(field), numbers: fields };
}

/** Whether the edge itself is walked. */
export function leads(set: FieldSet, kind: number): boolean {
  return set.has(fieldOf(kind));
}

/** Whether a parent pointer along the edge is walked, from its target to its source. */
export function leadsBack(set: FieldSet, kind: number): boolean {
  return (backOf(kind) & set.back) !== 0;
}
