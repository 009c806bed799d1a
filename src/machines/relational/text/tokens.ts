/** Words of expressions and formulas. */
import { RELATIONAL_BUDGETS } from '../budgets.js';

export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'operator' | 'end';
  readonly text: string;
  /** Where it begins. */
  readonly place: number;
}

export interface TextFault {
  readonly message: string;
  /** Where in the text. */
  readonly offset: number;
}

const OPERATORS = [
  '<=>',
  '->',
  '++',
  '<:',
  ':>',
  '=>',
  '&&',
  '||',
  '!=',
  '<=',
  '>=',
  '+',
  '-',
  '&',
  '.',
  '*',
  '^',
  '~',
  '(',
  ')',
  '[',
  ']',
  ',',
  '=',
  '<',
  '>',
  '!',
];

const NAME = /(?:\\result|[\p{L}_$][\p{L}\p{N}_$]*)'?/uy;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?[LFDlfd]?/y;
const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.[^']*)'/y;
const SPACE = /\s+/y;
const LONGEST = RELATIONAL_BUDGETS['text/tokens'].longest.most;

/** Unicode spellings are read too. */
const SPELLINGS: Readonly<Record<string, string>> = { '→': '->', '∅': 'none', '∩': '&', '∪': '+', '−': '-' };

export function tokensOf(written: string): readonly Token[] | TextFault {
  if (written.length > LONGEST) return { message: 'the expression is too long', offset: LONGEST };
  const text = written.replace(/[→∅∩∪−]/g, (sign) => SPELLINGS[sign] ?? sign);
  const tokens: Token[] = [];
  let place = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = place;
    return pattern.exec(text)?.[0];
  };
  while (place < text.length) {
    const space = match(SPACE);
    if (space !== undefined) {
      place += space.length;
      continue;
    }
    const found =
      tokenOf('name', match(NAME), place) ??
      tokenOf('number', match(NUMBER), place) ??
      tokenOf('string', match(STRING), place) ??
      tokenOf(
        'operator',
        OPERATORS.find((operator) => text.startsWith(operator, place)),
        place,
      );
    if (found === undefined) return { message: `'${text[place]}' means nothing here`, offset: place };
    tokens.push(found);
    place += found.text.length;
  }
  tokens.push({ kind: 'end', text: '', place });
  return tokens;
}

function tokenOf(kind: Token['kind'], text: string | undefined, place: number): Token | undefined {
  return text === undefined ? undefined : { kind, text, place };
}
