/** Splits the text of a formula into tokens. */
import type { Literal, Range } from './formula.js';
import { readCharacters, readNumber } from './literals.js';
import { SyntaxProblem } from './problem.js';

export interface Token extends Range {
  /** `word` for identifiers and keywords, `escape` for `\old` and its kin (text without the backslash). */
  readonly kind: 'word' | 'escape' | 'literal' | 'operator' | 'end';
  readonly text: string;
  readonly literal?: Pick<Literal, 'type' | 'value'>;
}

// Longest first, so that `<==>` is not read as `<=`. Operators outside the language are recognised to be named in messages.
const OPERATORS = [
  ...['<=!=>', '>>>=', '<==>', '>>>', '==>', '<==', '<<=', '>>=', '...'],
  ...['&&', '||', '==', '!=', '<=', '>=', '++', '--', '+=', '-=', '*=', '/=', '%=', '->', '::', '<<', '>>', '..'],
  ...['!', '<', '>', '+', '-', '*', '/', '%', '(', ')', '[', ']', '{', '}', ',', ';', '.', '?', ':', '&', '|'],
  ...['^', '~', '=', '@'],
];

const BLANK = /\s+/y;
const WORD = /[\p{L}\p{Nl}_$][\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}\p{Pc}$]*/uy;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n\r]*/y;

/** The last token is `end`. Throws a SyntaxProblem. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let position = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = position;
    return pattern.exec(text)?.[0];
  };
  const add = (kind: Token['kind'], end: number, shown: string, literal?: Token['literal']): void => {
    tokens.push({ kind, offset: position, end, text: shown, ...(literal === undefined ? {} : { literal }) });
    position = end;
  };
  while (position < text.length) {
    const skipped = match(BLANK) ?? match(COMMENT);
    if (skipped !== undefined) {
      position += skipped.length;
      continue;
    }
    const character = text[position] as string;
    const word = match(WORD);
    if (word !== undefined) {
      add('word', position + word.length, word);
    } else if (/[0-9]/.test(character) || (character === '.' && /[0-9]/.test(text[position + 1] ?? ''))) {
      const { end, literal } = readNumber(text, position);
      add('literal', end, text.slice(position, end), literal);
    } else if (character === '"' || character === "'") {
      const { end, literal } = readCharacters(text, position);
      add('literal', end, text.slice(position, end), literal);
    } else if (character === '\\') {
      position++;
      const escaped = match(WORD);
      position--;
      if (escaped === undefined) throw new SyntaxProblem("expected a word such as 'old' after '\\'", position);
      add('escape', position + 1 + escaped.length, escaped);
    } else {
      const operator = OPERATORS.find((each) => text.startsWith(each, position));
      if (operator === undefined) throw new SyntaxProblem(`unexpected character '${character}'`, position);
      add('operator', position + operator.length, operator);
    }
  }
  tokens.push({ kind: 'end', offset: text.length, end: text.length, text: '' });
  return tokens;
}
