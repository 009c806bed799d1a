/** `+ - * / %` and unary minus on intervals of int and long (Java Language Specification, 15.15.4, 15.17 and 15.18.2). */
import { EMPTY_INTERVAL, type Interval } from '../interval.js';
import { bounded, hull, isSingle, rangeOf, single, wrapped } from './ranges.js';

export type Computed = 'int' | 'long';

const ZERO: Interval = { lower: 0, upper: 0 };
/** Where products of longs begin to be taken for overflowing: half of the limit, because doubles round. */
const NEAR_LIMIT = 2 ** 62;
const EXACT = Number.MAX_SAFE_INTEGER;

export function add(type: Computed, left: Interval, right: Interval): Interval {
  const lower = left.lower + right.lower;
  const upper = left.upper + right.upper;
  if (type === 'int') return wrapped(lower, upper, 'int');
  const under = (left.lower < 0 && right.lower < 0 && lower === -Infinity) || Number.isNaN(lower);
  const over = (left.upper > 0 && right.upper > 0 && upper === Infinity) || Number.isNaN(upper);
  return under || over ? rangeOf('long') : bounded(lower, upper);
}

export function subtract(type: Computed, left: Interval, right: Interval): Interval {
  const lower = left.lower - right.upper;
  const upper = left.upper - right.lower;
  if (type === 'int') return wrapped(lower, upper, 'int');
  // Taking away the least long overflows from zero on, taking away the greatest only below minus one.
  const under = left.lower < 0 && right.upper > 0 && lower === -Infinity;
  const over = left.upper >= 0 && right.lower < 0 && upper === Infinity;
  return under || over ? rangeOf('long') : bounded(lower, upper);
}

export function negate(type: Computed, operand: Interval): Interval {
  return subtract(type, ZERO, operand);
}

export function multiply(type: Computed, left: Interval, right: Interval): Interval {
  if (isSingle(left) && isSingle(right)) return single2(type, left.lower, right.lower);
  const corners = [
    product(left.lower, right.lower),
    product(left.lower, right.upper),
    product(left.upper, right.lower),
    product(left.upper, right.upper),
  ];
  const lower = Math.min(...corners);
  const upper = Math.max(...corners);
  if (type === 'int') return -EXACT <= lower && upper <= EXACT ? wrapped(lower, upper, 'int') : rangeOf('int');
  if (-NEAR_LIMIT < lower && upper < NEAR_LIMIT) return bounded(lower, upper);
  // One times the limits stays within them.
  if (isSingle(right) && right.lower === 1) return left;
  return isSingle(left) && left.lower === 1 ? right : rangeOf('long');
}

function single2(type: Computed, left: number, right: number): Interval {
  if (type === 'int') return single(Math.imul(left, right));
  const exact = Number(BigInt.asIntN(64, BigInt(left) * BigInt(right)));
  return bounded(exact, exact);
}

/** Zero times a limit is zero. */
function product(left: number, right: number): number {
  return left === 0 || right === 0 ? 0 : left * right;
}

/** The divisor's zero is left out: a check has excluded it. Empty where nothing else is left. */
export function divide(type: Computed, left: Interval, right: Interval): Interval {
  const { negative, positive } = withoutZero(right);
  return hull(divideBy(type, left, negative), divideBy(type, left, positive));
}

/** Divisors of one sign: then the quotient is greatest and least at the bounds. */
function divideBy(type: Computed, left: Interval, right: Interval): Interval {
  if (right.lower > right.upper) return EMPTY_INTERVAL;
  const minimum = type === 'int' ? rangeOf('int').lower : -Infinity;
  if (left.lower === minimum && right.upper === -1) {
    // The least number divided by minus one is itself.
    return isSingle(left) && isSingle(right) ? left : rangeOf(type);
  }
  const corners = [
    quotient(left.lower, right.lower),
    quotient(left.lower, right.upper),
    quotient(left.upper, right.lower),
    quotient(left.upper, right.upper),
  ];
  return bounded(Math.min(...corners), Math.max(...corners));
}

/** Division by a limit (an infinite bound) gives at most one, of a number at a limit itself. */
function quotient(dividend: number, divisor: number): number {
  if (Number.isFinite(dividend)) return Math.trunc(dividend / divisor);
  if (Number.isFinite(divisor)) return Math.sign(dividend) * Math.sign(divisor) * quotientOfLimit(Math.abs(divisor));
  return Math.sign(dividend) * Math.sign(divisor);
}

/** The limit 2^63 divided: beyond what is exact, unless the divisor is great. Rounded up, so that bounds stay bounds. */
function quotientOfLimit(divisor: number): number {
  return Math.ceil(2 ** 63 / divisor);
}

/** The sign is the dividend's, the size below the divisor's. */
export function remainder(left: Interval, right: Interval): Interval {
  const { negative, positive } = withoutZero(right);
  if (negative.lower > negative.upper && positive.lower > positive.upper) return EMPTY_INTERVAL;
  const greatest = Math.max(-negative.lower, positive.upper) - 1;
  const least = Math.min(-negative.upper, positive.lower);
  if (-least < left.lower && left.upper < least) return left;
  if (isSingle(right) && Number.isFinite(left.lower) && Number.isFinite(left.upper)) {
    // Between two multiples of the divisor the remainder grows with the dividend.
    const divisor = right.lower;
    if (Math.trunc(left.lower / divisor) === Math.trunc(left.upper / divisor) && left.lower * left.upper >= 0) {
      return { lower: (left.lower % divisor) + 0, upper: (left.upper % divisor) + 0 };
    }
  }
  return bounded(
    left.lower >= 0 ? 0 : Math.max(left.lower, -greatest),
    left.upper <= 0 ? 0 : Math.min(left.upper, greatest),
  );
}

function withoutZero({ lower, upper }: Interval): { readonly negative: Interval; readonly positive: Interval } {
  return {
    negative: lower < 0 ? { lower, upper: Math.min(upper, -1) } : EMPTY_INTERVAL,
    positive: upper > 0 ? { lower: Math.max(lower, 1), upper } : EMPTY_INTERVAL,
  };
}
