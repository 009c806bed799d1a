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
const PATTERNS = {
  name: `<(?:cl)?init>|%\\d+|%?[${LETTER}][${LETTER}\\p{Mn}\\p{Mc}\\p{Nd}]*`,
  number: '\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?[Lbsf]?',
  string: '"(?:[^"\\\\\\n]|\\\\.)*"',
  char: "'(?:[^'\\\\\\n]|\\\\.)[^'\\n]*'",
  quoted: '`[^`\\n]*`|#"(?:[^"\\\\\\n]|\\\\.)*"',
  symbol: '->|::|\\+\\+|<<|>>>|>>|[<>=!]=|[-+*/%&|^~!<>=(){}\\[\\],;:.@]',
} as const;
type Kind = keyof typeof PATTERNS;

/** Kinds that may start with the character, most specific first. */
function kindsAt(character: string): readonly Kind[] {
  if (character >= '0' && character <= '9') return ['number'];
  if (character === '"') return ['string'];
  if (character === "'") return ['char'];
  if (character === '`' || character === '#') return ['quoted'];
  return character === '<' || character === '%' || /[\p{L}\p{Nl}\p{Sc}\p{Pc}\ud800-\udfff]/u.test(character)
    ? ['name', 'symbol']
    : ['symbol'];
}

export function tokenize(text: string): readonly Token[] {
  const matcher = (kind: Kind): RegExp => new RegExp(PATTERNS[kind], 'uy');
  const matchers = new Map(Object.keys(PATTERNS).map((kind) => [kind as Kind, matcher(kind as Kind)]));
  // Which kinds a character may start is asked once for each character that occurs.
  const starts = new Map<string, readonly Kind[]>();
  const tokens: Token[] = [];
  const space = /(?:\s|\/\/[^\n]*)+/y;
  let startsLine = true;
  for (let offset = 0; offset < text.length; ) {
    space.lastIndex = offset;
    if (space.test(text)) {
      startsLine ||= text.slice(offset, space.lastIndex).includes('\n');
      offset = space.lastIndex;
      continue;
    }
    const first = text[offset] as string;
    let kinds = starts.get(first);
    if (kinds === undefined) {
      kinds = kindsAt(first);
      starts.set(first, kinds);
    }
    const start = offset;
    for (const kind of kinds) {
      const pattern = matchers.get(kind) as RegExp;
      pattern.lastIndex = start;
      if (!pattern.test(text)) continue;
      offset = pattern.lastIndex;
      tokens.push({ kind, text: content(kind, text.slice(start, offset), start), offset: start, startsLine });
      break;
    }
    if (offset === start) throw new SyntaxFault(`unexpected character '${first}'`, offset);
    startsLine = false;
  }
  tokens.push({ kind: 'end', text: 'end of text', offset: text.length, startsLine });
  return tokens;
}

/** What a token means: literals without quotes and escapes. */
function content(kind: Kind, source: string, offset: number): string {
  if (kind === 'name' || kind === 'symbol' || kind === 'number') return source;
  if (kind === 'quoted' && source.startsWith('`')) return source.slice(1, -1);
  const value = unescaped(source.slice(kind === 'quoted' ? 2 : 1, -1));
  if (value === undefined) throw new SyntaxFault('unknown escape', offset);
  if (kind === 'char' && value.length !== 1) throw new SyntaxFault('a character literal holds one character', offset);
  return value;
}
