/**
 * The integer types of Java as intervals: their ranges, and how numbers beyond a range come back into it.
 *
 * Finite bounds are integers that a double holds exactly. A bound of a long beyond those is infinite, which then means the
 * limit of the type; so an infinite bound is always to be taken for the limit itself.
 */
import { EMPTY_INTERVAL, type Interval } from '../interval.js';

export type IntegerType = 'boolean' | 'byte' | 'short' | 'char' | 'int' | 'long';

const SAFE = Number.MAX_SAFE_INTEGER;
const INFINITY = Number.POSITIVE_INFINITY;

const RANGES: Readonly<Record<IntegerType, Interval>> = {
  boolean: { lower: 0, upper: 1 },
  byte: { lower: -0x80, upper: 0x7f },
  short: { lower: -0x8000, upper: 0x7fff },
  char: { lower: 0, upper: 0xffff },
  int: { lower: -0x80000000, upper: 0x7fffffff },
  long: { lower: -INFINITY, upper: INFINITY },
};

/** Every number, floating ones and NaN included. */
export const ANY_NUMBER: Interval = RANGES.long;

export function isIntegerType(type: string): type is IntegerType {
  return Object.hasOwn(RANGES, type);
}

/** All values of the type; for float, double and what is no number: everything. */
export function rangeOf(type: string): Interval {
  return isIntegerType(type) ? RANGES[type] : ANY_NUMBER;
}

export function single(value: number): Interval {
  // Adding zero turns negative zero into zero.
  return { lower: value + 0, upper: value + 0 };
}

/** Nothing is known of a floating constant: these intervals hold integers. */
export function constantOf(value: number | bigint, type: string): Interval {
  if (!isIntegerType(type)) return ANY_NUMBER;
  return bounded(Number(value), Number(value));
}

/** The smallest interval whose bounds are exact, or infinite, around those given. */
export function bounded(lower: number, upper: number): Interval {
  if (!(lower <= upper)) return EMPTY_INTERVAL;
  return {
    lower: lower < -SAFE ? -INFINITY : Math.min(lower, SAFE) + 0,
    upper: upper > SAFE ? INFINITY : Math.max(upper, -SAFE) + 0,
  };
}

export function isEmpty({ lower, upper }: Interval): boolean {
  return lower > upper;
}

export function isSingle({ lower, upper }: Interval): boolean {
  return lower === upper;
}

export function isWithin(inner: Interval, outer: Interval): boolean {
  return outer.lower <= inner.lower && inner.upper <= outer.upper;
}

export function hull(left: Interval, right: Interval): Interval {
  if (isEmpty(left)) return right;
  if (isEmpty(right)) return left;
  return { lower: Math.min(left.lower, right.lower), upper: Math.max(left.upper, right.upper) };
}

const WIDTHS: Readonly<Record<Exclude<IntegerType, 'long'>, number>> = {
  boolean: 2,
  byte: 0x100,
  short: 0x10000,
  char: 0x10000,
  int: 0x100000000,
};

/**
 * What is left of the exact integers between the bounds when only the type's bits are kept: the same interval moved, where
 * it does not cross the type's limit; else all values. Bounds of int and narrower types have to be exact.
 */
export function wrapped(lower: number, upper: number, type: Exclude<IntegerType, 'long'>): Interval {
  const range = RANGES[type];
  if (range.lower <= lower && upper <= range.upper) return { lower: lower + 0, upper: upper + 0 };
  const width = WIDTHS[type];
  if (!(upper - lower < width)) return range;
  const low = intoRange(lower, range, width);
  const high = intoRange(upper, range, width);
  return low <= high ? { lower: low, upper: high } : range;
}

function intoRange(value: number, { lower }: Interval, width: number): number {
  // Dividing by and multiplying with a power of two, and the differences here, are exact.
  return value - Math.floor((value - lower) / width) * width;
}
