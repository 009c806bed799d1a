/** Numbers: operators, conversions, comparisons as values, increments. */
import {
  type ArithmeticOperator,
  type BinaryOperator,
  type CompareOperator,
  type Expression,
  intConstant,
  type Operand,
} from '../../../ir/instructions.js';
import type { TypeName } from '../../../ir/types.js';
import { checkDivisor } from './checks.js';
import { increment } from './flow/listing.js';
import { Op } from './opcodes.js';
import type { TranslationState } from './translation/translation-state.js';
import { coerce, popAs, popInt } from './typing/coercion.js';
import { CONVERSIONS, NUMBER_NAMES } from './typing/number-types.js';

const OPERATORS: readonly ArithmeticOperator[] = ['+', '-', '*', '/', '%'];
const SHIFTS: readonly ArithmeticOperator[] = ['<<', '>>', '>>>'];
const BITS: readonly ArithmeticOperator[] = ['&', '|', '^'];

function compute(state: TranslationState, type: TypeName, value: Expression): void {
  state.produce(type, (target) => ({ kind: 'assign', target, value }));
}

/** `iadd` … `lxor`. */
export function calculate(state: TranslationState, code: number): void {
  if (code >= Op.INEG && code <= Op.DNEG) {
    const type = NUMBER_NAMES[(code - Op.INEG) & 3] as TypeName;
    const operand = popAs(state, type);
    return compute(state, type, { kind: 'unary', operator: '-', type, operand });
  }
  if (code >= Op.IAND) return combineBits(state, code);
  if (code >= Op.ISHL) {
    const type = (code & 1) === 1 ? 'long' : 'int';
    const right = popInt(state);
    const left = popAs(state, type);
    const operator = SHIFTS[(code - Op.ISHL) >> 1] as ArithmeticOperator;
    return compute(state, type, { kind: 'binary', operator, type, left, right });
  }
  const type = NUMBER_NAMES[(code - Op.IADD) & 3] as TypeName;
  const operator = OPERATORS[(code - Op.IADD) >> 2] as ArithmeticOperator;
  const right = popAs(state, type);
  const left = popAs(state, type);
  if ((operator === '/' || operator === '%') && (type === 'int' || type === 'long')) checkDivisor(state, right, type);
  compute(state, type, { kind: 'binary', operator, type, left, right });
}

function combineBits(state: TranslationState, code: number): void {
  const operator = BITS[(code - Op.IAND) >> 1] as ArithmeticOperator;
  const right = state.pop();
  const left = state.pop();
  if ((code & 1) === 1) return compute(state, 'long', { kind: 'binary', operator, type: 'long', left, right });
  const type = areBooleans(left, right) ? 'boolean' : 'int';
  const operands = { left: coerce(state, left, type), right: coerce(state, right, type) };
  if (operator === '^' && isMinusOne(right)) {
    return compute(state, 'int', { kind: 'unary', operator: '~', type: 'int', operand: operands.left });
  }
  compute(state, type, { kind: 'binary', operator, type, ...operands });
}

function isMinusOne(operand: Operand): boolean {
  return operand.kind === 'constant' && operand.value === -1;
}

/** Whether two ints can be taken as booleans: one is, and the other is one too or 0 or 1. */
export function areBooleans(left: Operand, right: Operand): boolean {
  return (left.type === 'boolean' && fitsBoolean(right)) || (right.type === 'boolean' && fitsBoolean(left));
}

function fitsBoolean(operand: Operand): boolean {
  return operand.type === 'boolean' || (operand.kind === 'constant' && (operand.value === 0 || operand.value === 1));
}

/** `i2l` … `i2s`. */
export function convert(state: TranslationState, code: number): void {
  const small = code === Op.I2B ? 'byte' : code === Op.I2C ? 'char' : 'short';
  const [from, to] =
    code >= Op.I2B
      ? ['int', small]
      : (CONVERSIONS[code - Op.I2L] ?? [0, 0]).map((kind) => NUMBER_NAMES[kind] as TypeName);
  const operand = popAs(state, from as TypeName);
  const source = from === 'int' ? operand.type : (from as TypeName);
  compute(state, to as TypeName, { kind: 'convert', from: source, to: to as TypeName, operand });
}

export function comparisonType(code: number): TypeName {
  return code === Op.LCMP ? 'long' : code <= Op.FCMPG ? 'float' : 'double';
}

/** A three-way comparison whose result is not only tested against zero. */
export function compare(state: TranslationState, code: number): void {
  const type = comparisonType(code);
  const right = state.pop();
  const left = state.pop();
  const operator: CompareOperator =
    code === Op.LCMP ? 'compare' : code === Op.FCMPL || code === Op.DCMPL ? 'compare-less' : 'compare-greater';
  compute(state, 'int', { kind: 'binary', operator: operator as BinaryOperator, type, left, right });
}

export function incrementLocal(state: TranslationState): void {
  const read = state.variables.ofWeb(state.webs.read[state.node] as number);
  const written = state.variables.ofWeb(state.webs.written[state.node] as number);
  if (read === undefined) return state.problem('a local variable without a value');
  if (written === undefined) return;
  const by = increment(state.listing, state.node);
  const left = coerce(state, read, 'int');
  state.settle(written);
  const value: Expression =
    by < 0
      ? { kind: 'binary', operator: '-', type: 'int', left, right: intConstant(-by) }
      : { kind: 'binary', operator: '+', type: 'int', left, right: intConstant(by) };
  if (state.fits('int', written.type)) return state.assign(written, value);
  const sum = state.temporary('int');
  state.assign(sum, value);
  state.assign(written, coerce(state, sum, written.type, 'low-bit'));
}
