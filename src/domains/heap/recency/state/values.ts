/** Values of variables and fields: what a reference may refer to, between which bounds a number lies. */
import type { Numbered } from '../../../../base/numbered.js';
import type { Region } from '../regions/regions.js';

/**
 * How a reference may be null: 0 it cannot; SEEN: a null that the code under analysis was seen to put there (a literal,
 * a default value, a nullable result); ASSUMED: one that only an unseen heap, aliasing or array element would explain.
 * Both mean that it may be null; they differ in how far an alarm is trusted. SEEN covers ASSUMED: of both, it is SEEN.
 */
export const NOT_NULL = 0;
export const SEEN_NULL = 1;
export const ASSUMED_NULL = 2;
export type Nulls = Numbered<'nulls'>;

/** A set of possible references. Empty targets and no null: no value at all. */
export interface ReferenceValue {
  readonly kind: 'reference';
  /** Equal values, and only they, have the same number. */
  readonly id: number;
  readonly nulls: Nulls;
  /** Ascending. */
  readonly targets: readonly Region[];
}

/**
 * An interval of boolean (0 and 1), byte, short, char, int or long; bounds beyond what a double holds exactly are
 * infinite. Every float and double is between minus and plus infinity (and may be NaN), or a constant that is not NaN.
 */
export interface NumberValue {
  readonly kind: 'number';
  readonly id: number;
  readonly lower: number;
  readonly upper: number;
}

export type Value = ReferenceValue | NumberValue;

/** Whether it is known if the reference is null, or which number it is. */
export function isDecided(value: Value): boolean {
  if (value.kind === 'number') return value.lower === value.upper;
  return value.nulls === NOT_NULL || value.targets.length === 0;
}
