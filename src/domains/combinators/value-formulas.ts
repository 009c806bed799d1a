/**
 * Formulas of the assertion language over numbers: what a state knows of them, and what they say of its variables.
 *
 * Evaluating a formula may fault (a null dereference, a division by zero); then the whole formula does not hold, also
 * under a negation. So a part has a set of possible ends: true, false, fault. What is in the heap may be anything.
 */
import type { Numbered } from '../../base/numbered.js';
import { opposite, type Sense, senseOf, type Truth } from '../../base/truth.js';
import type { Question } from '../../engine/question.js';
import type { CompareTerm, ConnectiveTerm, Term } from '../../facts/index.js';
import type { Variable } from '../../ir/instructions.js';
import { COMBINATORS_BUDGETS } from './budgets.js';
import type { ValueExpressions, Values } from './value-expressions.js';
import { isTracked, NEGATED, type ValueNumbers } from './value-numbers.js';

/** A set of possible ends, as bits. */
type Ends = Numbered<'ends'>;
const TRUE = 1;
const FALSE = 2;
const FAULT = 4;
const ANY_END = TRUE | FALSE | FAULT;

interface Evaluated<V> {
  readonly value: V;
  readonly mayFault: boolean;
}

const MOST_CASES = COMBINATORS_BUDGETS['value-formulas'].mostCases.most;

export class ValueFormulas<V> {
  readonly #numbers: ValueNumbers<V>;
  readonly #expressions: ValueExpressions<V>;

  constructor(numbers: ValueNumbers<V>, expressions: ValueExpressions<V>) {
    this.#numbers = numbers;
    this.#expressions = expressions;
  }

  ask(question: Question, state: Values<V>): Truth {
    const ends = this.#ends(question, state, question.term);
    if ((ends & TRUE) === 0) return 'no';
    return ends === TRUE ? 'yes' : 'unknown';
  }

  refine(question: Question, state: Values<V>): readonly Values<V>[] {
    const cases = this.#cases(question, state, question.term, 'holds');
    return cases.length > MOST_CASES ? [state] : cases;
  }

