/** Literals to constants (Java Language Specification, 3.10). */
import { type Constant, FALSE, intConstant, NULL, stringConstant, TRUE } from '../../../../ir/instructions.js';
import { decimalToFloat, hexadecimalToNumber } from './floating-literals.js';

const INTEGER_KINDS: Readonly<Record<string, { readonly radix: 2 | 8 | 10 | 16; readonly prefix: number }>> = {
  decimal_integer_literal: { radix: 10, prefix: 0 },
  hex_integer_literal: { radix: 16, prefix: 2 },
  octal_integer_literal: { radix: 8, prefix: 0 },
  binary_integer_literal: { radix: 2, prefix: 2 },
};

/** The constant that a literal node of this kind and text means; undefined when it is out of range or no literal. */
export function literalConstant(kind: string, text: string): Constant | undefined {
  switch (kind) {
    case 'true':
      return TRUE;
    case 'false':
      return FALSE;
    case 'null_literal':
      return NULL;
    case 'character_literal': {
      const characters = unescaped(text.slice(1, -1));
      return characters?.length === 1 ? { kind: 'constant', type: 'char', value: characters.charCodeAt(0) } : undefined;
    }
    case 'string_literal': {
      const characters = text.startsWith('"""') ? textBlock(text) : unescaped(text.slice(1, -1));
      return characters === undefined ? undefined : stringConstant(characters);
    }
    case 'decimal_floating_point_literal':
      return decimalFloating(text.replaceAll('_', ''));
    case 'hex_floating_point_literal':
      return hexadecimalFloating(text.replaceAll('_', ''));
    default:
      return INTEGER_KINDS[kind] === undefined ? undefined : integer(kind, text);
  }
}

/** The negation of a decimal literal: `-2147483648` has no positive counterpart. */
export function negatedLiteral(kind: string, text: string): Constant | undefined {
  if (kind !== 'decimal_integer_literal') return undefined;
  const digits = text.replaceAll('_', '').toLowerCase();
  if (digits === '2147483648') return intConstant(-2147483648);
  if (digits === '9223372036854775808l') return { kind: 'constant', type: 'long', value: -9223372036854775808n };
  return undefined;
}

function integer(kind: string, text: string): Constant | undefined {
  const { radix, prefix } = INTEGER_KINDS[kind] as { radix: number; prefix: number };
  const plain = text.replaceAll('_', '').toLowerCase();
  const isLong = plain.endsWith('l');
  const digits = plain.slice(prefix, isLong ? -1 : undefined);
  const marker: Readonly<Record<number, string>> = { 2: '0b', 8: '0o', 10: '', 16: '0x' };
  let value: bigint;
  try {
    value = BigInt(`${marker[radix]}${digits.replace(/^0o?(?=.)/, '') || '0'}`);
  } catch {
    return undefined;
  }
  const bits = isLong ? 64 : 32;
  const limit = radix === 10 ? 1n << BigInt(bits - 1) : 1n << BigInt(bits);
  if (value >= limit) return undefined;
  const wrapped = BigInt.asIntN(bits, value);
  return isLong ? { kind: 'constant', type: 'long', value: wrapped } : intConstant(Number(wrapped));
}

function decimalFloating(text: string): Constant {
  const suffix = text.slice(-1).toLowerCase();
  const digits = /[fd]$/i.test(text) ? text.slice(0, -1) : text;
  return suffix === 'f'
    ? { kind: 'constant', type: 'float', value: decimalToFloat(digits) }
    : { kind: 'constant', type: 'double', value: Number(digits) };
}

function hexadecimalFloating(text: string): Constant | undefined {
  // `d` and `f` are hexadecimal digits too: a suffix can only follow the exponent.
  const match = /^0[xX]([0-9a-fA-F]*)\.?([0-9a-fA-F]*)[pP]([+-]?\d+)([fFdD]?)$/.exec(text);
  if (match === null) return undefined;
  const [, whole = '', fraction = '', exponent = '0', suffix = ''] = match;
  const type = suffix.toLowerCase() === 'f' ? 'float' : 'double';
  return { kind: 'constant', type, value: hexadecimalToNumber(whole, fraction, Number(exponent), type) };
}

const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  t: '\t',
  n: '\n',
  f: '\f',
  r: '\r',
  s: ' ',
  '"': '"',
  "'": "'",
  '\\': '\\',
};

/** Undefined when an escape is not one of Java's. `\` before a line end joins lines. */
function unescaped(text: string): string | undefined {
  if (!text.includes('\\')) return text;
  let wrong = false;
  const result = text.replace(/\\(u+[0-9a-fA-F]{4}|[0-3]?[0-7]{1,2}|\r\n|[\s\S])/g, (_, sequence: string) => {
    const first = sequence[0] as string;
    if (first === 'u' && sequence.length > 1) return String.fromCharCode(Number.parseInt(sequence.slice(-4), 16));
    if (first >= '0' && first <= '7') return String.fromCharCode(Number.parseInt(sequence, 8));
    if (first === '\n' || first === '\r') return '';
    const known = ESCAPES[first];
    if (known === undefined) wrong = true;
    return known ?? '';
  });
  return wrong ? undefined : result;
}

/** Line ends become `\n`, common indentation and trailing blanks go, then escapes are read (JLS 3.10.6). */
function textBlock(text: string): string | undefined {
  const normal = text.replace(/\r\n?/g, '\n');
  const start = normal.indexOf('\n');
  if (start < 0) return undefined;
  const lines = normal.slice(start + 1, -3).split('\n');
  const last = lines.length - 1;
  const isBlank = (line: string): boolean => /^[ \t\f]*$/.test(line);
  // The last line counts even when blank: where the delimiter stands sets the margin.
  const significant = lines.filter((line, index) => index === last || !isBlank(line));
  const indentation = Math.min(...significant.map((line) => line.length - line.replace(/^[ \t\f]+/, '').length));
  const stripped = lines.map((line) => (isBlank(line) ? '' : line.slice(indentation).replace(/[ \t\f]+$/, '')));
  return unescaped(stripped.join('\n'));
}
