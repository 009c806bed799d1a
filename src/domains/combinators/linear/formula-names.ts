/** What the terms of formulas name that is a dimension: variables, fields of objects in variables, lengths of both, and what these were on entry. */
import type { Question } from '../../../engine/question.js';
import type { Term } from '../../../facts/index.js';
import type { Variable } from '../../../ir/instructions.js';
import type { TypeName } from '../../../ir/types.js';
import type { Interval } from '../../../lattices/interval.js';
import {
  constantExpression,
  dimensionExpression,
  type LinearExpression,
} from '../../../lattices/linear/expressions.js';
import type { LinearTerms } from './linear-terms.js';
import { dimensionOf, ENTRY, hasLength, isNumber, rangeOfType } from './terms.js';

export interface Named {
  readonly value: LinearExpression;
  readonly range: Interval;
  /** Whether there may be no such thing, because what it belongs to is null. */
  readonly mayFault: boolean;
}

const NULL: Named = { value: constantExpression(-1), range: { lower: -1, upper: -1 }, mayFault: false };

export class FormulaNames {
  readonly #terms: LinearTerms;

  constructor(terms: LinearTerms) {
    this.#terms = terms;
  }

  /** The number that the term is. */
  number(question: Question, term: Term): Named | undefined {
    return isNumber(term.type) ? this.#named(question, term, 0) : undefined;
  }

  /** The length of what the term refers to, -1 for null. */
  length(question: Question, term: Term): Named | undefined {
    if (term.kind === 'constant') return term.value === null ? NULL : undefined;
    return hasLength(term.type) ? this.#named(question, term, 0) : undefined;
  }

  /** `mark`: what says of a dimension when it is looked at. */
  #named(question: Question, term: Term, mark: number): Named | undefined {
    switch (term.kind) {
      case 'old':
        return this.#named(question, term.operand, ENTRY);
      case 'variable':
      case 'result': {
        const variable = variableOf(question, term);
        const dimension = variable?.type === term.type ? dimensionOf(variable) : undefined;
        if (variable === undefined || dimension === undefined || !isThen(variable, mark)) return undefined;
        return { ...named(dimension + mark, variable.type), mayFault: false };
      }
      case 'field': {
        const { base, field } = term;
        const variable = base.kind === 'variable' ? variableOf(question, base) : undefined;
        const dimension = variable && this.#terms.fieldDimension(variable, field);
        if (variable === undefined || dimension === undefined || !isThen(variable, mark)) return undefined;
        return { ...named(dimension + mark, field.type), mayFault: variable.sourceName !== 'this' };
      }
      default:
        return undefined;
    }
  }
}

function named(dimension: number, type: TypeName): Pick<Named, 'value' | 'range'> {
  return { value: dimensionExpression(dimension), range: rangeOfType(type) };
}

/** Only of parameters it is known what they were on entry. */
function isThen({ role }: Variable, mark: number): boolean {
  return mark === 0 || role === 'parameter';
}

function variableOf(question: Question, term: Extract<Term, { kind: 'variable' | 'result' }>): Variable | undefined {
  return term.kind === 'result' ? question.result : question.variable(term.name);
}
