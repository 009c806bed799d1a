/** Formulas of the assertion language on states, evaluated from left to right with short circuit. */
import type { Truth } from '../../../../base/truth.js';
import type { CodePoint } from '../../../../engine/code.js';
import type { Question } from '../../../../engine/question.js';
import type { Term } from '../../../../facts/index.js';
import { CELL, FALSE, type GraphState, TRUE, UNKNOWN, type Work } from '../state.js';
import { areDifferent, isOf } from '../step/assume.js';
import type { GraphTables } from '../tables.js';
import {
  ANYTHING,
  EITHER,
  FAILS,
  FAULTS,
  HOLDS,
  type Judged,
  NO_VALUE,
  NULL_VALUE,
  negatedOutcomes,
  truthOfAll,
  UNKNOWN_VALUE,
  type Valued,
} from './outcomes.js';
import { judgedPredicate } from './predicates.js';
import { Evaluation } from './values.js';

/** Whether it holds in all heaps of the state (yes) or in none (no). */
export function ask(tables: GraphTables, question: Question, state: GraphState, at: CodePoint): Truth {
  if (state.graph < 0) return 'unknown';
  const evaluation = new Evaluation(tables, question, at);
  const cases = judged(evaluation, question.term, tables.work(state));
  return evaluation.isSpent ? 'unknown' : truthOfAll(cases);
}

/** Of a term of type boolean. The work is used up. */
export function judged(evaluation: Evaluation, term: Term, work: Work): readonly Judged[] {
  evaluation.charge(1);
  if (evaluation.isSpent) return [{ work, outcomes: ANYTHING }];
  switch (term.kind) {
    case 'constant':
      return [{ work, outcomes: Number(term.value) === 0 ? FAILS : HOLDS }];
    case 'not':
      return judged(evaluation, term.operand, work).map((each) => ({
        work: each.work,
        outcomes: negatedOutcomes(each.outcomes),
      }));
    case 'connective':
      return connective(evaluation, term, work);
    case 'compare':
      return compare(evaluation, term, work);
    case 'instanceof':
      return evaluation
        .value(term.operand, work)
        .flatMap((each) => evaluation.told(each))
        .map((each) => ({ work: each.work, outcomes: instance(evaluation, each, term) }));
    case 'predicate':
      return predicate(evaluation, term, work);
    case 'variable':
      return boolean(evaluation, evaluation.boolean(term.name), work);
    case 'result':
      return boolean(evaluation, evaluation.booleanResult(), work);
    default:
      return [{ work, outcomes: ANYTHING }];
  }
}

type Connective = Extract<Term, { kind: 'connective' }>;

function connective(evaluation: Evaluation, { operator, left, right }: Connective, work: Work): readonly Judged[] {
  const goesOn = operator === '<==>' ? EITHER : operator === '||' ? FAILS : HOLDS;
  return judged(evaluation, left, work).flatMap((first): readonly Judged[] => {
    const ended = first.outcomes & ~goesOn;
    // What the left side decides: an implication holds where it fails.
    const decided = operator === '==>' && (ended & FAILS) !== 0 ? (ended & FAULTS) | HOLDS : ended;
    if ((first.outcomes & goesOn) === 0) return [{ work: first.work, outcomes: decided }];
    return judged(evaluation, right, first.work).map((second) => ({
      work: second.work,
      outcomes: operator === '<==>' ? same(first.outcomes, second.outcomes) : decided | second.outcomes,
    }));
  });
}

/** Whether two booleans with these outcomes are equal. */
function same(left: number, right: number): number {
  const faults = (left | right) & FAULTS;
  let outcomes = faults;
  if ((left & right & EITHER) !== 0) outcomes |= HOLDS;
  if ((left & HOLDS && right & FAILS) || (left & FAILS && right & HOLDS)) outcomes |= FAILS;
  return outcomes;
}

