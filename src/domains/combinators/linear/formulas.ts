/**
 * Formulas of the assertion language over the terms of a linear domain.
 *
 * Evaluating a formula may fault (a null dereference, a division by zero); then the whole formula does not hold, also under a negation. So a part has a set
 * of possible outcomes. What is not a linear term may be anything of its type, and may fault.
 */
import { opposite, type Sense, senseOf, type Truth } from '../../../base/truth.js';
import type { Question } from '../../../engine/question.js';
import type { CompareTerm, Term } from '../../../facts/index.js';
import type { Operand } from '../../../ir/instructions.js';
import type { Interval } from '../../../lattices/interval.js';
import { binary, meet as common, compare, rangeOf } from '../../../lattices/java-intervals.js';
import { type LinearExpression, minus, plus, scaled } from '../../../lattices/linear/expressions.js';
import { COMBINATORS_BUDGETS } from '../budgets.js';
import {
  ANYTHING,
  EITHER,
  FAILS,
  FAULTS,
  HOLDS,
  negatedOutcomes,
  outcomesOf,
  truthOfAll,
} from '../formula-outcomes.js';
import { NEGATED } from '../value-numbers.js';
import type { LinearConditions } from './conditions.js';
import type { FormulaNames, Named } from './formula-names.js';
import type { LinearNumbers } from './numbers.js';
import { isNumber } from './terms.js';

/** What an integer term can be. */
interface Evaluated {
  readonly range: Interval;
  /** Where it is a linear expression that stays within its type. */
  readonly value?: LinearExpression;
  readonly mayFault: boolean;
}

const MOST_CASES = COMBINATORS_BUDGETS['value-formulas'].mostCases.most;

export class LinearFormulas<E> {
  readonly #numbers: LinearNumbers<E>;
  readonly #conditions: LinearConditions<E>;

  readonly #names: FormulaNames;

  constructor(numbers: LinearNumbers<E>, conditions: LinearConditions<E>, names: FormulaNames) {
    this.#numbers = numbers;
    this.#conditions = conditions;
    this.#names = names;
  }

