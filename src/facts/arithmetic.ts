/** Java's arithmetic and conversions on machine values (Java Language Specification, 4.2.2, 5.1, 15.17, 15.18). */
import type { TypeName } from '../ir/types.js';
import type { ArithmeticTerm } from './bound.js';
import type { Numeric } from './typing.js';

type Operator = ArithmeticTerm['operator'];
type Number64 = number | bigint;

/** Undefined for an integer division by zero. */
export function calculate(operator: Operator, type: Numeric, left: Number64, right: Number64): Number64 | undefined {
  if (type === 'long') return calculateLong(operator, BigInt(left), BigInt(right));
  const [x, y] = [Number(left), Number(right)];
  if (type === 'int') return calculateInt(operator, x, y);
  const result = calculateFloating(operator, x, y);
  return type === 'float' ? Math.fround(result) : result;
}

function calculateInt(operator: Operator, left: number, right: number): number | undefined {
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
  }
}

function calculateLong(operator: Operator, left: bigint, right: bigint): bigint | undefined {
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
  }
}

/** Rounding a double result of two floats to float equals computing in float, for these operators. */
function calculateFloating(operator: Operator, left: number, right: number): number {
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
  }
}

export function negate(type: Numeric, value: Number64): Number64 {
  if (type === 'long') return BigInt.asIntN(64, -BigInt(value));
  // Not 0 - x, which would lose the sign of a floating zero.
  return type === 'int' ? -Number(value) | 0 : -Number(value);
}

export function convert(from: TypeName, to: TypeName, value: Number64): Number64 {
  switch (to) {
    case 'long':
      return toLong(from, value);
    case 'float':
      return typeof value === 'bigint' ? longToFloat(value) : Math.fround(value);
    case 'double':
      return Number(value);
    default:
      return narrow(to, toInt(from, value));
  }
}

function toInt(from: TypeName, value: Number64): number {
  if (typeof value === 'bigint') return Number(BigInt.asIntN(32, value));
  if (from !== 'float' && from !== 'double') return value;
  if (Number.isNaN(value)) return 0;
  return Math.max(-2147483648, Math.min(2147483647, Math.trunc(value))) | 0;
}

function toLong(from: TypeName, value: Number64): bigint {
  if (typeof value === 'bigint') return value;
  if (from !== 'float' && from !== 'double') return BigInt(value);
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return 2n ** 63n - 1n;
  return value <= -(2 ** 63) ? -(2n ** 63n) : BigInt(Math.trunc(value));
}

/** Rounds once: what is cut off before the conversion to double stays visible in the last bit. */
function longToFloat(value: bigint): number {
  if (value >= -(2n ** 53n) && value <= 2n ** 53n) return Math.fround(Number(value));
  const cut = value >> 11n;
  const sticky = cut << 11n === value ? cut : cut | 1n;
  return Math.fround(Number(sticky)) * 2048;
}

function narrow(to: TypeName, value: number): number {
  switch (to) {
    case 'byte':
      return (value << 24) >> 24;
    case 'short':
      return (value << 16) >> 16;
    case 'char':
      return value & 0xffff;
    default:
      return value;
  }
}
