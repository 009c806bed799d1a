/** Reads constants. */
import { type Constant, FALSE, intConstant, NULL, stringConstant, TRUE } from '../instructions.js';
import { CLASS } from '../types.js';
import type { Cursor } from './cursor.js';

const WORDS: Readonly<Record<string, Constant>> = {
  true: TRUE,
  false: FALSE,
  null: NULL,
  NaN: { kind: 'constant', type: 'double', value: Number.NaN },
  NaNf: { kind: 'constant', type: 'float', value: Number.NaN },
  Infinity: { kind: 'constant', type: 'double', value: Number.POSITIVE_INFINITY },
  Infinityf: { kind: 'constant', type: 'float', value: Number.POSITIVE_INFINITY },
};

/** Whether a constant starts here. A minus sign starts one only before a number. */
export function constantAhead(cursor: Cursor): boolean {
  const { kind, text } = cursor.peek();
  if (kind === 'number' || kind === 'string' || kind === 'char') return true;
  if (kind === 'symbol') {
    return text === '-' && (cursor.isKind('number', 1) || cursor.is('Infinity', 1) || cursor.is('Infinityf', 1));
  }
  if (kind === 'name' && (Object.hasOwn(WORDS, text) || (text === 'constant' && cursor.is('(', 1)))) return true;
  return classConstantAhead(cursor);
}

/** A type followed by `.class`. */
function classConstantAhead(cursor: Cursor): boolean {
  let ahead = 0;
  const named = (): boolean => cursor.isKind('name', ahead) || cursor.isKind('quoted', ahead);
  if (!named()) return false;
  ahead++;
  while (cursor.is('.', ahead) && !cursor.is('class', ahead + 1)) {
    ahead++;
    if (!named()) return false;
    ahead++;
  }
  while (cursor.is('[', ahead) && cursor.is(']', ahead + 1)) ahead += 2;
  return cursor.is('.', ahead) && cursor.is('class', ahead + 1);
}

export function parseConstant(cursor: Cursor): Constant {
  if (classConstantAhead(cursor)) return parseClassConstant(cursor);
  if (cursor.is('constant') && cursor.is('(', 1)) return parseOddConstant(cursor);
  const negative = cursor.accept('-');
  const token = cursor.next();
  switch (token.kind) {
    case 'string':
      return stringConstant(token.text);
    case 'char':
      return { kind: 'constant', type: 'char', value: token.text.charCodeAt(0) };
    case 'number':
      return (
        numberConstant(token.text, negative ? 'negative' : 'positive') ??
        cursor.fail(`number out of range: ${token.text}`, token)
      );
    default: {
      const constant = Object.hasOwn(WORDS, token.text) ? WORDS[token.text] : undefined;
      if (constant === undefined || token.kind !== 'name') return cursor.fail('expected a constant', token);
      return negative && typeof constant.value === 'number' ? { ...constant, value: -constant.value } : constant;
    }
  }
}

function parseClassConstant(cursor: Cursor): Constant {
  const type = cursor.type();
  cursor.expect('.');
  cursor.expect('class');
  return { kind: 'constant', type: CLASS, value: type };
}

/** `constant(type, value)`: a constant whose value does not fit its type. */
function parseOddConstant(cursor: Cursor): Constant {
  cursor.expect('constant');
  cursor.expect('(');
  const type = cursor.type();
  cursor.expect(',');
  const { value } = parseConstant(cursor);
  cursor.expect(')');
  return { kind: 'constant', type, value };
}

function numberConstant(text: string, side: 'negative' | 'positive'): Constant | undefined {
  const sign = side === 'negative' ? '-' : '';
  const suffix = text[text.length - 1] as string;
  const digits = /[Lbsf]/.test(suffix) ? text.slice(0, -1) : text;
  const fraction = /[.e]/.test(digits);
  if (suffix === 'f') return { kind: 'constant', type: 'float', value: Math.fround(Number(sign + digits)) };
  if (suffix === 'L') {
    if (fraction) return undefined;
    const value = BigInt(sign + digits);
    return BigInt.asIntN(64, value) === value ? { kind: 'constant', type: 'long', value } : undefined;
  }
  const value = Number(sign + digits);
  if (fraction && digits === text) return { kind: 'constant', type: 'double', value };
  // Minus zero is no integer.
  const whole = value === 0 ? 0 : value;
  const limit = suffix === 'b' ? 0x80 : suffix === 's' ? 0x8000 : 0x80000000;
  if (fraction || whole < -limit || whole >= limit) return undefined;
  if (digits === text) return intConstant(whole);
  return { kind: 'constant', type: suffix === 'b' ? 'byte' : 'short', value: whole };
}
