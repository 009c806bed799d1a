/** Folding of constant expressions, exactly as the machine would compute them (Java Language Specification, 15.29). */
import type { ArithmeticOperator, ComparisonOperator, Constant, UnaryOperator } from '../../../ir/instructions.js';
import { type PrimitiveName, STRING } from '../../../ir/types.js';
import { doubleText, floatText } from './java-numbers.js';

function constantOf(type: string, value: number | bigint): Constant {
  return { kind: 'constant', type, value };
}

export function booleanConstant(value: boolean): Constant {
  return constantOf('boolean', value ? 1 : 0);
}

/** Whether a value of the int-like constant fits the narrower type (JLS 5.2). */
export function fits(constant: Constant, type: string): boolean {
  if (typeof constant.value !== 'number') return false;
  const value = constant.value;
  if (type === 'byte') return value >= -128 && value <= 127;
  if (type === 'short') return value >= -32768 && value <= 32767;
  if (type === 'char') return value >= 0 && value <= 65535;
  return type === 'int';
}

/** Numeric conversion, widening or narrowing; booleans convert only to boolean. */
export function convertConstant(constant: Constant, type: PrimitiveName): Constant | undefined {
  const { value } = constant;
  if (constant.type === type) return constant;
  if (constant.type === 'boolean' || type === 'boolean') return undefined;
  if (typeof value !== 'number' && typeof value !== 'bigint') return undefined;
  switch (type) {
    case 'long':
      return constantOf('long', typeof value === 'bigint' ? value : toLong(value));
    case 'float':
      return constantOf('float', typeof value === 'bigint' ? longToFloat(value) : Math.fround(value));
    case 'double':
      return constantOf('double', Number(value));
    default:
      return constantOf(type, narrow(toInt(value), type));
  }
}

function narrow(value: number, type: string): number {
  if (type === 'byte') return (value << 24) >> 24;
  if (type === 'short') return (value << 16) >> 16;
  return type === 'char' ? value & 0xffff : value;
}

function toInt(value: number | bigint): number {
  if (typeof value === 'bigint') return Number(BigInt.asIntN(32, value));
  if (Number.isNaN(value)) return 0;
  return Math.trunc(Math.max(-2147483648, Math.min(2147483647, value))) | 0;
}

function toLong(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value >= 2 ** 63) return 2n ** 63n - 1n;
  return value <= -(2 ** 63) ? -(2n ** 63n) : BigInt(Math.trunc(value));
}

/** Going through double would round twice: the bits below a double's precision are made sticky first. */
function longToFloat(value: bigint): number {
  const magnitude = value < 0n ? -value : value;
  if (magnitude < 1n << 53n) return Math.fround(Number(value));
  const dropped = magnitude & 0x7ffn;
  const sticky = (magnitude & ~0x7ffn) | (dropped === 0n ? 0n : 0x800n);
  return Math.fround(Number(value < 0n ? -sticky : sticky));
}

export function foldUnary(operator: UnaryOperator | '+', operand: Constant): Constant | undefined {
  const { type, value } = operand;
  if (operator === '!') return type === 'boolean' ? booleanConstant(value === 0) : undefined;
  if (operator === '+') return operand;
  if (typeof value === 'bigint') return constantOf(type, BigInt.asIntN(64, operator === '-' ? -value : ~value));
  if (typeof value !== 'number' || type === 'boolean') return undefined;
  if (operator === '~') return type === 'int' ? constantOf(type, ~value) : undefined;
  return constantOf(type, type === 'int' ? -value | 0 : -value);
}

/** Both operands are of the same promoted type, except for the count of a shift. Division by zero is no constant. */
export function foldBinary(
  operator: ArithmeticOperator | ComparisonOperator,
  left: Constant,
  right: Constant,
): Constant | undefined {
  if (typeof left.value === 'string' || typeof right.value === 'string') {
    // Constant strings are interned, so comparing identity compares text.
    if (operator === '==') return booleanConstant(left.value === right.value);
    return operator === '!=' ? booleanConstant(left.value !== right.value) : undefined;
  }
  if (left.value === null || right.value === null) return undefined;
  const comparison = foldComparison(operator, left.value, right.value);
  if (comparison !== undefined) return booleanConstant(comparison);
  const arithmetic = operator as ArithmeticOperator;
  if (left.type === 'boolean') return foldLogical(arithmetic, left.value as number, right.value as number);
  if (typeof left.value === 'bigint') return foldLong(arithmetic, left.value, BigInt(right.value));
  if (left.type === 'int') return foldInt(arithmetic, left.value, Number(BigInt.asIntN(32, BigInt(right.value))));
  const result = foldFloating(arithmetic, left.value, right.value as number);
  if (result === undefined) return undefined;
  return constantOf(left.type, left.type === 'float' ? Math.fround(result) : result);
}

function foldComparison(operator: string, left: number | bigint, right: number | bigint): boolean | undefined {
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
    default:
      return undefined;
  }
}

function foldLogical(operator: ArithmeticOperator, left: number, right: number): Constant | undefined {
  if (operator === '&') return constantOf('boolean', left & right);
  if (operator === '|') return constantOf('boolean', left | right);
  return operator === '^' ? constantOf('boolean', left ^ right) : undefined;
}

function foldInt(operator: ArithmeticOperator, left: number, right: number): Constant | undefined {
  const compute = (): number | undefined => {
    switch (operator) {
      case '+':
        return left + right;
      case '-':
        return left - right;
      case '*':
        return Math.imul(left, right);
      case '/':
        return right === 0 ? undefined : left / right;
      case '%':
        return right === 0 ? undefined : left % right;
      case '&':
        return left & right;
      case '|':
        return left | right;
      case '^':
        return left ^ right;
      case '<<':
        return left << right;
      case '>>':
        return left >> right;
      case '>>>':
        return left >>> right;
    }
  };
  const result = compute();
  return result === undefined ? undefined : constantOf('int', result | 0);
}

function foldLong(operator: ArithmeticOperator, left: bigint, right: bigint): Constant | undefined {
  const compute = (): bigint | undefined => {
    switch (operator) {
      case '+':
        return left + right;
      case '-':
        return left - right;
      case '*':
        return left * right;
      case '/':
        return right === 0n ? undefined : left / right;
      case '%':
        return right === 0n ? undefined : left % right;
      case '&':
        return left & right;
      case '|':
        return left | right;
      case '^':
        return left ^ right;
      case '<<':
        return left << (right & 63n);
      case '>>':
        return left >> (right & 63n);
      case '>>>':
        return BigInt.asUintN(64, left) >> (right & 63n);
    }
  };
  const result = compute();
  return result === undefined ? undefined : constantOf('long', BigInt.asIntN(64, result));
}

function foldFloating(operator: ArithmeticOperator, left: number, right: number): number | undefined {
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
      return undefined;
  }
}

/** How a constant reads in a string concatenation; undefined when only the library knows. */
export function constantText(constant: Constant): string | undefined {
  const { type, value } = constant;
  if (typeof value === 'string') return value;
  if (type === 'boolean') return value === 0 ? 'false' : 'true';
  if (type === 'char') return String.fromCharCode(value as number);
  if (type === 'float') return floatText(value as number);
  return type === 'double' ? doubleText(value as number) : String(value);
}

export function isStringConstant(constant: Constant): boolean {
  return constant.type === STRING;
}
