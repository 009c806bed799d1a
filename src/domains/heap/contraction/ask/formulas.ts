/** Truth of formulas on works, from left to right with short circuit. */
import type { Term } from '../../../../facts/index.js';
import type { TypeName } from '../../../../ir/types.js';
import { pushedInward } from '../entry/old.js';
import { FALSE, TRUE, UNKNOWN, type Work } from '../state/state.js';
import { splitNull, splitSame } from '../step/access.js';
import type { Evaluation } from './evaluation.js';
import { instanceCases } from './instances.js';
import { outcomesOfBoolean } from './names.js';
import { ANY, EITHER, FAILS, FAULTS, HOLDS, type Judged, NO_VALUE, NULL, negated, type Valued } from './outcomes.js';
import { judgePredicate } from './predicates.js';
import { judgeQuantified } from './quantifiers.js';
import { isSafe } from './safe.js';

export function judged(evaluation: Evaluation, term: Term, work: Work): readonly Judged[] {
  switch (term.kind) {
    case 'constant':
      return [{ work, outcomes: Number(term.value) === 0 ? FAILS : HOLDS }];
    case 'not':
      return evaluation
        .judge(term.operand, work)
        .map((each) => ({ work: each.work, outcomes: negated(each.outcomes) }));
    case 'connective':
      return connective(evaluation, term, work);
    case 'compare':
      return compare(evaluation, term, work);
    case 'instanceof':
      return evaluation.value(term.operand, work).flatMap((each) => instance(evaluation, each, term.tested));
    case 'predicate':
      return predicate(evaluation, term, work);
    case 'quantified':
      return judgeQuantified(evaluation, term, work);
    case 'variable':
      return boolean(evaluation, evaluation.names.boolean(term.name), work);
    case 'result':
      return boolean(evaluation, evaluation.names.booleanResult(), work);
    case 'quantified-variable':
      return [{ work, outcomes: outcomesOfBoolean(evaluation.bound[term.slot]) }];
    case 'old': {
      const inner = pushedInward(term);
      if (inner !== term) return evaluation.judge(inner, work);
      const outcomes = evaluation.names.oldTruth(work, term);
      return [{ work, outcomes: isSafe(term.operand) ? outcomes & EITHER : outcomes }];
    }
    default:
      return evaluation.value(term, work).map((each) => ({ work: each.work, outcomes: outcomesOfValue(each) }));
  }
}

function instance(evaluation: Evaluation, operand: Valued, type: TypeName): readonly Judged[] {
  return evaluation.told(operand).flatMap((each): readonly Judged[] => {
    const { work, value, mayFault } = each;
    const faults = mayFault ? FAULTS : 0;
    if (value === NO_VALUE) return [{ work, outcomes: FAULTS }];
    if (value < 0) return [{ work, outcomes: (value === NULL ? FAILS : EITHER) | faults }];
    const { some, none } = instanceCases(evaluation.tables, work, value, type);
    return [
      ...(some === undefined ? [] : [{ work: some, outcomes: HOLDS | faults }]),
      ...(none === undefined ? [] : [{ work: none, outcomes: FAILS | faults }]),
    ];
  });
}

function connective(
  evaluation: Evaluation,
  { operator, left, right }: Extract<Term, { kind: 'connective' }>,
  work: Work,
): readonly Judged[] {
  const goesOn = operator === '<==>' ? EITHER : operator === '||' ? FAILS : HOLDS;
  const before = evaluation.tables.copied(work);
  const firsts = evaluation.judge(left, work);
  // Where the left side decides nothing, what it had to tell apart need not stay so: cases do not multiply.
  const [one, another] = firsts;
  const isUniform = another !== undefined && firsts.every(({ outcomes }) => outcomes === one?.outcomes);
  const cases = isUniform && one?.outcomes === goesOn ? [{ work: before, outcomes: goesOn }] : firsts;
  return cases.flatMap((first): readonly Judged[] => {
    const ended = first.outcomes & ~goesOn;
    // What the left side decides: an implication holds where it fails.
    const decided = operator === '==>' && (ended & FAILS) !== 0 ? (ended & FAULTS) | HOLDS : ended;
    if ((first.outcomes & goesOn) === 0) return [{ work: first.work, outcomes: decided }];
    return evaluation.judge(right, first.work).map((second) => {
      const outcomes = operator === '<==>' ? same(first.outcomes, second.outcomes) : decided | second.outcomes;
      return { work: second.work, outcomes };
    });
  });
}

