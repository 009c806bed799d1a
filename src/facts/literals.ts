/** Literals of formulas, as in the Java Language Specification, 3.10. */
import type { Literal } from './formula.js';
import { SyntaxProblem } from './problem.js';

interface Read {
  readonly end: number;
  readonly literal: Pick<Literal, 'type' | 'value'>;
}

const FLOATING =
  /(?:[0-9][0-9_]*\.[0-9_]*(?:[eE][+-]?[0-9_]+)?|\.[0-9][0-9_]*(?:[eE][+-]?[0-9_]+)?|[0-9][0-9_]*[eE][+-]?[0-9_]+)[fFdD]?|[0-9][0-9_]*[fFdD]/y;
const INTEGER = /0[xX][0-9a-fA-F_]+[lL]?|0[bB][01_]+[lL]?|[0-9][0-9_]*[lL]?/y;
const LETTER = /[\p{L}\p{Nd}_$]/u;

export function readNumber(text: string, position: number): Read {
  const read = isHexadecimal(text, position) ? undefined : matchAt(FLOATING, text, position);
  const digits = read ?? matchAt(INTEGER, text, position);
  if (digits === undefined) throw new SyntaxProblem('malformed number', position);
  const end = position + digits.length;
  if (LETTER.test(text[end] ?? '')) throw new SyntaxProblem('malformed number', position);
  return { end, literal: read === undefined ? integer(digits, position) : floating(digits, position) };
}

function isHexadecimal(text: string, position: number): boolean {
  return text[position] === '0' && /[xXbB]/.test(text[position + 1] ?? '');
}

function matchAt(pattern: RegExp, text: string, position: number): string | undefined {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0];
}

function floating(digits: string, position: number): Read['literal'] {
  const single = /[fF]$/.test(digits);
  const exact = Number(digits.replaceAll('_', '').replace(/[fFdD]$/, ''));
  const value = single ? Math.fround(exact) : exact;
  if (!Number.isFinite(value)) throw new SyntaxProblem('the number is too large', position);
  return { type: single ? 'float' : 'double', value };
}

/** Decimal literals reach one beyond the largest value, for the operand of a minus; others fill all bits. */
function integer(digits: string, position: number): Read['literal'] {
  const long = /[lL]$/.test(digits);
  const plain = digits.replaceAll('_', '').replace(/[lL]$/, '');
  const octal = /^0[0-9]/.test(plain);
  if (octal && /[89]/.test(plain)) throw new SyntaxProblem('malformed octal number', position);
  const value = BigInt(octal ? `0o${plain.slice(1)}` : plain);
  const bits = long ? 64 : 32;
  const decimal = !octal && !/^0[xXbB]/.test(plain);
  const limit = decimal ? 2n ** BigInt(bits - 1) : 2n ** BigInt(bits) - 1n;
  if (value > limit) {
    throw new SyntaxProblem(`the number does not fit ${long ? 'long' : 'int'}`, position);
  }
  const signed = decimal ? value : BigInt.asIntN(bits, value);
  return long ? { type: 'long', value: signed } : { type: 'int', value: Number(signed) };
}

const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  s: ' ',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  '"': '"',
  "'": "'",
  '\\': '\\',
};

/** A character or string literal that starts with its quote at `position`. */
export function readCharacters(text: string, position: number): Read {
  const quote = text[position] as string;
  let value = '';
  let at = position + 1;
  while (at < text.length && text[at] !== quote && !/[\n\r]/.test(text[at] as string)) {
    if (text[at] !== '\\') {
      value += text[at++];
      continue;
    }
    const sequence = /\\(?:u+([0-9a-fA-F]{4})|([0-3]?[0-7]{1,2})|(.))/y;
    sequence.lastIndex = at;
    const found = sequence.exec(text);
    const [whole = '', unicode, octal, letter = ''] = found ?? [];
    const decoded =
      unicode !== undefined
        ? String.fromCharCode(Number.parseInt(unicode, 16))
        : octal !== undefined
          ? String.fromCharCode(Number.parseInt(octal, 8))
          : ESCAPES[letter];
    if (decoded === undefined) throw new SyntaxProblem('unknown escape sequence', at);
    value += decoded;
    at += whole.length;
  }
  if (text[at] !== quote) throw new SyntaxProblem('the literal is not closed', position);
  const end = at + 1;
  if (quote === '"') return { end, literal: { type: 'string', value } };
  if (value.length !== 1) throw new SyntaxProblem('a character literal holds one character', position);
  return { end, literal: { type: 'char', value: value.charCodeAt(0) } };
}
