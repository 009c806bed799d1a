/** Goes through the words of an expression; knows which pair of parentheses holds what, so that nothing is read twice. */
import { RELATIONAL_BUDGETS } from '../budgets.js';
import type { Token } from './tokens.js';

/** What was found wrong. */
export class Problem extends Error {}

const DEEPEST = RELATIONAL_BUDGETS['text/token-reader'].deepest.most;
/** What can only follow an expression. */
const CONTINUATIONS: ReadonlySet<string> = new Set(['.', '+', '-', '++', '&', '->', '<:', ':>']);
const COMPARISONS: ReadonlySet<string> = new Set(['=', '!=', 'in', '<', '<=', '>', '>=']);

export class TokenReader {
  readonly #tokens: readonly Token[];
  /** The place of the next word. */
  at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get token(): Token {
    // The last one is the end, which is never passed.
    return this.#tokens[Math.min(this.at, this.#tokens.length - 1)] as Token;
  }

  tokenAt(place: number): Token | undefined {
    return this.#tokens[place];
  }

  end(): void {
    if (this.token.kind !== 'end') throw new Problem(`'${this.token.text}' is not expected here`);
  }

  isComparison(): boolean {
    return COMPARISONS.has(this.token.text) && this.token.kind !== 'string';
  }

  /** Whether the parenthesis that opens here holds a formula: behind an expression something must follow. */
  isFormulaAhead(): boolean {
    if (this.token.text !== '(' || this.token.kind !== 'operator') return false;
    const after = this.#tokens[this.#endOfGroup(this.at + 1) + 1];
    return after === undefined || !(CONTINUATIONS.has(after.text) || COMPARISONS.has(after.text));
  }

  /** Whether `=>` stands in this pair of parentheses, not in one within it. */
  isChoiceAhead(): boolean {
    let isFound = false;
    this.#endOfGroup(this.at, (token) => {
      if (token.text === '=>' && token.kind === 'operator') isFound = true;
    });
    return isFound;
  }

  /** Where the pair of parentheses ends that this place is in. */
  #endOfGroup(from: number, visit: (token: Token) => void = () => {}): number {
    let depth = 0;
    for (let at = from; at < this.#tokens.length; at++) {
      const token = this.#tokens[at] as Token;
      if (token.kind === 'operator' && '(['.includes(token.text)) depth++;
      if (token.kind === 'operator' && ')]'.includes(token.text) && depth-- === 0) return at;
      if (depth === 0) {
        if (token.text === ',' && token.kind === 'operator') return at;
        visit(token);
      }
    }
    return this.#tokens.length - 1;
  }

  accept(...texts: readonly string[]): boolean {
    if (!texts.includes(this.token.text) || this.token.kind === 'string') return false;
    this.at++;
    return true;
  }

  expect(text: string): void {
    if (!this.accept(text)) throw new Problem(`'${text}' is expected before '${this.token.text}'`);
  }

  parenthesised(read: () => number): number {
    this.expect('(');
    const result = read();
    this.expect(')');
    return result;
  }

  nested<T>(read: () => T): T {
    if (++this.#depth > DEEPEST) throw new Problem('the expression is nested too deeply');
    const result = read();
    this.#depth--;
    return result;
  }
}