  ask(question: Question, state: E): Truth {
    return truthOfAll([{ outcomes: this.#outcomes(question, state, question.term) }]);
  }

  refine(question: Question, state: E): readonly E[] {
    const cases = this.#cases(question, state, question.term, 'holds');
    return cases.length > MOST_CASES ? [state] : cases;
  }

  #outcomes(question: Question, state: E, term: Term): number {
    switch (term.kind) {
      case 'not':
        return negatedOutcomes(this.#outcomes(question, state, term.operand));
      case 'connective':
        return this.#connected(question, state, term);
      case 'compare':
        return this.#compared(question, state, term);
      case 'constant':
      case 'variable':
      case 'result': {
        const { range, mayFault } = this.#evaluated(question, state, term);
        return outcomesOf(compare('==', 'boolean', range, { lower: 1, upper: 1 })) | (mayFault ? FAULTS : 0);
      }
      default:
        return ANYTHING;
    }
  }

  #connected(question: Question, state: E, { operator, left, right }: Extract<Term, { kind: 'connective' }>): number {
    const one = this.#outcomes(question, state, left);
    const decides = operator === '||' ? HOLDS : FAILS;
    const faults = one & FAULTS;
    if (operator === '<==>') {
      const other = this.#outcomes(question, state, right);
      const same = (one & HOLDS && other & HOLDS) || (one & FAILS && other & FAILS);
      const different = (one & HOLDS && other & FAILS) || (one & FAILS && other & HOLDS);
      return faults | (other & FAULTS) | (same ? HOLDS : 0) | (different ? FAILS : 0);
    }
    const early = (one & decides) === 0 ? 0 : operator === '&&' ? FAILS : HOLDS;
    // The right side is only looked at where the left one does not decide: in these states.
    const isOpen = (one & EITHER & ~decides) !== 0;
    if (!isOpen) return faults | early;
    const within = this.#cases(question, state, left, senseOf(operator !== '||'));
    const met = within.length > MOST_CASES ? [state] : within;
    return met.reduce((outcomes, each) => outcomes | this.#outcomes(question, each, right), faults | early);
  }

  #compared(question: Question, state: E, { operator, operands, left, right }: CompareTerm): number {
    if (operands === 'reference') return this.#identical(question, state, operator, left, right);
    if (!isNumber(operands)) return ANYTHING;
    const [one, other] = [this.#evaluated(question, state, left), this.#evaluated(question, state, right)];
    const faults = one.mayFault || other.mayFault ? FAULTS : 0;
    if (one.range.lower > one.range.upper || other.range.lower > other.range.upper) return FAULTS;
    const byRange = outcomesOf(compare(operator, operands, one.range, other.range));
    if (byRange !== EITHER || one.value === undefined || other.value === undefined) return byRange | faults;
    const difference = minus(one.value, other.value);
    const holds = this.#conditions.related(state, operator, difference) === undefined ? 0 : HOLDS;
    const fails = this.#conditions.related(state, NEGATED[operator], difference) === undefined ? 0 : FAILS;
    return holds | fails | faults;
  }

  /** Null or not, of what has a length; two references are different where their lengths are. */
  #identical(question: Question, state: E, operator: '==' | '!=' | string, left: Term, right: Term): number {
    const [one, other] = [this.#names.length(question, left), this.#names.length(question, right)];
    if (one === undefined || other === undefined) return ANYTHING;
    const typed = this.#within(this.#within(state, one), other);
    const difference = minus(one.value, other.value);
    const canBeSame = this.#conditions.related(typed, '==', difference) !== undefined;
    const isNull = (term: Term): boolean => term.kind === 'constant' && term.value === null;
    const canDiffer =
      !(isNull(left) || isNull(right)) || this.#conditions.related(typed, '!=', difference) !== undefined;
    const outcomes = (canBeSame ? HOLDS : 0) | (canDiffer ? FAILS : 0);
    const faults = one.mayFault || other.mayFault ? FAULTS : 0;
    return (operator === '==' ? outcomes : negatedOutcomes(outcomes)) | faults;
  }

  #within(state: E, { value, range }: Named): E {
    return value.terms.length === 0 ? state : this.#numbers.within(state, value, range);
  }

  #named(state: E, { value, range, mayFault }: Named): Evaluated {
    const known = this.#numbers.boundsOf(state, { value, divisor: 1 });
    return { value, mayFault, range: common(range, known) };
  }

  #evaluated(question: Question, state: E, term: Term): Evaluated {
    const unknown = (mayFault: boolean): Evaluated => ({ range: rangeOf(term.type), mayFault });
    switch (term.kind) {
      case 'constant':
        return this.#operand(state, { kind: 'constant', type: term.type, value: term.value });
      case 'variable':
      case 'result':
      case 'field':
      case 'old': {
        const named = this.#names.number(question, term);
        return named === undefined ? unknown(term.kind === 'field' || term.kind === 'old') : this.#named(state, named);
      }
      case 'length': {
        const base = this.#names.length(question, term.base);
        if (base === undefined) return unknown(true);
        const { value, range, mayFault } = this.#named(state, base);
        const lower = Math.max(0, range.lower);
        const known = { range: { lower, upper: range.upper }, mayFault: mayFault || range.lower < 0 };
        return value === undefined ? known : { ...known, value };
      }
      case 'arithmetic':
        return this.#arithmetic(question, state, term);
      case 'negate': {
        const operand = this.#evaluated(question, state, term.operand);
        return (
          this.#linear(state, term.type, operand, operand.value && scaled(operand.value, -1)) ??
          unknown(operand.mayFault)
        );
      }
      case 'convert': {
        const operand = this.#evaluated(question, state, term.operand);
        if (!isNumber(term.operand.type)) return unknown(operand.mayFault);
        // Every int is a long.
        if (term.type === 'long') return operand;
        return this.#linear(state, term.type, operand, operand.value) ?? unknown(operand.mayFault);
      }
      default:
        return unknown(true);
    }
  }

  #arithmetic(question: Question, state: E, term: Extract<Term, { kind: 'arithmetic' }>): Evaluated {
    const { operator, type } = term;
    if (!isNumber(type)) return { range: rangeOf(type), mayFault: true };
    const [one, other] = [this.#evaluated(question, state, term.left), this.#evaluated(question, state, term.right)];
    const divides = operator === '/' || operator === '%';
    const mayFault = one.mayFault || other.mayFault || (divides && other.range.lower <= 0 && other.range.upper >= 0);
    const range = binary(operator, type, one.range, other.range);
    const known = { range, mayFault };
    if (one.value === undefined || other.value === undefined || divides) return known;
    const value =
      operator === '+'
        ? plus(one.value, other.value)
        : operator === '-'
          ? minus(one.value, other.value)
          : productOf(one, other);
    return this.#linear(state, type, known, value) ?? known;
  }

