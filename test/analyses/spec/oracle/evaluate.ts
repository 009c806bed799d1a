/**
 * Evaluates the expressions and formulas of specifications, as the contract writes them, on relations between concrete values:
 * a reader of its own that shares nothing with the program's.
 */
import {
  closureOf,
  differenceOf,
  domainOf,
  type FiniteRelation,
  identityOf,
  intersectionOf,
  isSubset,
  joinOf,
  outside,
  productOf,
  transposeOf,
  unionOf,
} from '../../../../src/machines/relational/finite-relation.js';
import { Misread, tokensOf } from './tokens.js';

export interface Relation {
  readonly arity: number;
  readonly tuples: FiniteRelation;
}

export interface Setting {
  /** The relation of a name (also dotted, also primed); undefined: no such name. */
  named(name: string): Relation | undefined;
  /** A number, string or truth value. */
  literal(text: string): number;
  readonly atoms: FiniteRelation;
  /** The number that an atom is. */
  number(atom: number): number | undefined;
}

/** What joins expressions, or compares them. */
const OPERATORS = new Set(['=', '!=', 'in', '<', '>', '<=', '>=', '.', '+', '-', '&', '->', '++', '<:', ':>']);

export function evaluate(text: string, setting: Setting): Relation {
  const reader = new Reader(tokensOf(text), setting, text);
  return reader.whole(() => reader.choice());
}

export function holds(text: string, setting: Setting): boolean {
  const reader = new Reader(tokensOf(text), setting, text);
  return reader.whole(() => reader.formula());
}

class Reader {
  #at = 0;
  constructor(
    readonly tokens: readonly string[],
    readonly setting: Setting,
    readonly text: string,
  ) {}

