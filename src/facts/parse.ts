/**
 * Parser of formulas: operator precedence as in JML, which is Java's with `==>` and `<==>` below `||`.
 *
 * `==>` associates to the right, all other binary operators to the left. Method calls, assignments and bit operators are
 * not part of the language and are refused by name.
 */
import { FACTS_BUDGETS } from './budgets.js';
import { Cursor } from './cursor.js';
import type { BinaryOperator, FieldText, Formula, Range, TypeText } from './formula.js';
import { ELEMENTS } from './formula.js';
import { isPredicateName, PREDICATES } from './meaning/predicates.js';
import { SyntaxProblem } from './problem.js';
import { type Token, tokenize } from './tokens.js';

export interface FormulaError {
  readonly message: string;
  readonly offset: number;
}

export type ParsedFormula =
  | { readonly formula: Formula; readonly error?: undefined }
  | { readonly error: FormulaError; readonly formula?: undefined };

export function parseFormula(text: string): ParsedFormula {
  try {
    return { formula: new Parser(tokenize(text)).whole() };
  } catch (problem) {
    if (problem instanceof SyntaxProblem) return { error: { message: problem.message, offset: problem.offset } };
    throw problem;
  }
}

export const BINDING_POWER: Readonly<Record<BinaryOperator | 'instanceof', number>> = {
  '<==>': 1,
  '==>': 2,
  '||': 3,
  '&&': 4,
  '==': 5,
  '!=': 5,
  '<': 6,
  '<=': 6,
  '>': 6,
  '>=': 6,
  instanceof: 6,
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
};
/** Of prefix operators and casts. */
export const PREFIX_POWER = 9;

const PRIMITIVE = new Set(['boolean', 'byte', 'short', 'char', 'int', 'long', 'float', 'double']);
const RESERVED = new Set([...PRIMITIVE, 'instanceof', 'new', 'super', 'class', 'void', 'null', 'true', 'false']);
const DEEPEST = FACTS_BUDGETS.parse.deepest.most;