function compare(evaluation: Evaluation, term: Extract<Term, { kind: 'compare' }>, work: Work): readonly Judged[] {
  const { operator, operands, left, right } = term;
  const turned = (outcomes: number): number => (operator === '!=' ? negated(outcomes) : outcomes);
  if (operands === 'boolean') {
    return evaluation.judge(left, work).flatMap((first) => {
      if (first.outcomes === FAULTS) return [first];
      return evaluation.judge(right, first.work).map((second) => ({
        work: second.work,
        outcomes: turned(same(first.outcomes, second.outcomes)),
      }));
    });
  }
  return evaluation.value(left, work).flatMap((first): readonly Judged[] => {
    if (first.value === NO_VALUE) return [{ work: first.work, outcomes: FAULTS }];
    return evaluation.value(right, first.work).flatMap((second) => {
      if (second.value === NO_VALUE) return [{ work: second.work, outcomes: FAULTS }];
      const faults = first.mayFault || second.mayFault ? FAULTS : 0;
      const compared = equal(evaluation, second.work, first.value, second.value);
      return compared.map((each) => ({ work: each.work, outcomes: turned(each.outcomes) | faults }));
    });
  });
}

function equal(evaluation: Evaluation, work: Work, left: number, right: number): readonly Judged[] {
  if (left === ANY || right === ANY) return [{ work, outcomes: EITHER }];
  if (left === right) return [{ work, outcomes: HOLDS }];
  const cases: Judged[] = [];
  if (left === NULL || right === NULL) {
    const { null: isNull, some } = splitNull(evaluation.tables, work, Math.max(left, right));
    if (isNull !== undefined) cases.push({ work: isNull, outcomes: HOLDS });
    if (some !== undefined) cases.push({ work: some, outcomes: FAILS });
    return cases;
  }
  const split = splitSame(evaluation.tables, work, left, right);
  if (split.same !== undefined) cases.push({ work: split.same, outcomes: HOLDS });
  if (split.different !== undefined) cases.push({ work: split.different, outcomes: FAILS });
  return cases;
}

/** A boolean that is not known is taken as both, each in a work of its own. */
function boolean(evaluation: Evaluation, place: number, work: Work): readonly Judged[] {
  if (place === -1) return [{ work, outcomes: EITHER }];
  if (work.truths[place] !== UNKNOWN) return [{ work, outcomes: outcomesOfBoolean(work.truths[place]) }];
  const other = evaluation.tables.copied(work);
  work.truths[place] = TRUE;
  other.truths[place] = FALSE;
  return [
    { work, outcomes: HOLDS },
    { work: other, outcomes: FAILS },
  ];
}

function predicate(evaluation: Evaluation, term: Extract<Term, { kind: 'predicate' }>, work: Work): readonly Judged[] {
  let cases: readonly (Valued & { readonly subjects: readonly number[] })[] = [
    { work, value: NULL, mayFault: false, subjects: [] },
  ];
  for (const subject of term.subjects) {
    cases = cases.flatMap((before) => {
      if (before.value === NO_VALUE) return [before];
      return evaluation.value(subject, before.work).flatMap((each) =>
        evaluation.told(each).map((told) => ({
          ...told,
          mayFault: told.mayFault || before.mayFault,
          subjects: [...before.subjects, told.value],
        })),
      );
    });
  }
  return cases.map((each) => {
    if (each.value === NO_VALUE) return { work: each.work, outcomes: FAULTS };
    const outcomes = judgePredicate(evaluation.tables, each.work, term, each.subjects);
    return { work: each.work, outcomes: outcomes | (each.mayFault ? FAULTS : 0) };
  });
}

function outcomesOfValue({ value, mayFault }: Valued): number {
  return value === NO_VALUE ? FAULTS : EITHER | (mayFault ? FAULTS : 0);
}

/** Whether two formulas, both evaluated, have one truth. */
function same(left: number, right: number): number {
  let outcomes = (left & FAULTS) | ((left & EITHER) === 0 ? 0 : right & FAULTS);
  if ((left & right & EITHER) !== 0) outcomes |= HOLDS;
  if ((left & negated(right) & EITHER) !== 0) outcomes |= FAILS;
  return outcomes;
}
