/**
 * `~ & | ^` and shifts on intervals of boolean, int and long (Java Language Specification, 15.15.5, 15.19 and 15.22).
 *
 * Operands are split by sign: on natural numbers `&` gives at most the smaller one, `|` and `^` at most all ones up to the
 * highest bit; negative numbers are complements of natural ones.
 */
import { EMPTY_INTERVAL, type Interval } from '../interval.js';
import type { Computed } from './arithmetic.js';
import { bounded, hull, isSingle, rangeOf, single, wrapped } from './ranges.js';

export type Bitwise = '&' | '|' | '^';
export type Shift = '<<' | '>>' | '>>>';

export function complement({ lower, upper }: Interval): Interval {
  return bounded(-upper - 1, -lower - 1);
}

export function bitwise(operator: Bitwise, left: Interval, right: Interval): Interval {
  if (isSingle(left) && isSingle(right)) return ofSingles(operator, left.lower, right.lower);
  let result = EMPTY_INTERVAL;
  for (const [leftPart, leftNegative] of signs(left)) {
    for (const [rightPart, rightNegative] of signs(right)) {
      result = hull(
        result,
        ofSigns(operator, { part: leftPart, negative: leftNegative }, { part: rightPart, negative: rightNegative }),
      );
    }
  }
  return result;
}

/** Operands of known sign; `part` is the complement where negative. */
interface Signed {
  readonly part: Interval;
  readonly negative: boolean;
}

/** The negative part, complemented, and the natural part, as far as there are such numbers. */
function signs({ lower, upper }: Interval): readonly (readonly [Interval, boolean])[] {
  const parts: [Interval, boolean][] = [];
  if (lower < 0) parts.push([complement({ lower, upper: Math.min(upper, -1) }), true]);
  if (upper >= 0) parts.push([{ lower: Math.max(lower, 0), upper }, false]);
  return parts;
}

function ofSigns(operator: Bitwise, left: Signed, right: Signed): Interval {
  if (operator === '^') {
    const result = exclusive(left.part, right.part);
    return left.negative === right.negative ? result : complement(result);
  }
  // By De Morgan, `|` is `&` of the complements; ~a & ~b is ~(a | b), and a & ~b is at most a.
  if (operator === '|') {
    return complement(ofSigns('&', { ...left, negative: !left.negative }, { ...right, negative: !right.negative }));
  }
  if (left.negative && right.negative) return complement(union(left.part, right.part));
  if (left.negative) return { lower: 0, upper: right.part.upper };
  if (right.negative) return { lower: 0, upper: left.part.upper };
  return { lower: 0, upper: Math.min(left.part.upper, right.part.upper) };
}

/** Of natural numbers. */
function union(left: Interval, right: Interval): Interval {
  return { lower: Math.max(left.lower, right.lower), upper: allOnes(Math.max(left.upper, right.upper)) };
}

function exclusive(left: Interval, right: Interval): Interval {
  return { lower: 0, upper: allOnes(Math.max(left.upper, right.upper)) };
}

/** The least 2^k - 1 that is not below the number. */
function allOnes(number: number): number {
  if (number === Infinity) return Infinity;
  let power = 1;
  while (power <= number) power *= 2;
  return power - 1;
}

function ofSingles(operator: Bitwise, left: number, right: number): Interval {
  if (left === (left | 0) && right === (right | 0)) {
    return single(operator === '&' ? left & right : operator === '|' ? left | right : left ^ right);
  }
  const [first, second] = [BigInt(left), BigInt(right)];
  const exact = Number(operator === '&' ? first & second : operator === '|' ? first | second : first ^ second);
  return bounded(exact, exact);
}

/** The count may be an int or a long: only its last bits matter. */
export function shift(operator: Shift, type: Computed, operand: Interval, count: Interval): Interval {
  const bits = type === 'int' ? 32 : 64;
  const { lower, upper } = countsOf(count, bits);
  let result = EMPTY_INTERVAL;
  for (let each = lower; each <= upper; each++) result = hull(result, shiftBy(operator, type, operand, each));
  return result;
}

function countsOf({ lower, upper }: Interval, bits: number): Interval {
  const block = Math.floor(lower / bits);
  const inOneBlock = Number.isFinite(block) && block === Math.floor(upper / bits);
  return inOneBlock ? { lower: lower - block * bits, upper: upper - block * bits } : { lower: 0, upper: bits - 1 };
}

function shiftBy(operator: Shift, type: Computed, operand: Interval, count: number): Interval {
  if (count === 0) return operand;
  if (operator === '<<') return shiftLeft(type, operand, count);
  if (operator === '>>') return shiftRight(type, operand, count);
  let result = EMPTY_INTERVAL;
  for (const [part, negative] of signs(operand)) {
    result = hull(result, negative ? shiftNegative(type, complement(part), count) : shiftRight(type, part, count));
  }
  return result;
}

function shiftLeft(type: Computed, { lower, upper }: Interval, count: number): Interval {
  const factor = 2 ** count;
  if (type === 'int') return wrapped(lower * factor, upper * factor, 'int');
  const near = 2 ** 62;
  if (-near < lower * factor && upper * factor < near) return bounded(lower * factor, upper * factor);
  if (lower !== upper) return rangeOf('long');
  const exact = Number(BigInt.asIntN(64, BigInt(lower) << BigInt(count)));
  return bounded(exact, exact);
}

function shiftRight(type: Computed, { lower, upper }: Interval, count: number): Interval {
  const factor = 2 ** count;
  const least = lower === -Infinity && type === 'long' ? -(2 ** 63) : lower;
  const greatest = upper === Infinity && type === 'long' ? 2 ** (63 - count) - 1 : Math.floor(upper / factor);
  return bounded(Math.floor(least / factor), greatest);
}

/** Negative numbers shifted by at least one place, zeros coming in: the bits are those of a natural number. */
function shiftNegative(type: Computed, { lower, upper }: Interval, count: number): Interval {
  if (type === 'long') return bounded(2 ** (63 - count), 2 ** (64 - count) - 1);
  const factor = 2 ** count;
  return { lower: Math.floor((lower + 2 ** 32) / factor), upper: Math.floor((upper + 2 ** 32) / factor) };
}
