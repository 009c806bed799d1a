/** The text of the statement at a place of a source, whatever its lines, white space and comments. */
import type { Location } from '../../findings/claim.js';

interface Token {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

const TOKEN =
  /\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)|"""[\s\S]*?(?:(?<!\\)(?:\\\\)*"""|$)|"(?:[^"\\\r\n]|\\.)*"?|'(?:[^'\\\r\n]|\\.)*'?|[\p{L}\p{N}_$]+|\r\n|\r|\n|\S/gu;
/** Statements end, and blocks begin and end. */
const BOUNDARIES: readonly string[] = [';', '{', '}'];
/** Tokens on each side of the place: an initialiser of a table may have thousands. */
const FURTHEST = 60;

/** Files are read once. Empty where there is no source. */
export function statements(source: (file: string) => string | undefined): (location: Location) => string {
  const known = new Map<string, readonly Token[]>();
  return ({ file, line, column }) => {
    let tokens = known.get(file);
    if (tokens === undefined) {
      tokens = tokensOf(source(file) ?? '');
      known.set(file, tokens);
    }
    const at = positionOf(tokens, line, column);
    if (tokens[at]?.line !== line) return '';
    return written(around(tokens, at));
  };
}

function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let lineStart = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const isComment = token.startsWith('//') || token.startsWith('/*');
    if (!isComment && /\S/.test(token)) tokens.push({ text: token, line, column: index - lineStart + 1 });
    for (const { 0: end, index: at } of token.matchAll(/\r\n|\r|\n/g)) {
      line++;
      lineStart = index + at + end.length;
    }
  }
  return tokens;
}

/** The last token of the line that begins at the place or before it, else the first behind. */
function positionOf(tokens: readonly Token[], line: number, column: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const token = tokens[middle];
    if (token !== undefined && (token.line < line || (token.line === line && token.column <= column))) low = middle + 1;
    else high = middle;
  }
  return low > 0 && tokens[low - 1]?.line === line ? low - 1 : low;
}

function around(tokens: readonly Token[], at: number): readonly string[] {
  const isBoundary = (index: number): boolean => BOUNDARIES.includes(tokens[index]?.text ?? ';');
  let start = at;
  while (start > 0 && at - start < FURTHEST && !isBoundary(start - 1)) start--;
  let end = at;
  while (end < tokens.length - 1 && end - at < FURTHEST && !isBoundary(end)) end++;
  const last = tokens[end]?.text;
  return tokens.slice(start, last === '{' || last === '}' ? Math.max(end, start + 1) : end + 1).map(({ text }) => text);
}

/** With a space only where two words would become one. */
function written(tokens: readonly string[]): string {
  return tokens.reduce((text, token) => text + (isWord(text.at(-1)) && isWord(token[0]) ? ' ' : '') + token, '');
}

function isWord(character = ''): boolean {
  return /[\p{L}\p{N}_$"']/u.test(character);
}
