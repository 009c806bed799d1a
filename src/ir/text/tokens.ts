/** Splits the text form into tokens. White space and `//` comments separate; line ends matter only behind `return`. */
import { unescaped } from './escapes.js';

export interface Token {
  /** `quoted`: exact text in backquotes. `string` and `char`: `text` is the value, escapes replaced. */
  readonly kind: 'name' | 'number' | 'string' | 'char' | 'quoted' | 'symbol' | 'end';
  readonly text: string;
  readonly offset: number;
  /** Whether a line end lies between the previous token and this one. */
  readonly startsLine: boolean;
}

/** Carries a message and an offset out of the parser; never leaves the text form. */
export class SyntaxFault extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

const LETTER = '\\p{L}\\p{Nl}\\p{Sc}\\p{Pc}';
const PART = `${LETTER}\\p{Mn}\\p{Mc}\\p{Nd}`;
const TOKEN = [
  '(?<space>(?:\\s|//[^\\n]*)+)',
  `(?<name><(?:cl)?init>|%\\d+|%?[${LETTER}][${PART}]*)`,
  '(?<number>\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?[Lbsf]?)',
  '(?<string>"(?:[^"\\\\\\n]|\\\\.)*")',
  "(?<char>'(?:[^'\\\\\\n]|\\\\.)[^'\\n]*')",
  '(?<quoted>`[^`\\n]*`|#"(?:[^"\\\\\\n]|\\\\.)*")',
  '(?<symbol>->|::|\\+\\+|<<|>>>|>>|[<>=!]=|[-+*/%&|^~!<>=(){}\\[\\],;:.@])',
].join('|');

export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let startsLine = true;
  const pattern = new RegExp(TOKEN, 'uy');
  while (pattern.lastIndex < text.length) {
    const offset = pattern.lastIndex;
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined) throw new SyntaxFault(`unexpected character '${text[offset]}'`, offset);
    if (groups.space !== undefined) {
      startsLine ||= groups.space.includes('\n');
      continue;
    }
    tokens.push({ ...content(groups, offset), offset, startsLine });
    startsLine = false;
  }
  tokens.push({ kind: 'end', text: 'end of text', offset: text.length, startsLine });
  return tokens;
}

function content(groups: Record<string, string | undefined>, offset: number): Pick<Token, 'kind' | 'text'> {
  const { name, number, string, char, quoted, symbol } = groups;
  if (name !== undefined) return { kind: 'name', text: name };
  if (symbol !== undefined) return { kind: 'symbol', text: symbol };
  if (number !== undefined) return { kind: 'number', text: number };
  const literal = (whole: string, start: number): string => {
    const value = unescaped(whole.slice(start, -1));
    if (value === undefined) throw new SyntaxFault('unknown escape', offset);
    return value;
  };
  if (string !== undefined) return { kind: 'string', text: literal(string, 1) };
  if (char !== undefined) {
    const value = literal(char, 1);
    if (value.length !== 1) throw new SyntaxFault('a character literal holds one character', offset);
    return { kind: 'char', text: value };
  }
  const exact = quoted as string;
  return { kind: 'quoted', text: exact.startsWith('#') ? literal(exact, 2) : exact.slice(1, -1) };
}
