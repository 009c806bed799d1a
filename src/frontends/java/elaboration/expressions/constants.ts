/** Folding of constant expressions, exactly as the machine would compute them (Java Language Specification, 15.29). */
import { calculate, compare, convert, negate } from '../../../../ir/arithmetic.js';
import { isComparison } from '../../../../ir/conditions.js';
import type { ArithmeticOperator, ComparisonOperator, Constant, UnaryOperator } from '../../../../ir/instructions.js';
import { type PrimitiveName, STRING } from '../../../../ir/types.js';
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
  return constantOf(type, convert(constant.type, type, value));
}

export function foldUnary(operator: UnaryOperator | '+', operand: Constant): Constant | undefined {
  const { type, value } = operand;
  if (operator === '!') return type === 'boolean' ? booleanConstant(value === 0) : undefined;
  if (operator === '+') return operand;
  if (typeof value === 'bigint') return constantOf(type, operator === '-' ? negate(type, value) : ~value);
  if (typeof value !== 'number' || type === 'boolean') return undefined;
  if (operator === '~') return type === 'int' ? constantOf(type, ~value) : undefined;
  return constantOf(type, negate(type, value));
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
  if (isComparison(operator)) return booleanConstant(compare(operator, left.value, right.value));
  if (!isDefinedOn(operator, left.type)) return undefined;
  const result = calculate(operator, left.type, left.value, right.value);
  return result === undefined ? undefined : constantOf(left.type, result);
}

/** Booleans have `&`, `|` and `^`; floating-point numbers neither these nor shifts. */
function isDefinedOn(operator: ArithmeticOperator, type: string): boolean {
  const isBitwise = operator === '&' || operator === '|' || operator === '^';
  if (type === 'boolean') return isBitwise;
  const isShift = operator === '<<' || operator === '>>' || operator === '>>>';
  return (type !== 'float' && type !== 'double') || !(isBitwise || isShift);
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