  /** The value, where it stays within its type. */
  #linear(state: E, type: string, { mayFault }: Evaluated, value: LinearExpression | undefined): Evaluated | undefined {
    if (value === undefined || !this.#numbers.isWithin(state, { value, divisor: 1 }, type)) return undefined;
    return { value, mayFault, range: this.#numbers.boundsOf(state, { value, divisor: 1 }) };
  }

  #operand(state: E, operand: Operand): Evaluated {
    const value = this.#numbers.formOf(operand);
    const range = this.#numbers.range(state, operand);
    return value === undefined ? { range, mayFault: false } : { range, value, mayFault: false };
  }

  /** States that cover those in which the term ends so, true or false, without a fault. */
  #cases(question: Question, state: E, term: Term, sense: Sense): readonly E[] {
    if ((this.#outcomes(question, state, term) & (sense === 'holds' ? HOLDS : FAILS)) === 0) return [];
    switch (term.kind) {
      case 'not':
        return this.#cases(question, state, term.operand, opposite(sense));
      case 'connective': {
        const { operator, left, right } = term;
        if (operator === '<==>') return [state];
        const leftWanted = operator === '==>' ? opposite(sense) : sense;
        const first = this.#cases(question, state, left, leftWanted);
        const both = (sense === 'holds') === (operator === '&&');
        if (both) return first.flatMap((each) => this.#cases(question, each, right, sense)).slice(0, MOST_CASES + 1);
        return [...first, ...this.#cases(question, state, right, sense)].slice(0, MOST_CASES + 1);
      }
      case 'compare':
        return this.#comparison(question, state, term, sense);
      case 'variable':
      case 'result': {
        const variable = term.kind === 'result' ? question.result : question.variable(term.name);
        if (variable === undefined) return [state];
        const held =
          sense === 'holds' ? this.#conditions.assumed(state, variable) : this.#conditions.refuted(state, variable);
        return held === undefined ? [] : [held];
      }
      default:
        return [state];
    }
  }

  #comparison(question: Question, state: E, term: CompareTerm, sense: Sense): readonly E[] {
    const { operands, left, right } = term;
    const operator = sense === 'holds' ? term.operator : NEGATED[term.operator];
    if (operands === 'reference') {
      const [one, other] = [this.#names.length(question, left), this.#names.length(question, right)];
      if (one === undefined || other === undefined) return [state];
      // Different references may well be of equal length, unless one of them is null.
      const isNull = (side: Term): boolean => side.kind === 'constant' && side.value === null;
      if (operator === '!=' && !isNull(left) && !isNull(right)) return [state];
      const typed = this.#within(this.#within(state, one), other);
      const held = this.#conditions.related(typed, operator, minus(one.value, other.value));
      return held === undefined ? [] : [held];
    }
    if (!isNumber(operands)) return [state];
    const [one, other] = [this.#evaluated(question, state, left).value, this.#evaluated(question, state, right).value];
    if (one === undefined || other === undefined) return [state];
    const met = this.#typedWith(state, question, left, right);
    const held = this.#conditions.related(met, operator, minus(one, other));
    return held === undefined ? [] : [held];
  }

  /** Lengths that a formula looks at are those of objects. */
  #typedWith(state: E, question: Question, ...terms: readonly Term[]): E {
    return terms.reduce((typed, term) => {
      if (term.kind === 'length') {
        const base = this.#names.length(question, term.base);
        return base === undefined ? typed : this.#within(typed, { ...base, range: { ...base.range, lower: 0 } });
      }
      const named = this.#names.number(question, term);
      return named === undefined ? typed : this.#within(typed, named);
    }, state);
  }
}

function productOf(one: Evaluated, other: Evaluated): LinearExpression | undefined {
  if (one.value === undefined || other.value === undefined) return undefined;
  if (other.value.terms.length === 0) return scaled(one.value, other.value.constant);
  return one.value.terms.length === 0 ? scaled(other.value, one.value.constant) : undefined;
}