class Parser {
  readonly #cursor: Cursor;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#cursor = new Cursor(tokens);
  }

  whole(): Formula {
    const formula = this.formula(0);
    const rest = this.#cursor.peek();
    if (rest.kind !== 'end') throw this.#cursor.unexpected(rest);
    return formula;
  }

  formula(power: number): Formula {
    this.#descend(++this.#depth);
    let left = this.#prefix();
    // A chain of operators is a tree as high as it is long.
    for (let height = this.#depth; ; height++) {
      this.#descend(height);
      const { text, kind } = this.#cursor.peek();
      const isOperator = kind === 'operator' || (kind === 'word' && text === 'instanceof');
      if (!isOperator || !Object.hasOwn(BINDING_POWER, text)) break;
      const operatorPower = BINDING_POWER[text as BinaryOperator | 'instanceof'];
      if (operatorPower <= power) break;
      this.#cursor.next();
      if (text === 'instanceof') {
        const type = this.#type();
        left = { kind: 'instanceof', operand: left, type, offset: left.offset, end: type.end };
        continue;
      }
      const operator = text as BinaryOperator;
      const right = this.formula(operator === '==>' ? operatorPower - 1 : operatorPower);
      left = { kind: 'binary', operator, left, right, offset: left.offset, end: right.end };
    }
    this.#depth--;
    return left;
  }

  /** Whoever reads the formula goes down into it. */
  #descend(height: number): void {
    if (height > DEEPEST) throw new SyntaxProblem('the formula is nested too deeply', this.#cursor.peek().offset);
  }

  #prefix(): Formula {
    const token = this.#cursor.peek();
    if (token.kind === 'operator' && (token.text === '!' || token.text === '-' || token.text === '+')) {
      this.#cursor.next();
      const operand = token.text === '-' ? this.#negated() : this.formula(PREFIX_POWER - 1);
      return { kind: 'unary', operator: token.text, operand, offset: token.offset, end: operand.end };
    }
    return this.#postfix(this.#primary());
  }

  /** 2147483648 is a number only here. */
  #negated(): Formula {
    const token = this.#cursor.peek();
    if (!isBeyond(token)) return this.formula(PREFIX_POWER - 1);
    this.#cursor.next();
    return this.#literal(token);
  }

  #postfix(start: Formula): Formula {
    let base = start;
    for (let height = this.#depth; ; height++) {
      this.#descend(height);
      if (this.#cursor.accept('.')) {
        const name = this.#cursor.next();
        if (name.kind !== 'word' || RESERVED.has(name.text)) throw this.#cursor.unexpected(name, 'a field name');
        if (this.#cursor.at('('))
          throw new SyntaxProblem('method calls are not part of the assertion language', name.offset);
        base = { kind: 'select', base, name: name.text, offset: base.offset, end: name.end };
      } else if (this.#cursor.accept('[')) {
        const index = this.formula(0);
        const { end } = this.#cursor.expect(']');
        base = { kind: 'index', base, index, offset: base.offset, end };
      } else {
        return base;
      }
    }
  }

  #primary(): Formula {
    const token = this.#cursor.next();
    switch (token.kind) {
      case 'literal':
        if (isBeyond(token)) throw new SyntaxProblem('the number does not fit its type', token.offset);
        return this.#literal(token);
      case 'escape':
        return this.#escape(token);
      case 'word':
        return this.#word(token);
      default:
        if (token.text === '(') return this.#parenthesised(token);
        throw this.#cursor.unexpected(token, 'a formula');
    }
  }

  #literal(token: Token): Formula {
    if (token.literal === undefined) throw this.#cursor.unexpected(token);
    return { kind: 'literal', ...token.literal, offset: token.offset, end: token.end };
  }

  #word(token: Token): Formula {
    const range: Range = { offset: token.offset, end: token.end };
    if (token.text === 'null') return { kind: 'literal', type: 'null', value: null, ...range };
    if (token.text === 'true') return { kind: 'literal', type: 'boolean', value: 1, ...range };
    if (token.text === 'false') return { kind: 'literal', type: 'boolean', value: 0, ...range };
    if (RESERVED.has(token.text)) throw this.#cursor.unexpected(token, 'a formula');
    if (this.#cursor.accept('(')) return this.#predicate(token);
    return { kind: 'name', name: token.text, ...range };
  }

  #predicate(name: Token): Formula {
    const subjects: Formula[] = [];
    const fields: FieldText[] = [];
    // All arguments of an unknown predicate are subjects: binding says what is wrong with it.
    const expected = isPredicateName(name.text) ? PREDICATES[name.text].subjects : Number.POSITIVE_INFINITY;
    if (!this.#cursor.at(')')) {
      do {
        if (subjects.length < expected) subjects.push(this.formula(0));
        else fields.push(this.#field());
      } while (this.#cursor.accept(','));
    }
    const { end } = this.#cursor.expect(')');
    return { kind: 'predicate', name: name.text, subjects, fields, offset: name.offset, end };
  }

  #field(): FieldText {
    const first = this.#cursor.next();
    if (first.text === '[') return { name: ELEMENTS, offset: first.offset, end: this.#cursor.expect(']').end };
    const words = [first];
    while (this.#cursor.accept('.')) words.push(this.#cursor.next());
    for (const word of words) {
      if (word.kind !== 'word' || RESERVED.has(word.text)) throw this.#cursor.unexpected(word, "a field name or '[]'");
    }
    const last = words.at(-1) ?? first;
    const owner = words.slice(0, -1).map((word) => word.text);
    const range = { offset: first.offset, end: last.end };
    return owner.length === 0 ? { name: last.text, ...range } : { owner: owner.join('.'), name: last.text, ...range };
  }

  #escape(token: Token): Formula {
    if (token.text === 'result') return { kind: 'result', offset: token.offset, end: token.end };
    if (token.text === 'old') {
      this.#cursor.expect('(');
      const operand = this.formula(0);
      return { kind: 'old', operand, offset: token.offset, end: this.#cursor.expect(')').end };
    }
    if (token.text === 'forall' || token.text === 'exists') {
      throw new SyntaxProblem(`\\${token.text} stands in parentheses: (\\${token.text} T v; range; F)`, token.offset);
    }
    throw new SyntaxProblem(`'\\${token.text}' is not part of the assertion language`, token.offset);
  }

  #parenthesised(open: Token): Formula {
    const { kind, text } = this.#cursor.peek();
    if (kind === 'escape' && (text === 'forall' || text === 'exists')) return this.#quantified(open, text);
    const cast = this.#castType();
    if (cast !== undefined) {
      const operand = this.formula(PREFIX_POWER - 1);
      return { kind: 'cast', type: cast, operand, offset: open.offset, end: operand.end };
    }
    const inner = this.formula(0);
    const { end } = this.#cursor.expect(')');
    return { ...inner, offset: open.offset, end };
  }

  /** The type of a cast whose parenthesis has been opened, consumed with its `)`; or undefined and nothing consumed. */
  #castType(): TypeText | undefined {
    const start = this.#cursor.position;
    if (this.#cursor.peek().kind === 'word') {
      const type = this.#tryType();
      if (type !== undefined && this.#cursor.accept(')') && this.#startsOperand(type)) return type;
    }
    this.#cursor.position = start;
    return undefined;
  }

  /** As in Java, `(T) + x` and `(T) - x` are casts only when T is primitive. */
  #startsOperand(type: TypeText): boolean {
    const { kind, text } = this.#cursor.peek();
    if (kind === 'operator') {
      const sign = text === '+' || text === '-';
      return text === '(' || text === '!' || (sign && type.dimensions === 0 && PRIMITIVE.has(type.name));
    }
    return kind !== 'end' && text !== 'instanceof';
  }

  #quantified(open: Token, quantifier: 'forall' | 'exists'): Formula {
    this.#cursor.next();
    const type = this.#type();
    const variables: string[] = [];
    do {
      const variable = this.#cursor.next();
      if (variable.kind !== 'word' || RESERVED.has(variable.text) || variable.text === 'this') {
        throw this.#cursor.unexpected(variable, 'a variable name');
      }
      variables.push(variable.text);
    } while (this.#cursor.accept(','));
    this.#cursor.expect(';');
    const first = this.#cursor.at(';') ? undefined : this.formula(0);
    const body = this.#cursor.accept(';') ? this.formula(0) : first;
    if (body === undefined) throw this.#cursor.unexpected(this.#cursor.peek());
    const range = body === first ? undefined : first;
    const { end } = this.#cursor.expect(')');
    const ranged = range === undefined ? {} : { range };
    return { kind: 'quantified', quantifier, type, variables, ...ranged, body, offset: open.offset, end };
  }

  #type(): TypeText {
    const start = this.#cursor.peek();
    const type = this.#tryType();
    if (type === undefined) throw this.#cursor.unexpected(start, 'a type');
    return type;
  }

  #tryType(): TypeText | undefined {
    const first = this.#cursor.next();
    if (first.kind !== 'word' || (RESERVED.has(first.text) && !PRIMITIVE.has(first.text))) return undefined;
    let { text: name, end } = first;
    let dimensions = 0;
    for (;;) {
      const behindName = this.#cursor.position;
      if (this.#cursor.at('<') && !this.#skipTypeArguments()) this.#cursor.position = behindName;
      end = this.#cursor.previous?.end ?? end;
      if (!this.#cursor.accept('.')) break;
      const word = this.#cursor.next();
      if (word.kind !== 'word' || RESERVED.has(word.text)) return undefined;
      name += `.${word.text}`;
      end = word.end;
    }
    while (this.#cursor.accept('[')) {
      const close = this.#cursor.next();
      if (close.text !== ']') return undefined;
      dimensions++;
      end = close.end;
    }
    return { name, dimensions, offset: first.offset, end };
  }

  #skipTypeArguments(): boolean {
    let open = 0;
    do {
      const { kind, text } = this.#cursor.next();
      if (kind === 'operator') {
        if (text === '<') open++;
        else if (/^>+$/.test(text)) open -= text.length;
        else if (!['?', ',', '.', '[', ']', '&'].includes(text)) return false;
      } else if (kind !== 'word') {
        return false;
      }
    } while (open > 0);
    return open === 0;
  }
}

function isBeyond(token: Token): boolean {
  const value = token.literal?.value;
  return value === 2147483648 ? token.literal?.type === 'int' : value === 9223372036854775808n;
}
