/** Values of references in formulas: which variable of a graph holds them, case by case. Numbers are not known. */
import type { Term } from '../../../../facts/index.js';
import { STRING, type TypeName } from '../../../../ir/types.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import type { Work } from '../state/state.js';
import { loadField } from '../step/access.js';
import { unknownObject } from '../vague/vague.js';
import type { Evaluation } from './evaluation.js';
import { instanceCases } from './instances.js';
import { ANY, FAULTS, NO_VALUE, NULL, type Valued } from './outcomes.js';

export function valued(evaluation: Evaluation, term: Term, work: Work): readonly Valued[] {
  switch (term.kind) {
    case 'constant':
      return [known(work, term.value === null ? NULL : ANY)];
    case 'text':
      return [
        known(
          work,
          push(
            work,
            unknownObject(evaluation.tables, work.draft, evaluation.tables.labels.exactly(STRING), 'non-null'),
          ),
        ),
      ];
    case 'variable':
      return [known(work, evaluation.names.variable(term.name))];
    case 'result':
      return [known(work, evaluation.names.result())];
    case 'quantified-variable':
      return [known(work, evaluation.bound[term.slot] ?? ANY)];
    case 'static':
      return [known(work, evaluation.names.static(work, term.field))];
    case 'old':
      return [{ work, ...evaluation.names.old(work, term) }];
    case 'field':
      return dereferenced(evaluation, term.base, work, (base) => load(evaluation, base, term.field));
    case 'length':
      return dereferenced(evaluation, term.base, work, (base) => [known(base.work, ANY)]);
    case 'element':
      return dereferenced(evaluation, term.base, work, (base) =>
        evaluation.value(term.index, base.work).map((index) => ({ ...index, value: ANY, mayFault: true })),
      );
    case 'arithmetic':
      return arithmetic(evaluation, term, work);
    case 'negate':
    case 'convert':
      return evaluation.value(term.operand, work);
    case 'cast':
      return evaluation.value(term.operand, work).flatMap((each) => cast(evaluation, each, term.type));
    default:
      return evaluation.judge(term, work).flatMap(({ work: after, outcomes }) => {
        if (outcomes === FAULTS) return [{ work: after, value: NO_VALUE, mayFault: true }];
        return [{ work: after, value: ANY, mayFault: (outcomes & FAULTS) !== 0 }];
      });
  }
}

/** Goes on with the object that the term is; without value where it is null. */
function dereferenced(
  evaluation: Evaluation,
  term: Term,
  work: Work,
  then: (object: Valued) => readonly Valued[],
): readonly Valued[] {
  return evaluation.value(term, work).flatMap((each) =>
    evaluation.told(each).flatMap((base): readonly Valued[] => {
      if (base.value === NULL || base.value === NO_VALUE) return [{ ...base, value: NO_VALUE, mayFault: true }];
      const mayFault = base.mayFault || base.value === ANY;
      return then(base).map((after) => (mayFault ? { ...after, mayFault } : after));
    }),
  );
}

function load(
  evaluation: Evaluation,
  { work, value }: Valued,
  field: Extract<Term, { kind: 'field' }>['field'],
): readonly Valued[] {
  const number = evaluation.tables.numbers.of(field);
  if (value === ANY || number === -1) return [known(work, ANY)];
  const target = push(work, NULL_NODE);
  const { works, refusal } = loadField(evaluation.tables, work, target, value, number);
  if (refusal !== undefined) evaluation.giveUp();
  evaluation.charge(works.length);
  return works.map((after) => known(after, target));
}

function arithmetic(
  evaluation: Evaluation,
  term: Extract<Term, { kind: 'arithmetic' }>,
  work: Work,
): readonly Valued[] {
  const divides = (term.operator === '/' || term.operator === '%') && (term.type === 'int' || term.type === 'long');
  const isSure = !divides || (term.right.kind === 'constant' && Number(term.right.value) !== 0);
  return evaluation.value(term.left, work).flatMap((left) => {
    if (left.value === NO_VALUE) return [left];
    return evaluation.value(term.right, left.work).map((right) => ({
      ...right,
      mayFault: left.mayFault || right.mayFault || !isSure,
    }));
  });
}

function cast(evaluation: Evaluation, operand: Valued, type: TypeName): readonly Valued[] {
  return evaluation.told(operand).flatMap((each): readonly Valued[] => {
    if (each.value === ANY) return [{ ...each, mayFault: true }];
    if (each.value < 0) return [each];
    const { some, none } = instanceCases(evaluation.tables, each.work, each.value, type);
    return [
      ...(some === undefined ? [] : [{ ...each, work: some }]),
      ...(none === undefined ? [] : [{ work: none, value: NO_VALUE, mayFault: true }]),
    ];
  });
}

function push({ draft }: Work, node: number): number {
  return draft.variables.push(node) - 1;
}

function known(work: Work, value: number): Valued {
  return { work, value, mayFault: false };
}
