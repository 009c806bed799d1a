/** The meaning of operators on values, one function for each operator and type. */
import type { BinaryOperator, UnaryOperator } from '../../ir/instructions.js';
import { isPrimitive, type TypeName } from '../../ir/types.js';
import { compareNumbers, shiftCount, shiftLeft, shiftRightUnsigned } from '../arithmetic.js';

type Binary<T> = (left: T, right: T) => T | number;

const INT: Partial<Record<BinaryOperator, Binary<number>>> = {
  '/': (left, right) => (left / right) | 0,
  '%': (left, right) => (left % right) | 0,
};

const LONG: Partial<Record<BinaryOperator, Binary<bigint>>> = {
  '+': (left, right) => BigInt.asIntN(64, left + right),
  '-': (left, right) => BigInt.asIntN(64, left - right),
  '*': (left, right) => BigInt.asIntN(64, left * right),
  '/': (left, right) => BigInt.asIntN(64, left / right),
  '%': (left, right) => left % right,
  '&': (left, right) => left & right,
  '|': (left, right) => left | right,
  '^': (left, right) => left ^ right,
  '<<': (left, right) => shiftLeft(left, shiftCount(right, 63)),
  '>>': (left, right) => left >> BigInt(shiftCount(right, 63)),
  '>>>': (left, right) => shiftRightUnsigned(left, shiftCount(right, 63)),
  compare: (left, right) => (left < right ? -1 : left > right ? 1 : 0),
};
