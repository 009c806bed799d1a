/** A place among the tokens of a formula: looking ahead, accepting, and saying what was not expected. */
import { SyntaxProblem } from './problem.js';
import type { Token } from './tokens.js';

/** Operators of Java and JML that the language leaves out. */
const FOREIGN = new Set([
  ...['<=!=>', '<==', '?', '&', '|', '^', '~', '<<', '>>', '>>>', '=', '+=', '-=', '*=', '/=', '%=', '<<=', '>>='],
  ...['>>>=', '++', '--', '->', '::', '..', '...'],
]);

export class Cursor {
  /** Index of the next token; may be set back to an earlier one. */
  position = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  /** The last token taken. */
  get previous(): Token | undefined {
    return this.tokens[this.position - 1];
  }

  peek(): Token {
    return this.tokens[Math.min(this.position, this.tokens.length - 1)] as Token;
  }

  next(): Token {
    const token = this.peek();
    this.position++;
    return token;
  }

  at(text: string): boolean {
    const token = this.peek();
    return token.kind === 'operator' && token.text === text;
  }

  accept(text: string): boolean {
    if (!this.at(text)) return false;
    this.position++;
    return true;
  }

  expect(text: string): Token {
    const token = this.next();
    if (token.kind !== 'operator' || token.text !== text) throw this.unexpected(token, `'${text}'`);
    return token;
  }

  unexpected(token: Token, expected?: string): SyntaxProblem {
    if (token.kind === 'operator' && FOREIGN.has(token.text)) {
      return new SyntaxProblem(`operator '${token.text}' is not part of the assertion language`, token.offset);
    }
    const wanted = expected === undefined ? '' : `expected ${expected}, `;
    const found = token.kind === 'end' ? 'end of the formula' : `'${token.kind === 'escape' ? '\\' : ''}${token.text}'`;
    return new SyntaxProblem(wanted === '' ? `unexpected ${found}` : `${wanted}found ${found}`, token.offset);
  }
}