  #ends(question: Question, state: Values<V>, term: Term): Ends {
    switch (term.kind) {
      case 'not': {
        const ends = this.#ends(question, state, term.operand);
        return (ends & FAULT) | (ends & TRUE ? FALSE : 0) | (ends & FALSE ? TRUE : 0);
      }
      case 'connective':
        return this.#connected(term, this.#ends(question, state, term.left), () =>
          this.#ends(question, state, term.right),
        );
      case 'compare':
        return this.#compared(question, state, term);
      case 'constant':
      case 'variable':
      case 'result':
        return this.#endsOf(this.#value(question, state, term));
      default:
        return ANY_END;
    }
  }

  #connected({ operator }: ConnectiveTerm, left: Ends, right: () => Ends): Ends {
    const faults = left & FAULT;
    switch (operator) {
      case '&&':
        return faults | (left & FALSE) | (left & TRUE ? right() : 0);
      case '||':
        return faults | (left & TRUE) | (left & FALSE ? right() : 0);
      case '==>':
        return faults | (left & FALSE ? TRUE : 0) | (left & TRUE ? right() : 0);
      case '<==>': {
        const other = left === FAULT ? 0 : right();
        const same = (left & TRUE && other & TRUE) || (left & FALSE && other & FALSE);
        const different = (left & TRUE && other & FALSE) || (left & FALSE && other & TRUE);
        return faults | (other & FAULT) | (same ? TRUE : 0) | (different ? FALSE : 0);
      }
    }
  }

  #compared(question: Question, state: Values<V>, { operator, operands, left, right }: CompareTerm): Ends {
    if (!isTracked(operands)) return ANY_END;
    const first = this.#value(question, state, left);
    const second = this.#value(question, state, right);
    // Without a value there is no comparison: it faults.
    if (this.#numbers.isNone(first.value) || this.#numbers.isNone(second.value)) return FAULT;
    const truth = this.#numbers.compare(operator, operands, first.value, second.value);
    return endsOfTruth(truth) | (first.mayFault || second.mayFault ? FAULT : 0);
  }

  #endsOf({ value, mayFault }: Evaluated<V>): Ends {
    const truth = this.#numbers.compare('==', 'boolean', value, this.#numbers.number(1, 'boolean'));
    return endsOfTruth(truth) | (mayFault ? FAULT : 0);
  }

  /** The value of a term of integer or boolean type. */
  #value(question: Question, state: Values<V>, term: Term): Evaluated<V> {
    const numbers = this.#numbers;
    switch (term.kind) {
      case 'constant':
        return { value: numbers.constant({ kind: 'constant', type: term.type, value: term.value }), mayFault: false };
      case 'variable':
      case 'result': {
        const variable = variableOf(question, term);
        const value = variable === undefined ? numbers.any(term.type) : this.#expressions.operand(state, variable);
        return { value, mayFault: false };
      }
      case 'arithmetic': {
        const left = this.#value(question, state, term.left);
        const right = this.#value(question, state, term.right);
        const divides = term.operator === '/' || term.operator === '%';
        const isZero = divides && numbers.refine('==', term.type, right.value, numbers.number(0, term.type));
        return {
          value: numbers.binary(term.operator, term.type, left.value, right.value),
          mayFault: left.mayFault || right.mayFault || Boolean(isZero),
        };
      }
      case 'negate': {
        const { value, mayFault } = this.#value(question, state, term.operand);
        return { value: numbers.unary('-', term.type, value), mayFault };
      }
      case 'convert': {
        const { value, mayFault } = this.#value(question, state, term.operand);
        return { value: numbers.convert(term.operand.type, term.type, value), mayFault };
      }
      case 'not':
      case 'connective':
      case 'compare': {
        const ends = this.#ends(question, state, term);
        const truth = (ends & TRUE) === 0 ? 'no' : (ends & FALSE) === 0 ? 'yes' : 'unknown';
        return { value: numbers.ofTruth(truth), mayFault: (ends & FAULT) !== 0 };
      }
      default:
        return { value: numbers.any(term.type), mayFault: true };
    }
  }

  /** States that cover those in which the term ends so, true or false, without a fault. */
  #cases(question: Question, state: Values<V>, term: Term, sense: Sense): readonly Values<V>[] {
    const holds = sense === 'holds';
    if ((this.#ends(question, state, term) & (holds ? TRUE : FALSE)) === 0) return [];
    switch (term.kind) {
      case 'not':
        return this.#cases(question, state, term.operand, opposite(sense));
      case 'connective': {
        const { operator, left, right } = term;
        if (operator === '<==>') return [state];
        // Each of them is "both" or "one of them", once the negations are pushed inwards.
        const leftWanted = operator === '==>' ? !holds : holds;
        const both = holds === (operator === '&&');
        const first = this.#cases(question, state, left, senseOf(leftWanted));
        if (both) return first.flatMap((each) => this.#cases(question, each, right, sense)).slice(0, MOST_CASES + 1);
        return [...first, ...this.#cases(question, state, right, sense)].slice(0, MOST_CASES + 1);
      }
      case 'compare':
        return this.#comparison(question, state, term, sense);
      case 'variable':
      case 'result': {
        const one = this.#numbers.number(holds ? 1 : 0, 'boolean');
        return this.#narrowed(question, state, term, 'boolean', one);
      }
      default:
        return [state];
    }
  }

  #comparison(question: Question, state: Values<V>, term: CompareTerm, sense: Sense): readonly Values<V>[] {
    const holds = sense === 'holds';
    const { operator, operands, left, right } = term;
    // Of floating numbers neither an order nor its contrary holds where one is NaN.
    if (!isTracked(operands)) return [state];
    const refined = this.#numbers.refine(
      holds ? operator : NEGATED[operator],
      operands,
      this.#value(question, state, left).value,
      this.#value(question, state, right).value,
    );
    if (refined === undefined) return [];
    return this.#narrowed(question, state, left, operands, refined[0]).flatMap((each) =>
      this.#narrowed(question, each, right, operands, refined[1]),
    );
  }

  /** The state in which the term has one of the values, which are of the given type. */
  #narrowed(question: Question, state: Values<V>, term: Term, type: string, value: V): readonly Values<V>[] {
    if (term.type !== type) {
      // Only a widening can be taken back; smaller types stand for int without a conversion.
      if (!isWidening(term.type, type)) return [state];
      return this.#narrowed(question, state, term, term.type, this.#numbers.convert(type, term.type, value));
    }
    if (term.kind === 'convert') return this.#narrowed(question, state, term.operand, type, value);
    if (term.kind !== 'variable' && term.kind !== 'result') return [state];
    const variable = variableOf(question, term);
    if (variable === undefined || variable.type !== type) return [state];
    // Nothing is gained from a value that says less than what is known.
    if (!this.#numbers.lattice.leq(value, this.#expressions.operand(state, variable))) return [state];
    const narrowed = this.#expressions.assigned(state, variable, value);
    return narrowed === undefined ? [] : [narrowed];
  }
}

function variableOf(question: Question, term: Extract<Term, { kind: 'variable' | 'result' }>): Variable | undefined {
  return term.kind === 'result' ? question.result : question.variable(term.name);
}

function endsOfTruth(truth: Truth): Ends {
  return truth === 'yes' ? TRUE : truth === 'no' ? FALSE : TRUE | FALSE;
}

const SIZES: Readonly<Record<string, number>> = { byte: 1, short: 2, char: 3, int: 4, long: 5 };

function isWidening(from: string, to: string): boolean {
  if (to === 'char' || (from === 'char' && to === 'short')) return from === to;
  return (SIZES[from] ?? 9) <= (SIZES[to] ?? 0);
}
