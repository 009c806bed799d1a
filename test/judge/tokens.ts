/**
 * Java as a list of tokens, and back to text with one statement a line: a line then says almost which place is meant, and a mutation is
 * a change of few tokens. Comments are left out, so that nothing is required, promised or suppressed in what is judged.
 */

export interface Token {
  readonly text: string;
  /** Whether white space or a comment stood before it. */
  readonly apart: boolean;
}

const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|("""[\s\S]*?(?<!\\)"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'|\.\d[\w.]*|0[xX][\w.]+(?:(?<=[pP])[+-]\w+)?|\d[\w.]*(?:(?<=[eE])[+-]\w+)?|[\p{L}_$][\p{L}\p{N}_$]*|->|::|\.\.\.|\+\+|--|&&|\|\||==|!=|<=|>=|<<=|[-+*/%&|^]=|[^\s])/gu;

export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let apart = false;
  for (const [, token] of text.matchAll(TOKEN)) {
    if (token === undefined) {
      apart = true;
      continue;
    }
    tokens.push({ text: token, apart });
    apart = false;
  }
  return tokens;
}

export function textOf(tokens: readonly Token[]): string {
  let text = '';
  let fresh = true;
  const open: string[] = [];
  for (const [index, { text: token, apart }] of tokens.entries()) {
    const closed = token === '}' || token === ')' || token === ']' ? open.pop() : undefined;
    if (token === '}' && !fresh && closed !== INITIALISER) {
      text += '\n';
      fresh = true;
    }
    if (fresh) text += '  '.repeat(open.filter((each) => each === '{').length);
    else if (apart) text += ' ';
    text += token;
    fresh = false;
    if (token === '{' || token === '(' || token === '[')
      open.push(isInitialiser(tokens, index, open.at(-1)) ? INITIALISER : token);
    if (closed !== INITIALISER && endsLine(tokens, index, open.at(-1))) {
      text += '\n';
      fresh = true;
    }
  }
  return text;
}

/** What is inside an array initialiser stands on its line: a machine tells lines of expressions as it likes. */
const INITIALISER = 'initialiser';

function isInitialiser(tokens: readonly Token[], index: number, inside: string | undefined): boolean {
  const before = tokens[index - 1]?.text ?? '';
  if (tokens[index]?.text !== '{') return false;
  return before === ']' || before === '=' || (inside === INITIALISER && (before === '{' || before === ','));
}

/** What follows a block on the same line would be on the line of its end anyway. */
function endsLine(tokens: readonly Token[], index: number, inside: string | undefined): boolean {
  const token = tokens[index]?.text;
  if (inside !== undefined && inside !== '{') return false;
  if (token === ';' || token === '{') return true;
  return token === '}' && !/^[;,.)]$/.test(tokens[index + 1]?.text ?? '');
}

const CLOSING: ReadonlyMap<string, string> = new Map(Object.entries({ '(': ')', '[': ']', '{': '}' }));

/** Where the bracket that opens there is closed. */
export function closingOf(tokens: readonly Token[], opening: number): number | undefined {
  const open: (string | undefined)[] = [];
  for (let index = opening; index < tokens.length; index++) {
    const text = tokens[index]?.text ?? '';
    if (CLOSING.get(text) !== undefined) open.push(CLOSING.get(text));
    else if (text === open.at(-1)) open.pop();
    if (open.length === 0) return index;
  }
  return undefined;
}

/** The first token from there on, outside of brackets, that has one of the texts; also where a bracket around is closed. */
export function nextOf(tokens: readonly Token[], from: number, texts: readonly string[]): number | undefined {
  for (let index = from; index < tokens.length; index++) {
    const text = tokens[index]?.text ?? '';
    if (texts.includes(text) || text === ')' || text === ']' || text === '}') return index;
    if (CLOSING.get(text) !== undefined) index = closingOf(tokens, index) ?? tokens.length;
  }
  return undefined;
}

/** Tokens to put into others. */
export function written(text: string): readonly Token[] {
  return tokensOf(` ${text}`);
}
