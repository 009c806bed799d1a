/**
 * Java's arithmetic and conversions on numbers (Java Language Specification, 5.1 and 15.17 to 15.22): the one place that
 * says what operators mean, for the machine, for formulas and for constant expressions. A long is a bigint, any other
 * number a JavaScript number; booleans are 0 and 1.
 */
import type { ArithmeticOperator, ComparisonOperator } from './instructions.js';
import type { TypeName } from './types.js';

export type JavaNumber = number | bigint;

export const INT_MIN = -0x80000000;
export const INT_MAX = 0x7fffffff;
export const LONG_MIN = -(1n << 63n);
export const LONG_MAX = (1n << 63n) - 1n;

/** double or float to int: rounds towards zero, saturates, NaN becomes 0. */
export function toInt(value: number): number {
  if (value >= INT_MAX) return INT_MAX;
  if (value <= INT_MIN) return INT_MIN;
  return value | 0;
}

/** double or float to long: rounds towards zero, saturates, NaN becomes 0. */
export function toLong(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 0x8000000000000000) return LONG_MAX;
  if (value <= -0x8000000000000000) return LONG_MIN;
  return BigInt(Math.trunc(value));
}

/** Rounds once: going through double would round twice. */
export function longToFloat(value: bigint): number {
  const magnitude = value < 0n ? -value : value;
  if (magnitude < 1n << 53n) return Math.fround(Number(value));
  // The low bits only matter as "something is there": one sticky bit keeps that, and the rest fits a double exactly.
  const sticky = (magnitude & 0x7ffn) === 0n ? 0n : 1n;
  const rounded = Math.fround(Number((magnitude >> 11n) | sticky) * 2048);
  return value < 0n ? -rounded : rounded;
}

/** The number of bits to shift by, for either type of shift count. */
export function shiftCount(count: number | bigint, mask: 31 | 63): number {
  return typeof count === 'bigint' ? Number(count & BigInt(mask)) : count & mask;
}

export function shiftLeft(value: bigint, count: number): bigint {
  return BigInt.asIntN(64, value << BigInt(count));
}

export function shiftRightUnsigned(value: bigint, count: number): bigint {
  return BigInt.asIntN(64, BigInt.asUintN(64, value) >> BigInt(count));
}

/** -1, 0 or 1; `unordered` is the answer when an operand is NaN. */
export function compareNumbers(left: number, right: number, unordered: number): number {
  if (left < right) return -1;
  if (left > right) return 1;
  return left === right ? 0 : unordered;
}

/** Narrows an int to boolean, byte, short or char; other types are left alone. */
export function narrow(value: number, type: TypeName): number {
  switch (type) {
    case 'byte':
      return (value << 24) >> 24;
    case 'short':
      return (value << 16) >> 16;
    case 'char':
      return value & 0xffff;
    case 'boolean':
      return value & 1;
    default:
      return value | 0;
  }
}

/** Primitive conversion between numeric types. */
export function converter(from: TypeName, to: TypeName): (value: number | bigint) => number | bigint {
  if (from === 'long') {
    if (to === 'long') return (value) => value;
    if (to === 'float') return (value) => longToFloat(value as bigint);
    if (to === 'double') return (value) => Number(value);
    return (value) => narrow(Number(BigInt.asIntN(32, value as bigint)), to);
  }
  if (from === 'float' || from === 'double') {
    if (to === 'double') return (value) => value;
    if (to === 'float') return (value) => Math.fround(value as number);
    if (to === 'long') return (value) => toLong(value as number);
    return (value) => narrow(toInt(value as number), to);
  }
  if (to === 'long') return (value) => BigInt(value);
  if (to === 'float') return (value) => Math.fround(value as number);
  if (to === 'double') return (value) => value;
  return (value) => narrow(value as number, to);
}

export function convert(from: TypeName, to: TypeName, value: JavaNumber): JavaNumber {
  return converter(from, to)(value);
}

/** `type` is the promoted type of the operands; a shift count may be of the other integer type. Division by zero: undefined. */
export function calculate(
  operator: ArithmeticOperator,
  type: TypeName,
  left: JavaNumber,
  right: JavaNumber,
): JavaNumber | undefined {
  if (operator === '<<' || operator === '>>' || operator === '>>>') return shift(operator, type, left, right);
  if (type === 'long') return calculateLong(operator, BigInt(left), BigInt(right));
  if (type === 'float') return Math.fround(calculateFloating(operator, Number(left), Number(right)));
  if (type === 'double') return calculateFloating(operator, Number(left), Number(right));
  return calculateInt(operator, Number(left), Number(right));
}

type Shift = '<<' | '>>' | '>>>';
type Unshifted = Exclude<ArithmeticOperator, Shift>;

function shift(operator: Shift, type: TypeName, left: JavaNumber, right: JavaNumber): JavaNumber {
  if (type === 'long') {
    const count = shiftCount(right, 63);
    if (operator === '<<') return shiftLeft(BigInt(left), count);
    return operator === '>>' ? BigInt(left) >> BigInt(count) : shiftRightUnsigned(BigInt(left), count);
  }
  const count = shiftCount(right, 31);
  if (operator === '<<') return Number(left) << count;
  return operator === '>>' ? Number(left) >> count : (Number(left) >>> count) | 0;
}

/** int, and boolean for `&`, `|` and `^`. */
function calculateInt(operator: Unshifted, left: number, right: number): number | undefined {
  switch (operator) {
    case '+':
      return (left + right) | 0;
    case '-':
      return (left - right) | 0;
    case '*':
      return Math.imul(left, right);
    case '/':
      return right === 0 ? undefined : (left / right) | 0;
    case '%':
      // The sign of zero is JavaScript's only.
      return right === 0 ? undefined : (left % right) | 0;
    case '&':
      return left & right;
    case '|':
      return left | right;
    case '^':
      return left ^ right;
  }
}

function calculateLong(operator: Unshifted, left: bigint, right: bigint): bigint | undefined {
  if (right === 0n && (operator === '/' || operator === '%')) return undefined;
  switch (operator) {
    case '+':
      return BigInt.asIntN(64, left + right);
    case '-':
      return BigInt.asIntN(64, left - right);
    case '*':
      return BigInt.asIntN(64, left * right);
    case '/':
      return BigInt.asIntN(64, left / right);
    case '%':
      return left % right;
    case '&':
      return left & right;
    case '|':
      return left | right;
    case '^':
      return left ^ right;
  }
}

/** Rounding a double result of two floats to float equals computing in float, for these operators. */
function calculateFloating(operator: Unshifted, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
    default:
      return Number.NaN;
  }
}

export function negate(type: TypeName, value: JavaNumber): JavaNumber {
  if (type === 'long') return BigInt.asIntN(64, -BigInt(value));
  // Not 0 - x, which would lose the sign of a floating zero.
  return type === 'float' || type === 'double' ? -Number(value) : -Number(value) | 0;
}

/** Both operands are of the same type; every comparison with NaN but `!=` is false. */
export function compare(operator: ComparisonOperator, left: JavaNumber, right: JavaNumber): boolean {
  switch (operator) {
    case '==':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}
