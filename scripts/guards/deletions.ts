/** Guards, bounds, `instanceof` and `close` that can be taken out of a Java file, as changes of its tokens. */
import type { Token } from '../../test/judge/tokens.js';

export interface Deletion {
  readonly kind: 'guard' | 'bounds' | 'instanceof' | 'close';
  /** What was there, for people. */
  readonly text: string;
  readonly tokens: readonly Token[];
}

export function deletionsOf(tokens: readonly Token[]): readonly Deletion[] {
  return tokens.flatMap((_, index) => [
    ...ofIf(tokens, index),
    ...ofOperand(tokens, index),
    ...ofLoop(tokens, index),
    ...ofChoice(tokens, index),
    ...ofClose(tokens, index),
  ]);
}

const OPENING = new Set(['(', '{', '[']);
const CLOSING = new Set([')', '}', ']']);

/** The token that closes what the one at `index` opens. */
function closing(tokens: readonly Token[], index: number): number {
  let depth = 0;
  for (let at = index; at < tokens.length; at++) {
    const text = tokens[at]?.text ?? '';
    if (OPENING.has(text)) depth++;
    if (CLOSING.has(text) && --depth === 0) return at;
  }
  return tokens.length;
}

/** Behind the statement that begins at `index`; undefined where its form is not known here. */
function behind(tokens: readonly Token[], index: number): number | undefined {
  const text = tokens[index]?.text;
  if (text === '{') return closing(tokens, index) + 1;
  if (text === 'if' || text === 'for' || text === 'while') {
    const end = behind(tokens, closing(tokens, index + 1) + 1);
    if (end === undefined || text !== 'if' || tokens[end]?.text !== 'else') return end;
    return behind(tokens, end + 1);
  }
  if (text === 'try' || text === 'do' || text === 'switch' || text === 'synchronized') return undefined;
  for (let at = index; at < tokens.length; at++) {
    const each = tokens[at]?.text ?? '';
    if (each === ';') return at + 1;
    if (OPENING.has(each)) at = closing(tokens, at);
    else if (CLOSING.has(each)) return undefined;
  }
  return undefined;
}

/** What a condition tests; undefined where that guards nothing that a rule knows. */
function kindOf(condition: readonly Token[]): Deletion['kind'] | undefined {
  const texts = condition.map(({ text }) => text);
  if (texts.includes('instanceof')) return 'instanceof';
  if (texts.includes('null')) return 'guard';
  if (texts.some((text) => text === 'isEmpty' || text === 'hasNext' || text === 'containsKey')) return 'guard';
  if (texts.some((text) => text === '<' || text === '<=' || text === '>' || text === '>=')) return 'bounds';
  if (texts.some((text) => text === 'length' || text === 'size' || text === '-' || text === '0')) return 'bounds';
  return undefined;
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

function without(tokens: readonly Token[], from: number, to: number): readonly Token[] {
  return [...tokens.slice(0, from), ...tokens.slice(to)];
}

/** `if (…) return …;` is taken out; of `if (…) …` only the test. */
function ofIf(tokens: readonly Token[], index: number): readonly Deletion[] {
  if (tokens[index]?.text !== 'if' || tokens[index - 1]?.text === 'else') return [];
  const end = closing(tokens, index + 1);
  const condition = tokens.slice(index + 2, end);
  const kind = kindOf(condition);
  const after = behind(tokens, index);
  const body = behind(tokens, end + 1);
  if (kind === undefined || after === undefined || body === undefined || body !== after) return [];
  const leaves = tokens.slice(end + 1, body).some(({ text }) => LEAVING.has(text));
  const changed = leaves ? without(tokens, index, after) : without(tokens, index, end + 1);
  return [{ kind, text: `if (${textOf(condition)})`, tokens: changed }];
}

const LEAVING = new Set(['return', 'continue', 'break', 'throw']);

/** The left side of `&&` and `||`. */
function ofOperand(tokens: readonly Token[], index: number): readonly Deletion[] {
  const operator = tokens[index]?.text;
  if (operator !== '&&' && operator !== '||') return [];
  let depth = 0;
  let from = index;
  while (from > 0) {
    const text = tokens[from - 1]?.text ?? '';
    if (CLOSING.has(text)) depth++;
    if (OPENING.has(text) && --depth < 0) break;
    if (depth === 0 && (BEGINNING.has(text) || text === operator)) break;
    if (text === ';' || text === '{') return [];
    from--;
  }
  const operand = tokens.slice(from, index);
  const kind = kindOf(operand);
  if (kind === undefined) return [];
  return [{ kind, text: `${textOf(operand)} ${operator}`, tokens: without(tokens, from, index + 1) }];
}

const BEGINNING = new Set(['return', '=', ',', '?', ':', '&&', '||', '->']);

/** A loop that goes one step too far. */
function ofLoop(tokens: readonly Token[], index: number): readonly Deletion[] {
  const word = tokens[index]?.text;
  if (word !== 'for' && word !== 'while') return [];
  const end = closing(tokens, index + 1);
  const at = tokens.findIndex(({ text }, each) => each > index && each < end && text === '<');
  const next = tokens[at + 2]?.text;
  if (at < 0 || (next !== ';' && next !== '.' && next !== ')')) return [];
  const changed = [...tokens.slice(0, at), { text: '<=', apart: true }, ...tokens.slice(at + 1)];
  return [{ kind: 'bounds', text: textOf(tokens.slice(index, end + 1)), tokens: changed }];
}

/** `return a == null ? b : c;` without its test. */
function ofChoice(tokens: readonly Token[], index: number): readonly Deletion[] {
  const word = tokens[index]?.text;
  const end = behind(tokens, index);
  if ((word !== 'return' && word !== '=') || end === undefined) return [];
  const question = topLevel(tokens, index + 1, end, '?');
  const colon = question === undefined ? undefined : topLevel(tokens, question + 1, end, ':');
  if (question === undefined || colon === undefined) return [];
  const condition = tokens.slice(index + 1, question);
  const kind = kindOf(condition);
  if (kind === undefined || topLevel(tokens, question + 1, end, '?') !== undefined) return [];
  const negative = condition.some(({ text }) => text === '==' || text === '<' || text === 'isEmpty');
  const kept = negative
    ? tokens.slice(colon + 1, end)
    : [...tokens.slice(question + 1, colon), ...tokens.slice(end - 1, end)];
  return [
    { kind, text: `${textOf(condition)} ?`, tokens: [...tokens.slice(0, index + 1), ...kept, ...tokens.slice(end)] },
  ];
}

function topLevel(tokens: readonly Token[], from: number, to: number, wanted: string): number | undefined {
  for (let at = from; at < to; at++) {
    const text = tokens[at]?.text ?? '';
    if (text === wanted) return at;
    if (OPENING.has(text)) at = closing(tokens, at);
  }
  return undefined;
}

/** `x.close();` */
function ofClose(tokens: readonly Token[], index: number): readonly Deletion[] {
  const texts = tokens.slice(index, index + 6).map(({ text }) => text);
  const [, dot, name, open, shut, semicolon] = texts;
  const begins = [';', '{', '}', ')'].includes(tokens[index - 1]?.text ?? '');
  if (!begins || dot !== '.' || name !== 'close' || open !== '(' || shut !== ')' || semicolon !== ';') return [];
  const changed = [...tokens.slice(0, index), { text: ';', apart: false }, ...tokens.slice(index + 6)];
  return [{ kind: 'close', text: textOf(tokens.slice(index, index + 6)), tokens: changed }];
}
