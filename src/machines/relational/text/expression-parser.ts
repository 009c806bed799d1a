/** Reads expressions, by recursive descent: the loosest operator first. */
import { type Algebra, type ARITHMETIC_OPERATORS, type Condition, type Node, Trait } from '../algebra.js';
import type { ParseContext } from './parse-context.js';
import { Problem, type TokenReader } from './token-reader.js';

const FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ['plus', '+'],
  ['minus', '-'],
  ['mul', '*'],
  ['div', '/'],
  ['rem', '%'],
  ['bitand', '&'],
  ['bitor', '|'],
  ['bitxor', '^'],
  ['shl', '<<'],
  ['sha', '>>'],
  ['shr', '>>>'],
  ['negate', 'negate'],
  ['other', 'other'],
]);

export class ExpressionParser {
  readonly #reader: TokenReader;
  readonly #context: ParseContext;
  readonly #algebra: Algebra;
  /** Reads the condition of a choice. */
  readonly #condition: () => Condition;

  constructor(reader: TokenReader, context: ParseContext, condition: () => Condition) {
    this.#reader = reader;
    this.#context = context;
    this.#algebra = context.algebra;
    this.#condition = condition;
  }

  expression(): Node {
    return this.#reader.nested(() => (this.#reader.isChoiceAhead() ? this.#choice() : this.sum()));
  }

  #choice(): Node {
    const condition = this.#condition();
    this.#reader.expect('=>');
    const then = this.sum();
    this.#reader.expect('else');
    const otherwise = this.sum();
    this.checkArity(then, otherwise);
    return this.#algebra.choice(condition, then, otherwise);
  }

  sum(): Node {
    let left = this.#override();
    for (;;) {
      if (this.#reader.accept('+')) left = this.#union(left, this.#override());
      else if (this.#reader.accept('-')) {
        const right = this.#override();
        this.checkArity(left, right);
        left = this.#algebra.difference(left, right);
      } else return left;
    }
  }

  #union(left: Node, right: Node): Node {
    this.checkArity(left, right);
    return this.#algebra.union([left, right]);
  }

  #override(): Node {
    let left = this.#intersection();
    while (this.#reader.accept('++')) {
      const right = this.#intersection();
      this.checkArity(left, right);
      left = this.#algebra.override(left, right);
    }
    return left;
  }

  #intersection(): Node {
    const members = [this.#product()];
    while (this.#reader.accept('&')) members.push(this.#product());
    for (const member of members) this.checkArity(members[0] as Node, member);
    return members.length === 1 ? (members[0] as Node) : this.#algebra.intersection(members);
  }

  #product(): Node {
    const left = this.#restriction();
    return this.#reader.accept('->') ? this.#reader.nested(() => this.#algebra.product(left, this.#product())) : left;
  }

  #restriction(): Node {
    const algebra = this.#algebra;
    let left = this.#join();
    for (;;) {
      if (this.#reader.accept('<:')) left = algebra.restrict(this.#set(left), this.#join());
      else if (this.#reader.accept(':>')) {
        const set = this.#set(this.#join());
        const [type = 'univ'] = algebra.columns(left);
        left = algebra.intersection([left, algebra.product(algebra.type(type), set)]);
      } else return left;
    }
  }

  #join(): Node {
    const algebra = this.#algebra;
    let left = this.#unary();
    while (this.#reader.accept('.')) {
      const right = this.#unary();
      if (algebra.arity(left) + algebra.arity(right) < 3) throw new Problem('two sets cannot be joined');
      left = algebra.join(this.#read(left, right), right);
    }
    return left;
  }

  /** Of what fields are read: null has none, and reading it does not show that it is not null. */
  #read(left: Node, right: Node): Node {
    const algebra = this.#algebra;
    const isLoad = algebra.arity(left) === 1 && algebra.has(left, Trait.PRESENT) && algebra.has(right, Trait.TOTAL);
    if (this.#context.isOpen !== true || !isLoad || algebra.has(left, Trait.NOT_NULL)) return left;
    return algebra.difference(left, algebra.null);
  }

  #unary(): Node {
    const algebra = this.#algebra;
    const operator = this.#reader.token.text;
    if (!this.#reader.accept('*', '^', '~')) return this.#primary();
    return this.#reader.nested(() => {
      const relation = this.#unary();
      if (algebra.arity(relation) !== 2) throw new Problem(`'${operator}' needs a relation of two columns`);
      if (operator === '~') return algebra.transpose(relation);
      const closure = algebra.closure(relation);
      return operator === '*' ? closure : algebra.join(relation, closure);
    });
  }

  #primary(): Node {
    const algebra = this.#algebra;
    const token = this.#reader.token;
    if (token.text === '(' && token.kind === 'operator') return this.#reader.parenthesised(() => this.expression());
    this.#reader.at++;
    if (token.kind === 'number') return this.#number(token.text);
    if (token.kind === 'string') {
      return algebra.constant(token.text, token.text.startsWith("'") ? 'char' : 'java.lang.String');
    }
    if (token.text === '-' && this.#reader.token.kind === 'number') {
      const number = this.#reader.token.text;
      this.#reader.at++;
      return this.#number(`-${number}`);
    }
    if (token.kind !== 'name') throw new Problem(`an expression is expected before '${token.text}'`);
    switch (token.text) {
      case 'none':
        return algebra.none();
      case 'univ':
        return algebra.universe;
      case 'iden':
        return algebra.identity;
      case 'null':
        return algebra.null;
      case 'true':
      case 'false':
        return algebra.truth(token.text === 'true');
    }
    if (this.#reader.token.text === '[' && FUNCTIONS.has(token.text)) return this.#function(token.text);
    return this.#name(token.text);
  }

  #number(text: string): Node {
    const suffix = text.at(-1)?.toUpperCase() ?? '';
    const type = suffix === 'L' ? 'long' : suffix === 'F' ? 'float' : /[.eED]/.test(text) ? 'double' : 'int';
    return this.#algebra.constant(text, type);
  }

  #function(name: string): Node {
    const operands: Node[] = [];
    this.#reader.expect('[');
    do operands.push(this.#reader.nested(() => this.expression()));
    while (this.#reader.accept(','));
    this.#reader.expect(']');
    const operator = FUNCTIONS.get(name) as (typeof ARITHMETIC_OPERATORS)[number];
    const type = this.#algebra.columns(operands[0] as Node)[0] ?? 'int';
    return this.#algebra.arithmetic(operator, operands, type);
  }

  /** The longest name with dots that means something. */
  #name(first: string): Node {
    let name = first;
    let best = { node: this.#context.resolve(name), at: this.#reader.at };
    for (
      let at = this.#reader.at;
      this.#reader.tokenAt(at)?.text === '.' && this.#reader.tokenAt(at + 1)?.kind === 'name';
      at += 2
    ) {
      name = `${name}.${this.#reader.tokenAt(at + 1)?.text}`;
      const node = this.#context.resolve(name);
      if (node !== undefined) best = { node, at: at + 2 };
    }
    if (best.node === undefined) throw new Problem(`nothing is called ${first}`);
    this.#reader.at = best.at;
    return best.node;
  }

  #set(node: Node): Node {
    if (this.#algebra.arity(node) !== 1) throw new Problem('a set is expected, not a relation');
    return node;
  }

  /** Throws a Problem where the two cannot be compared or joined into one. */
  checkArity(left: Node, right: Node): void {
    if (this.#algebra.arity(left) !== this.#algebra.arity(right)) {
      throw new Problem('both sides need the same number of columns');
    }
  }
}
