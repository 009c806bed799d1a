/** Comparisons of integers: what intervals decide, and what a comparison that holds says of its sides. */
import type { Truth } from '../../base/truth.js';
import { EMPTY_INTERVAL, type Interval, interval } from '../interval.js';
import { bounded, isEmpty, isSingle } from './ranges.js';

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** Both sides with what the comparison excludes taken away; undefined where it cannot hold. */
export type Refined = readonly [left: Interval, right: Interval] | undefined;

export function decide(comparison: Comparison, left: Interval, right: Interval): Truth {
  switch (comparison) {
    case '==':
      if (left.upper < right.lower || right.upper < left.lower) return 'no';
      return isSingle(left) && isSingle(right) ? 'yes' : 'unknown';
    case '!=':
      if (left.upper < right.lower || right.upper < left.lower) return 'yes';
      return isSingle(left) && isSingle(right) ? 'no' : 'unknown';
    case '<':
      return left.upper < right.lower ? 'yes' : left.lower >= right.upper ? 'no' : 'unknown';
    case '<=':
      return left.upper <= right.lower ? 'yes' : left.lower > right.upper ? 'no' : 'unknown';
    case '>':
      return decide('<', right, left);
    case '>=':
      return decide('<=', right, left);
  }
}

export function narrowSides(comparison: Comparison, left: Interval, right: Interval): Refined {
  switch (comparison) {
    case '==': {
      const both = meet(left, right);
      return pair(both, both);
    }
    case '!=':
      return pair(without(left, right), without(right, left));
    case '<':
      return pair(
        bounded(left.lower, Math.min(left.upper, right.upper - 1)),
        bounded(Math.max(right.lower, left.lower + 1), right.upper),
      );
    case '<=':
      return pair(
        bounded(left.lower, Math.min(left.upper, right.upper)),
        bounded(Math.max(right.lower, left.lower), right.upper),
      );
    case '>':
      return swapped(narrowSides('<', right, left));
    case '>=':
      return swapped(narrowSides('<=', right, left));
  }
}

export function meet(left: Interval, right: Interval): Interval {
  return interval(Math.max(left.lower, right.lower), Math.min(left.upper, right.upper));
}

function pair(left: Interval, right: Interval): Refined {
  return isEmpty(left) || isEmpty(right) ? undefined : [left, right];
}

function swapped(refined: Refined): Refined {
  return refined && [refined[1], refined[0]];
}

/** Only a bound can be taken away from an interval. */
function without(from: Interval, other: Interval): Interval {
  return isSingle(other) ? withoutNumber(from, other.lower) : from;
}

function withoutNumber({ lower, upper }: Interval, number: number): Interval {
  return bounded(lower === number ? lower + 1 : lower, upper === number ? upper - 1 : upper);
}

/** Whether the integer is one of the numbers. */
export function isAmong(operand: Interval, numbers: readonly number[]): Truth {
  const { size } = new Set(numbers.filter((number) => operand.lower <= number && number <= operand.upper));
  if (size === 0) return 'no';
  return size === operand.upper - operand.lower + 1 ? 'yes' : 'unknown';
}

/** The interval of those integers that are among the numbers, or, where `negated`, are not. Empty where there is none. */
export function narrowAmong(operand: Interval, numbers: readonly number[], wanted: 'others' | 'these'): Interval {
  if (wanted === 'others') {
    // From both ends, so that a row of numbers at an end goes as a whole.
    const ascending = [...numbers].sort((left, right) => left - right);
    const fromBelow = ascending.reduce(withoutNumber, operand);
    return ascending.reduceRight(withoutNumber, fromBelow);
  }
  const possible = numbers.filter((number) => operand.lower <= number && number <= operand.upper);
  return possible.length === 0 ? EMPTY_INTERVAL : interval(Math.min(...possible), Math.max(...possible));
}
