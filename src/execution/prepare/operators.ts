/** The meaning of operators that have no step of their own, one function for each operator and type. */

import { compareNumbers, shiftCount, shiftLeft, shiftRightUnsigned } from '../../ir/arithmetic.js';
import type { BinaryOperator } from '../../ir/instructions.js';
import { isIntegerLike, isPrimitive, type TypeName } from '../../ir/types.js';
import { isSame } from '../memory/identity.js';
import type { Value } from '../memory/values.js';

export type BinaryFunction = (left: Value, right: Value) => Value;

type Table<T> = Partial<Record<BinaryOperator, (left: T, right: T) => T | number>>;

const INT: Table<number> = {
  '+': (left, right) => (left + right) | 0,
  '-': (left, right) => (left - right) | 0,
  '*': (left, right) => Math.imul(left, right),
  '/': (left, right) => (left / right) | 0,
  '%': (left, right) => (left % right) | 0,
  '&': (left, right) => left & right,
  '|': (left, right) => left | right,
  '^': (left, right) => left ^ right,
  '<<': (left, right) => left << shiftCount(right, 31),
  '>>': (left, right) => left >> shiftCount(right, 31),
  '>>>': (left, right) => (left >>> shiftCount(right, 31)) | 0,
};

const LONG: Table<bigint> = {
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

const DOUBLE: Table<number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
  'compare-less': (left, right) => compareNumbers(left, right, -1),
  'compare-greater': (left, right) => compareNumbers(left, right, 1),
};

const FLOAT: Table<number> = {
  ...DOUBLE,
  '+': (left, right) => Math.fround(left + right),
  '-': (left, right) => Math.fround(left - right),
  '*': (left, right) => Math.fround(left * right),
  '/': (left, right) => Math.fround(left / right),
};

const COMPARISONS: Table<Value> = {
  '==': (left, right) => (left === right ? 1 : 0),
  '!=': (left, right) => (left !== right ? 1 : 0),
  '<': (left, right) => ((left as number) < (right as number) ? 1 : 0),
  '<=': (left, right) => ((left as number) <= (right as number) ? 1 : 0),
  '>': (left, right) => ((left as number) > (right as number) ? 1 : 0),
  '>=': (left, right) => ((left as number) >= (right as number) ? 1 : 0),
};

/** Undefined where the operator means nothing on that type. */
export function binaryFunction(operator: BinaryOperator, type: TypeName): BinaryFunction | undefined {
  if (!isPrimitive(type) && (operator === '==' || operator === '!=')) {
    const wanted = operator === '==';
    return (left: Value, right: Value) => (isSame(left, right) === wanted ? 1 : 0);
  }
  return (COMPARISONS[operator] ?? arithmetic(type)[operator]) as BinaryFunction | undefined;
}

function arithmetic(type: TypeName): Table<number> | Table<bigint> {
  if (isIntegerLike(type)) return INT;
  if (type === 'long') return LONG;
  if (type === 'float') return FLOAT;
  return isPrimitive(type) ? DOUBLE : {};
}
