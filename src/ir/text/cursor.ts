/** Reads tokens one after the other; also names, types and lists, which all constructs share. */
import type { ClassName, TypeName } from '../types.js';
import { expandedName, isTypeWord, isVariableWord } from './names.js';
import { SyntaxFault, type Token, tokenize } from './tokens.js';

const PRIMITIVE: ReadonlySet<string> = new Set('boolean byte short char int long float double void null'.split(' '));

/** A dotted name: the class before the last dot and the member behind it. */
export interface MemberPath {
  readonly owner: ClassName;
  readonly name: string;
}

export class Cursor {
  readonly #tokens: readonly Token[];
  #position = 0;

  constructor(text: string) {
    this.#tokens = tokenize(text);
  }

  peek(ahead = 0): Token {
    return this.#tokens[Math.min(this.#position + ahead, this.#tokens.length - 1)] as Token;
  }

  next(): Token {
    const token = this.peek();
    this.#position++;
    return token;
  }

  fail(message: string, token = this.peek()): never {
    throw new SyntaxFault(message, token.offset);
  }

  /** Whether that word stands here as a word of the text form, not as the first part of a dotted name. */
  isWord(text: string): boolean {
    return this.is(text) && !this.is('.', 1);
  }

  /** Whether the token is that word or symbol, and no quoted name. */
  is(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.text === text && (token.kind === 'name' || token.kind === 'symbol');
  }

  isKind(kind: Token['kind'], ahead = 0): boolean {
    return this.peek(ahead).kind === kind;
  }

  accept(text: string): boolean {
    const found = this.is(text);
    if (found) this.#position++;
    return found;
  }

  expect(text: string): void {
    if (!this.accept(text)) this.fail(`expected '${text}' but found '${this.peek().text}'`);
  }

  /** A whole number without sign or suffix. */
  integer(): number {
    const token = this.next();
    if (token.kind !== 'number' || !/^\d+$/.test(token.text)) this.fail('expected a number', token);
    return Number(token.text);
  }

  string(): string {
    const token = this.next();
    if (token.kind !== 'string') this.fail('expected a string', token);
    return token.text;
  }

  /** A formula, in quotes or backquotes. */
  formula(): string {
    const token = this.next();
    if (token.kind !== 'string' && token.kind !== 'quoted') this.fail('expected a formula in quotes', token);
    return token.text;
  }

  /** The name of a field, method, parameter or annotation element. */
  memberName(): string {
    const token = this.next();
    if (token.kind !== 'name' && token.kind !== 'quoted') this.fail(`expected a name but found '${token.text}'`, token);
    return token.text;
  }

  /** The name of a variable; `@thrown` is one. */
  variableName(): string {
    if (this.accept('@')) return `@${this.memberName()}`;
    const token = this.peek();
    if (token.kind === 'name' && isVariableWord(token.text)) this.fail(`expected a name but found '${token.text}'`);
    return this.memberName();
  }

  className(): ClassName {
    const segments = this.#segments();
    return this.#joined(segments);
  }

  memberPath(): MemberPath {
    const segments = this.#segments();
    const last = segments.pop() as Token;
    if (segments.length === 0) this.fail(`expected a class and a member but found '${last.text}'`, last);
    return { owner: this.#joined(segments), name: last.text };
  }

  #segments(): Token[] {
    const segments: Token[] = [];
    do {
      const token = this.next();
      if (token.kind !== 'name' && token.kind !== 'quoted')
        this.fail(`expected a name but found '${token.text}'`, token);
      segments.push(token);
      // A class constant's `.class` is not part of the name.
    } while (!this.is('class', 1) && this.accept('.'));
    return segments;
  }

  #joined(segments: readonly Token[]): ClassName {
    const [first] = segments;
    const name = segments.map((segment) => segment.text).join('.');
    if (first?.kind === 'quoted') return name;
    if (segments.length === 1 && first !== undefined && isTypeWord(first.text))
      this.fail(`expected a class but found '${first.text}'`, first);
    return expandedName(name);
  }

  /** A type without brackets. */
  elementName(): TypeName {
    const { kind, text } = this.peek();
    return kind === 'name' && PRIMITIVE.has(text) ? this.next().text : this.className();
  }

  type(): TypeName {
    let type = this.elementName();
    while (this.is('[') && this.is(']', 1)) {
      this.next();
      this.next();
      type += '[]';
    }
    return type;
  }

  /** Items separated by commas up to the closing symbol, which is consumed. */
  list<T>(close: string, item: () => T): T[] {
    const items: T[] = [];
    if (this.accept(close)) return items;
    do items.push(item());
    while (this.accept(','));
    this.expect(close);
    return items;
  }

  /** Class names separated by commas. */
  classNames(): ClassName[] {
    const names = [this.className()];
    while (this.accept(',')) names.push(this.className());
    return names;
  }
}
