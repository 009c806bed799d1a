/** Java's arithmetic on the machine's numbers (Java Language Specification, 5.1 and 15.17 to 15.19). */
import type { TypeName } from '../ir/types.js';

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