  whole<T>(read: () => T): T {
    const result = read();
    if (this.#at < this.tokens.length) this.#fail();
    return result;
  }

  formula(): boolean {
    const left = this.#or();
    if (!this.#takes('=>')) return left;
    const right = this.formula();
    if (!this.#takes('else')) return !left || right;
    const other = this.formula();
    return left ? right : other;
  }

  #or(): boolean {
    let result = this.#and();
    while (this.#takes('or') || this.#takes('||')) result = this.#and() || result;
    return result;
  }

  #and(): boolean {
    let result = this.#literal();
    while (this.#takes('and') || this.#takes('&&')) result = this.#literal() && result;
    return result;
  }

  #literal(): boolean {
    if (this.#takes('not') || this.#takes('!')) return !this.#literal();
    if (this.#takes('some')) return this.sum().tuples.size > 0;
    if (this.#takes('no')) return this.sum().tuples.size === 0;
    if (this.#takes('one')) return this.sum().tuples.size === 1;
    if (this.#takes('lone')) return this.sum().tuples.size <= 1;
    // A formula in parentheses, unless an expression goes on behind it.
    if (this.#peek() === '(' && !OPERATORS.has(this.tokens[this.#closing(this.#at) + 1] ?? '')) {
      this.#at++;
      const result = this.formula();
      if (!this.#takes(')')) this.#fail();
      return result;
    }
    const left = this.sum();
    const operator = this.#next();
    switch (operator) {
      case '=':
        return this.#equals(left, this.sum());
      case '!=':
        return !this.#equals(left, this.sum());
      case 'in':
        return isSubset(left.tuples, this.sum().tuples);
      case '<':
      case '>':
      case '<=':
      case '>=':
        return this.#compare(operator, left, this.sum());
    }
    this.#at--;
    // A truth value that stands alone.
    if (left.tuples.has(this.setting.literal('true'))) return true;
    if (left.tuples.has(this.setting.literal('false'))) return false;
    return this.#fail();
  }

  #equals(left: Relation, right: Relation): boolean {
    return left.tuples.size === right.tuples.size && isSubset(left.tuples, right.tuples);
  }

  #compare(operator: string, left: Relation, right: Relation): boolean {
    const [first, second] = [this.#number(left), this.#number(right)];
    if (first === undefined || second === undefined) return false;
    if (operator === '<') return first < second;
    if (operator === '>') return first > second;
    return operator === '<=' ? first <= second : first >= second;
  }

  #number({ tuples }: Relation): number | undefined {
    const [atom] = tuples;
    return tuples.size === 1 && atom !== undefined ? this.setting.number(atom) : undefined;
  }

  sum(): Relation {
    let left = this.#override();
    for (;;) {
      if (this.#takes('+')) left = this.#same(left, this.#override(), unionOf);
      else if (this.#takes('-')) left = this.#same(left, this.#override(), differenceOf);
      else return left;
    }
  }

  #override(): Relation {
    let left = this.#meet();
    while (this.#takes('++')) {
      left = this.#same(left, this.#meet(), (base, change) =>
        unionOf(change, outside(base, domainOf(change, left.arity), left.arity)),
      );
    }
    return left;
  }

  #meet(): Relation {
    let left = this.#product();
    while (this.#takes('&')) left = this.#same(left, this.#product(), intersectionOf);
    return left;
  }

  #product(): Relation {
    let left = this.#restricted();
    while (this.#takes('->')) {
      const right = this.#restricted();
      left = { arity: left.arity + right.arity, tuples: productOf(left.tuples, right.tuples, right.arity) };
    }
    return left;
  }

  #restricted(): Relation {
    let left = this.#join();
    for (;;) {
      if (this.#takes('<:')) {
        const right = this.#join();
        const set = left.tuples;
        const kept = [...right.tuples].filter((tuple) => set.has(Math.floor(tuple / 4096 ** (right.arity - 1))));
        left = { arity: right.arity, tuples: new Set(kept) };
      } else if (this.#takes(':>')) {
        const set = this.#join().tuples;
        left = { arity: left.arity, tuples: new Set([...left.tuples].filter((tuple) => set.has(tuple % 4096))) };
      } else return left;
    }
  }

  #join(): Relation {
    let left = this.#unary();
    while (this.#takes('.')) {
      const right = this.#unary();
      const arity = left.arity + right.arity - 2;
      if (arity < 1) throw new Misread(`a join of two sets in ${this.text}`);
      left = { arity, tuples: joinOf(left.tuples, right.tuples, right.arity) };
    }
    return left;
  }

  #unary(): Relation {
    const { atoms } = this.setting;
    if (this.#takes('*')) return this.#binary((tuples) => closureOf(tuples, atoms));
    if (this.#takes('^')) return this.#binary((tuples) => joinOf(tuples, closureOf(tuples, atoms), 2));
    if (this.#takes('~')) return this.#binary(transposeOf);
    if (this.#takes('(')) {
      const inner = this.choice();
      if (!this.#takes(')')) this.#fail();
      return inner;
    }
    if (this.tokens[this.#at + 1] === '[') return this.#function();
    return this.#name();
  }

  /** `F => a else b`, or an expression. */
  choice(): Relation {
    if (this.#isChoice()) {
      const condition = this.#or();
      if (!this.#takes('=>')) this.#fail();
      const then = this.choice();
      if (!this.#takes('else')) this.#fail();
      const otherwise = this.choice();
      return condition ? then : otherwise;
    }
    return this.sum();
  }

  /** Whether an arrow stands before the parenthesis around this place closes. */
  #isChoice(): boolean {
    for (let at = this.#at; at < this.tokens.length; at++) {
      if (this.tokens[at] === '(') at = this.#closing(at);
      else if (this.tokens[at] === ')' || this.tokens[at] === 'else') return false;
      else if (this.tokens[at] === '=>') return true;
    }
    return false;
  }

  /** Where the parenthesis that opens here closes. */
  #closing(open: number): number {
    let depth = 0;
    for (let at = open; at < this.tokens.length; at++) {
      if (this.tokens[at] === '(') depth++;
      else if (this.tokens[at] === ')' && --depth === 0) return at;
    }
    return this.tokens.length;
  }

  /** `plus[a, b]`: of numbers, as Java's int computes. */
  #function(): Relation {
    const name = this.#next() ?? '';
    const values: (number | undefined)[] = [];
    do {
      this.#at++;
      values.push(this.#number(this.sum()));
    } while (this.#peek() === ',');
    if (!this.#takes(']')) this.#fail();
    const [left, right = 0] = values;
    if (values.includes(undefined) || left === undefined) return { arity: 1, tuples: new Set() };
    const result = {
      plus: (left + right) | 0,
      minus: (left - right) | 0,
      mul: Math.imul(left, right),
      negate: -left | 0,
    }[name];
    if (result === undefined) throw new Misread(`the function ${name}`);
    return { arity: 1, tuples: new Set([this.setting.literal(String(result))]) };
  }

  #name(): Relation {
    const { setting } = this;
    // The longest dotted name that means something.
    for (let count = 4; count >= 1; count--) {
      const parts = this.tokens.slice(this.#at, this.#at + 2 * count - 1);
      if (
        parts.length < 2 * count - 1 ||
        parts.some((part, place) => (place % 2 === 1 ? part !== '.' : !/^[\p{L}_$\\]/u.test(part)))
      )
        continue;
      const found = setting.named(parts.join(''));
      if (found === undefined) continue;
      this.#at += 2 * count - 1;
      return found;
    }
    const token = this.#next() ?? '';
    if (token === 'none') return { arity: 1, tuples: new Set() };
    if (token === 'univ') return { arity: 1, tuples: setting.atoms };
    if (token === 'iden') return { arity: 2, tuples: identityOf(setting.atoms) };
    if (/^(?:-?\d|["']|true$|false$|null$)/.test(token)) return { arity: 1, tuples: new Set([setting.literal(token)]) };
    this.#at--;
    return this.#fail();
  }

  #binary(build: (tuples: FiniteRelation) => FiniteRelation): Relation {
    const operand = this.#unary();
    if (operand.arity !== 2)
      throw new Misread(`an operator of binary relations on ${operand.arity} columns in ${this.text}`);
    return { arity: 2, tuples: build(operand.tuples) };
  }

  #same(
    left: Relation,
    right: Relation,
    build: (first: FiniteRelation, second: FiniteRelation) => FiniteRelation,
  ): Relation {
    if (left.arity !== right.arity) throw new Misread(`${left.arity} and ${right.arity} columns in ${this.text}`);
    return { arity: left.arity, tuples: build(left.tuples, right.tuples) };
  }

  #peek(): string | undefined {
    return this.tokens[this.#at];
  }

  #next(): string | undefined {
    return this.tokens[this.#at++];
  }

  #takes(token: string): boolean {
    if (this.tokens[this.#at] !== token) return false;
    this.#at++;
    return true;
  }

  #fail(): never {
    throw new Misread(`cannot read '${this.tokens.slice(this.#at).join(' ')}' of ${this.text}`);
  }
}
