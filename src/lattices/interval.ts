/**
 * Intervals of numbers, with thresholds for widening.
 * P. and R. Cousot, Static determination of dynamic properties of programs, ISOP 1976. There is no `narrow`, so that a
 * descending pass takes back all it can, not only infinite bounds.
 */
import { type Lattice, notCovered } from './lattice.js';

/** The empty interval has the bounds Infinity and -Infinity, and only it has its bounds the wrong way round. */
export interface Interval {
  readonly lower: number;
  readonly upper: number;
}

export const EMPTY_INTERVAL: Interval = { lower: Number.POSITIVE_INFINITY, upper: Number.NEGATIVE_INFINITY };

/** The interval with these bounds, neither of them NaN; empty if they are the wrong way round. */
export function interval(lower: number, upper: number): Interval {
  // Adding zero turns negative zero into zero, which would be spelled differently.
  return lower <= upper ? { lower: lower + 0, upper: upper + 0 } : EMPTY_INTERVAL;
}

export interface IntervalOptions {
  /** Where widening ends at last; bounds beyond are not the business of this lattice. */
  readonly lowest?: number;
  readonly highest?: number;
  /** Where widening stops on its way. */
  readonly thresholds?: readonly number[];
}

const isEmpty = ({ lower, upper }: Interval): boolean => lower > upper;
const leq = (lower: Interval, upper: Interval): boolean => upper.lower <= lower.lower && lower.upper <= upper.upper;
const bound = (value: number): string => (Number.isFinite(value) ? String(value) : value < 0 ? '-∞' : '∞');
const show = (each: Interval): string =>
  isEmpty(each)
    ? 'empty'
    : each.lower === each.upper
      ? bound(each.lower)
      : `${bound(each.lower)}..${bound(each.upper)}`;

export function intervals(options: IntervalOptions = {}): Lattice<Interval> {
  const { lowest = Number.NEGATIVE_INFINITY, highest = Number.POSITIVE_INFINITY } = options;
  const ascending = (options.thresholds ?? []).map((threshold) => threshold + 0).sort((left, right) => left - right);
  const descending = [...ascending].reverse();
  // For spelling only: nothing is kept in it.
  const doubles = new Float64Array(2);
  const words = new Int32Array(doubles.buffer);
  const below = (value: number): number => {
    const stop = descending.find((threshold) => threshold <= value) ?? lowest;
    return stop <= value ? stop : Number.NEGATIVE_INFINITY;
  };
  const above = (value: number): number => {
    const stop = ascending.find((threshold) => threshold >= value) ?? highest;
    return stop >= value ? stop : Number.POSITIVE_INFINITY;
  };
  return {
    bottom: EMPTY_INTERVAL,
    leq,
    join: (left, right) => {
      if (leq(right, left)) return left;
      if (leq(left, right)) return right;
      return { lower: Math.min(left.lower, right.lower), upper: Math.max(left.upper, right.upper) };
    },
    widen: (older, newer) =>
      isEmpty(older)
        ? newer
        : {
            lower: newer.lower < older.lower ? below(newer.lower) : older.lower,
            upper: newer.upper > older.upper ? above(newer.upper) : older.upper,
          },
    spell: ({ lower, upper }, into) => {
      doubles[0] = lower;
      doubles[1] = upper;
      for (let word = 0; word < 4; word++) into.push(words[word] as number);
    },
    show,
    whyNotLeq: notCovered({ leq, show }),
  };
}
