/**
 * Reads expressions and formulas as they are printed: Alloy's syntax and precedence, with `plus[a, b]` for numbers and
 * `c => a else b`. Reading what was printed gives the same node.
 */
import { type Algebra, type ARITHMETIC_OPERATORS, type Condition, type Node, Trait } from '../algebra.js';
import { FALSE, TRUE } from '../conditions.js';
import { isCertain } from './formula.js';
import { Problem, TokenReader } from './token-reader.js';
import { type TextFault, tokensOf } from './tokens.js';

export interface ParseContext {
  readonly algebra: Algebra;
  /** What a name stands for; it may hold dots, `Entry.next`, and end in a prime. Undefined: nothing has that name. */
  resolve(name: string): Node | undefined;
}

export function parseExpression(text: string, context: ParseContext): Node | TextFault {
  return parsed(text, context, (parser) => parser.expression());
}

export function parseFormula(text: string, context: ParseContext): Condition | TextFault {
  return parsed(text, context, (parser) => parser.formula());
}

function parsed(text: string, context: ParseContext, read: (parser: Parser) => number): number | TextFault {
  const tokens = tokensOf(text);
  if ('message' in tokens) return tokens;
  const reader = new TokenReader(tokens);
  const parser = new Parser(reader, context);
  try {
    const result = read(parser);
    reader.end();
    return result;
  } catch (error) {
    if (error instanceof Problem) return { message: error.message, offset: reader.token.place };
    throw error;
  }
}

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

class Parser {
  readonly #reader: TokenReader;
  readonly #context: ParseContext;
  readonly #algebra: Algebra;

  constructor(reader: TokenReader, context: ParseContext) {
    this.#reader = reader;
    this.#context = context;
    this.#algebra = context.algebra;
  }

  // ---- Formulas, loosest first ----

  formula(): Condition {
    return this.#reader.nested(() => {
      const { conditions } = this.#algebra;
      let left = this.#conditional();
      while (this.#reader.accept('or', '||')) left = conditions.or(left, this.#conditional());
      return left;
    });
  }

  #conditional(): Condition {
    const { conditions } = this.#algebra;
    const left = this.#conjunction();
    if (!this.#reader.accept('=>', 'implies')) return left;
    const then = this.#conditional();
    const otherwise = this.#reader.accept('else') ? this.#conditional() : TRUE;
    return conditions.choose(left, then, otherwise);
  }

  #conjunction(): Condition {
    let left = this.#negation();
    while (this.#reader.accept('and', '&&')) left = this.#algebra.conditions.and(left, this.#negation());
    return left;
  }

  #negation(): Condition {
    if (!this.#reader.accept('not', '!')) return this.#comparison();
    return this.#reader.nested(() => this.#algebra.conditions.not(this.#negation()));
  }

  #comparison(): Condition {
    const { conditions } = this.#algebra;
    if (this.#reader.accept('some')) return conditions.some(this.#sum());
    if (this.#reader.accept('no')) return conditions.not(conditions.some(this.#sum()));
    const start = this.#reader.at;
    if (this.#reader.accept('true') && !this.#reader.isComparison()) return TRUE;
    this.#reader.at = start;
    if (this.#reader.accept('false') && !this.#reader.isComparison()) return FALSE;
    this.#reader.at = start;
    if (this.#reader.isFormulaAhead()) return this.#reader.parenthesised(() => this.formula());
    const left = this.#sum();
    const operator = this.#reader.token.text;
    if (!this.#reader.isComparison()) throw new Problem(`a comparison is expected before '${operator}'`);
    this.#reader.at++;
    return this.#compare(operator, left, this.#sum());
  }

  #compare(operator: string, left: Node, right: Node): Condition {
    const algebra = this.#algebra;
    const { conditions } = algebra;
    const within = (a: Node, b: Node): Condition => {
      this.#sameArity(a, b);
      return conditions.not(conditions.some(algebra.difference(a, b)));
    };
    switch (operator) {
      case '=':
        return this.#areEqual(left, right, within);
      case '!=':
        return conditions.not(this.#areEqual(left, right, within));
      case 'in':
        return within(left, right);
      case '<':
        return conditions.less(left, right);
      case '>':
        return conditions.less(right, left);
      case '>=':
        return conditions.not(conditions.less(left, right));
      default:
        return conditions.not(conditions.less(right, left));
    }
  }

  #areEqual(left: Node, right: Node, within: (a: Node, b: Node) => Condition): Condition {
    const algebra = this.#algebra;
    this.#sameArity(left, right);
    const isValue = algebra.has(left, Trait.SINGLE) && algebra.has(right, Trait.SINGLE);
    const isThere = isCertain(algebra, left) || isCertain(algebra, right) || algebra.has(left, Trait.PRESENT);
    if (isValue && isThere) return algebra.conditions.equal(left, right);
    return algebra.conditions.and(within(left, right), within(right, left));
  }

  // ---- Expressions, loosest first ----

  expression(): Node {
    return this.#reader.nested(() => (this.#reader.isChoiceAhead() ? this.#choice() : this.#sum()));
  }

  #choice(): Node {
    const condition = this.#conjunction();
    this.#reader.expect('=>');
    const then = this.#sum();
    this.#reader.expect('else');
    const otherwise = this.#sum();
    this.#sameArity(then, otherwise);
    return this.#algebra.choice(condition, then, otherwise);
  }

  #sum(): Node {
    let left = this.#override();
    for (;;) {
      if (this.#reader.accept('+')) left = this.#union(left, this.#override());
      else if (this.#reader.accept('-')) {
        const right = this.#override();
        this.#sameArity(left, right);
        left = this.#algebra.difference(left, right);
      } else return left;
    }
  }

  #union(left: Node, right: Node): Node {
    this.#sameArity(left, right);
    return this.#algebra.union([left, right]);
  }

  #override(): Node {
    let left = this.#intersection();
    while (this.#reader.accept('++')) {
      const right = this.#intersection();
      this.#sameArity(left, right);
      left = this.#algebra.override(left, right);
    }
    return left;
  }

  #intersection(): Node {
    const members = [this.#product()];
    while (this.#reader.accept('&')) members.push(this.#product());
    for (const member of members) this.#sameArity(members[0] as Node, member);
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
      left = algebra.join(left, right);
    }
    return left;
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

  #sameArity(left: Node, right: Node): void {
    if (this.#algebra.arity(left) !== this.#algebra.arity(right)) {
      throw new Problem('both sides need the same number of columns');
    }
  }
}