function compare(evaluation: Evaluation, term: Extract<Term, { kind: 'compare' }>, work: Work): readonly Judged[] {
  const { operator, operands, left, right } = term;
  const turned = (outcomes: number): number => (operator === '!=' ? negatedOutcomes(outcomes) : outcomes);
  if (operands === 'boolean') {
    return judged(evaluation, left, work).flatMap((first) =>
      judged(evaluation, right, first.work).map((second) => ({
        work: second.work,
        outcomes: turned(same(first.outcomes, second.outcomes)),
      })),
    );
  }
  if (operands !== 'reference') return [{ work, outcomes: ANYTHING }];
  return evaluation.value(left, work).flatMap((first) =>
    evaluation.value(right, first.work).flatMap((second): readonly Judged[] => {
      if (first.value === NO_VALUE || second.value === NO_VALUE) return [{ work: second.work, outcomes: FAULTS }];
      const faults = first.mayFault || second.mayFault ? FAULTS : 0;
      return equal(evaluation, second.work, first.value, second.value).map((each) => ({
        work: each.work,
        outcomes: turned(each.outcomes) | faults,
      }));
    }),
  );
}

function equal(evaluation: Evaluation, work: Work, left: number, right: number): readonly Judged[] {
  if (left === UNKNOWN_VALUE || right === UNKNOWN_VALUE) return [{ work, outcomes: EITHER }];
  if (left === right) return [{ work, outcomes: HOLDS }];
  const { tables } = evaluation;
  const isNull = (value: number): boolean => value === NULL_VALUE || tables.isNull(work, value);
  if (isNull(left) || isNull(right)) {
    const value = isNull(left) ? right : left;
    return evaluation
      .told({ work, value, mayFault: false })
      .map((each) => ({ work: each.work, outcomes: each.value === NULL_VALUE ? HOLDS : FAILS }));
  }
  const [one, other] = [work.kinds[left] as number, work.kinds[right] as number];
  if (one === CELL && other === CELL) {
    return [{ work, outcomes: tables.value(work, left) === tables.value(work, right) ? HOLDS : FAILS }];
  }
  const different = areDifferent(one, other);
  return [{ work, outcomes: different === undefined ? EITHER : different ? FAILS : HOLDS }];
}

function instance(
  { tables }: Evaluation,
  { work, value, mayFault }: Valued,
  { operand, tested }: Extract<Term, { kind: 'instanceof' }>,
): number {
  const faults = mayFault ? FAULTS : 0;
  if (value === NO_VALUE) return FAULTS;
  if (value < 0) return (value === NULL_VALUE ? FAILS : EITHER) | faults;
  const fits = isOf(tables, work.kinds[value] as number, operand.type, tested);
  return (fits === undefined ? EITHER : fits ? HOLDS : FAILS) | faults;
}

/** A boolean that is not known is taken as both, each in a work of its own. */
function boolean({ tables }: Evaluation, place: number, work: Work): readonly Judged[] {
  if (place === -1) return [{ work, outcomes: EITHER }];
  const truth = work.truths[place] ?? UNKNOWN;
  if (truth !== UNKNOWN) return [{ work, outcomes: truth === TRUE ? HOLDS : FAILS }];
  const other = tables.copied(work);
  work.truths[place] = TRUE;
  other.truths[place] = FALSE;
  return [
    { work, outcomes: HOLDS },
    { work: other, outcomes: FAILS },
  ];
}

function predicate(evaluation: Evaluation, term: Extract<Term, { kind: 'predicate' }>, work: Work): readonly Judged[] {
  let cases: readonly (Omit<Valued, 'value'> & { readonly subjects: readonly number[] })[] = [
    { work, mayFault: false, subjects: [] },
  ];
  for (const subject of term.subjects) {
    cases = cases.flatMap((before) =>
      evaluation
        .value(subject, before.work)
        .flatMap((each) => evaluation.told(each))
        .map((told) => ({
          work: told.work,
          mayFault: told.mayFault || before.mayFault,
          subjects: [...before.subjects, told.value],
        })),
    );
  }
  return cases.map(({ work: each, mayFault, subjects }) => {
    if (subjects.includes(NO_VALUE)) return { work: each, outcomes: FAULTS };
    return {
      work: each,
      outcomes: judgedPredicate(evaluation.tables, term, each, subjects) | (mayFault ? FAULTS : 0),
    };
  });
}
