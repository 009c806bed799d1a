/** What instructions that compute with numbers do to the stack of types, and what they tell about ints that may be booleans. */

import { Op } from '../opcodes.js';
import type { IntUses } from './int-uses.js';
import { CONVERSIONS } from './number-types.js';
import type { TypeStack } from './type-stack.js';
import { ANY_INT, BOOLEAN, BYTE, CHAR, INT, SHORT } from './value-types.js';

export function calculate(stack: TypeStack, uses: IntUses, code: number): void {
  if (code >= Op.IAND && (code & 1) === 0) return bits(stack, uses);
  const kind = (code - Op.IADD) & 3;
  if (code >= Op.INEG && code <= Op.DNEG) stack.popNumber(kind);
  else if (code >= Op.ISHL) {
    const wide = (code & 1) === 1 ? 1 : 0;
    if (code <= Op.LUSHR) stack.popInt();
    else stack.popNumber(wide);
    stack.popNumber(wide);
    return stack.pushNumber(wide);
  } else {
    stack.popNumber(kind);
    stack.popNumber(kind);
  }
  stack.pushNumber(kind);
}

/** `&`, `|` and `^` of booleans are boolean. */
function bits(stack: TypeStack, uses: IntUses): void {
  const right = stack.popAnyInt();
  const rightOrigin = stack.origin;
  const left = stack.popAnyInt();
  const leftOrigin = stack.origin;
  if (left === ANY_INT && right === ANY_INT) {
    uses.alike(leftOrigin, rightOrigin);
    return stack.push(ANY_INT, leftOrigin >= 0 ? leftOrigin : rightOrigin);
  }
  const isBoolean = (left & right & BOOLEAN) !== 0;
  for (const origin of [leftOrigin, rightOrigin]) {
    if (isBoolean) uses.asBoolean(origin);
    else uses.asInt(origin);
  }
  stack.push(isBoolean ? BOOLEAN : INT);
}

export function convert(stack: TypeStack, code: number): void {
  if (code >= Op.I2B) {
    stack.popInt();
    return stack.push(code === Op.I2B ? BYTE : code === Op.I2C ? CHAR : SHORT);
  }
  const [from, to] = CONVERSIONS[code - Op.I2L] as readonly [number, number];
  stack.popNumber(from);
  stack.pushNumber(to);
}

export function test(stack: TypeStack, uses: IntUses, code: number): void {
  if (code >= Op.IF_ACMPEQ) {
    stack.popReference();
    stack.popReference();
    return;
  }
  if (code < Op.IF_ICMPEQ) {
    stack.popAnyInt();
    if (code > Op.IFNE) uses.asInt(stack.origin);
    return;
  }
  const right = stack.popAnyInt();
  const rightOrigin = stack.origin;
  const left = stack.popAnyInt();
  const leftOrigin = stack.origin;
  if (code <= Op.IF_ICMPEQ + 1 && left === ANY_INT && right === ANY_INT) {
    return uses.alike(leftOrigin, rightOrigin);
  }
  const asBoolean = code <= Op.IF_ICMPEQ + 1 && (left & right & BOOLEAN) !== 0;
  for (const origin of [leftOrigin, rightOrigin]) {
    if (asBoolean) uses.asBoolean(origin);
    else uses.asInt(origin);
  }
}
