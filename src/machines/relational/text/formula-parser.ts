/** Reads formulas, by recursive descent: the loosest connective first. */
import { type Algebra, type Condition, type Node, Trait } from '../algebra.js';
import { FALSE, TRUE } from '../conditions.js';
import { ExpressionParser } from './expression-parser.js';
import { isCertain } from './formula.js';
import type { ParseContext } from './parse-context.js';
import { Problem, type TokenReader } from './token-reader.js';

export class FormulaParser {
  readonly #reader: TokenReader;
  readonly #context: ParseContext;
  readonly #algebra: Algebra;
  readonly #expressions: ExpressionParser;

  constructor(reader: TokenReader, context: ParseContext) {
    this.#reader = reader;
    this.#context = context;
    this.#algebra = context.algebra;
    this.#expressions = new ExpressionParser(reader, context, () => this.#conjunction());
  }

  expression(): Node {
    return this.#expressions.expression();
  }

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
    if (this.#reader.accept('some')) return conditions.some(this.#expressions.sum());
    if (this.#reader.accept('no')) return conditions.not(conditions.some(this.#expressions.sum()));
    const start = this.#reader.at;
    if (this.#reader.accept('true') && !this.#reader.isComparison()) return TRUE;
    this.#reader.at = start;
    if (this.#reader.accept('false') && !this.#reader.isComparison()) return FALSE;
    this.#reader.at = start;
    if (this.#reader.isFormulaAhead()) return this.#reader.parenthesised(() => this.formula());
    const left = this.#expressions.sum();
    const operator = this.#reader.token.text;
    if (!this.#reader.isComparison()) throw new Problem(`a comparison is expected before '${operator}'`);
    this.#reader.at++;
    return this.#compare(operator, left, this.#expressions.sum());
  }

  #compare(operator: string, left: Node, right: Node): Condition {
    const algebra = this.#algebra;
    const { conditions } = algebra;
    const within = (a: Node, b: Node): Condition => {
      this.#expressions.checkArity(a, b);
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
        return this.#isNot(conditions.less(left, right), left, right);
      default:
        return this.#isNot(conditions.less(right, left), left, right);
    }
  }

  /** What is not there is neither less nor greater. */
  #isNot(comparison: Condition, left: Node, right: Node): Condition {
    const { conditions } = this.#algebra;
    const denied = conditions.not(comparison);
    if (this.#context.isOpen !== true) return denied;
    return conditions.and(denied, conditions.and(conditions.some(left), conditions.some(right)));
  }

  #areEqual(left: Node, right: Node, within: (a: Node, b: Node) => Condition): Condition {
    const algebra = this.#algebra;
    this.#expressions.checkArity(left, right);
    const isValue = algebra.has(left, Trait.SINGLE) && algebra.has(right, Trait.SINGLE);
    const isThere = isCertain(algebra, left) || isCertain(algebra, right) || algebra.has(left, Trait.PRESENT);
    if (isValue && isThere) return algebra.conditions.equal(left, right);
    return algebra.conditions.and(within(left, right), within(right, left));
  }
}
