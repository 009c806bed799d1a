/**
 * Intervals of Java's integers with the language's wrap-around: operators, conversions, comparisons.
 *
 * Bounds are exact integers; those of a long beyond what a double holds are infinite. Types are the promoted ones of the
 * instruction. Of float and double nothing is known: every operator on them gives everything, every comparison both
 * answers. Each operator covers all results of the machine's arithmetic on numbers within its operands, and is exact on
 * single numbers of int. An empty operand gives an empty result.
 */
import type { Truth } from '../base/truth.js';
import { EMPTY_INTERVAL, type Interval, intervals } from './interval.js';
import { add, divide, multiply, negate, remainder, subtract } from './java-integers/arithmetic.js';
import { bitwise, complement, shift } from './java-integers/bits.js';
import { type Comparison, decide, narrowSides, type Refined } from './java-integers/compare.js';
import { ANY_NUMBER, isEmpty, isIntegerType, isWithin, rangeOf, wrapped } from './java-integers/ranges.js';
import type { Lattice } from './lattice.js';

export { type Comparison, isAmong, meet, narrowAmong, type Refined } from './java-integers/compare.js';
export { ANY_NUMBER, constantOf, type IntegerType, isEmpty, isIntegerType, rangeOf } from './java-integers/ranges.js';

export type IntegerArithmetic = '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<<' | '>>' | '>>>';
type ThreeWay = 'compare' | 'compare-less' | 'compare-greater';

/** Where widening stops on its way to infinity: the limits of the types among them. */
const THRESHOLDS: readonly number[] = ['boolean', 'byte', 'short', 'char', 'int']
  .flatMap((type) => [rangeOf(type).lower, rangeOf(type).upper])
  .concat(-1, 1);

/** The lattice of intervals for all integer types; `thresholds` are further stops, as the constants of a program. */
export function javaIntervals(thresholds: readonly number[] = []): Lattice<Interval> {
  return intervals({ thresholds: [...new Set([...THRESHOLDS, ...thresholds])] });
}

/** `type` is the promoted type of the operands. A divisor's zero is left out, since a check has excluded it. */
export function binary(
  operator: IntegerArithmetic | Comparison | ThreeWay | 'concat',
  type: string,
  left: Interval,
  right: Interval,
): Interval {
  if (isEmpty(left) || isEmpty(right)) return EMPTY_INTERVAL;
  if (operator === 'compare-less' || operator === 'compare-greater') return { lower: -1, upper: 1 };
  if (operator === 'concat') return ANY_NUMBER;
  if (operator === 'compare') return threeWay(left, right);
  if (isComparison(operator)) return ofTruth(compare(operator, type, left, right));
  if (!isIntegerType(type)) return ANY_NUMBER;
  if (operator === '&' || operator === '|' || operator === '^') return bitwise(operator, left, right);
  const computed = type === 'long' ? 'long' : 'int';
  switch (operator) {
    case '+':
      return add(computed, left, right);
    case '-':
      return subtract(computed, left, right);
    case '*':
      return multiply(computed, left, right);
    case '/':
      return divide(computed, left, right);
    case '%':
      return remainder(left, right);
    default:
      return shift(operator, computed, left, right);
  }
}

export function unary(operator: '-' | '~' | '!', type: string, operand: Interval): Interval {
  if (isEmpty(operand)) return operand;
  if (operator === '!') return { lower: 1 - operand.upper, upper: 1 - operand.lower };
  if (!isIntegerType(type)) return ANY_NUMBER;
  return operator === '-' ? negate(type === 'long' ? 'long' : 'int', operand) : complement(operand);
}

export function convert(from: string, to: string, operand: Interval): Interval {
  if (isEmpty(operand)) return operand;
  if (!isIntegerType(from) || !isIntegerType(to)) return rangeOf(to);
  if (to === 'long' || isWithin(operand, rangeOf(to))) return operand;
  return wrapped(operand.lower, operand.upper, to);
}

/** Whether the comparison holds between any two numbers of the intervals. References and floating numbers: not known. */
export function compare(comparison: Comparison, type: string, left: Interval, right: Interval): Truth {
  return isIntegerType(type) ? decide(comparison, left, right) : 'unknown';
}

/** What is left of both sides where the comparison holds; undefined where it cannot. */
export function refine(comparison: Comparison, type: string, left: Interval, right: Interval): Refined {
  if (isEmpty(left) || isEmpty(right)) return undefined;
  return isIntegerType(type) ? narrowSides(comparison, left, right) : [left, right];
}

/** A boolean as a number. */
export function ofTruth(truth: Truth): Interval {
  return { lower: truth === 'yes' ? 1 : 0, upper: truth === 'no' ? 0 : 1 };
}

function threeWay(left: Interval, right: Interval): Interval {
  return {
    lower: left.lower > right.upper ? 1 : left.lower >= right.upper ? 0 : -1,
    upper: left.upper < right.lower ? -1 : left.upper <= right.lower ? 0 : 1,
  };
}

function isComparison(operator: string): operator is Comparison {
  return COMPARISONS.has(operator);
}

const COMPARISONS: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);
