/** Evaluates on entry what formulas at the exits ask of it. */
import type { Code } from '../../../../engine/code.js';
import type { Question } from '../../../../engine/question.js';
import type { OldTerm } from '../../../../facts/index.js';
import type { TypeName } from '../../../../ir/types.js';
import { NULL_NODE } from '../../../../structures/heap-graph.js';
import { Evaluation } from '../ask/evaluation.js';
import { FAILS, FAULTS, HOLDS, type Judged, NO_VALUE, NULL, type Valued } from '../ask/outcomes.js';
import type { Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import { FAULTED_ON_ENTRY, parameterNamed, TRUE_ON_ENTRY, UNKNOWN_ON_ENTRY } from './old.js';

/**
 * The work, of an entry state that is not closed yet, with the parameters pinned and the `\old` terms in their slots; split
 * where their values differ. The work is used up.
 */
export function bindOlds(tables: ShapeTables, code: Code, work: Work): readonly Work[] {
  const slots = tables.slots(code);
  for (const [place, parameter] of slots.pins.entries()) {
    work.draft.variables[slots.firstPin + place] = work.draft.variables[slots.of(parameter)] ?? NULL_NODE;
  }
  let works: readonly Work[] = [work];
  for (const [place, old] of tables.options.olds(code).entries()) {
    works = works.flatMap((each) => boundOld(tables, code, each, old, slots.firstOld + place));
  }
  return works;
}

function boundOld(tables: ShapeTables, code: Code, work: Work, { operand }: OldTerm, slot: number): readonly Work[] {
  const question: Question = { term: operand, variable: (name) => parameterNamed(code, name) };
  const variables = work.draft.variables.length;
  const unread = tables.copied(work);
  const evaluation = new Evaluation(tables, question, { code, point: code.body.entry }, 'start');
  const bound = (after: Work, value: number | TypeName): Work => {
    after.draft.variables[slot] = typeof value === 'number' ? value : marker(tables, after, value);
    after.draft.variables.length = variables;
    return after;
  };
  const works =
    operand.type === 'boolean'
      ? evaluation.judge(operand, work).map((each) => bound(each.work, truthOf(each)))
      : evaluation.value(operand, work).map((each) => bound(each.work, nodeOf(each)));
  return evaluation.isSpent ? [bound(unread, UNKNOWN_ON_ENTRY)] : works;
}

function truthOf({ outcomes }: Judged): number | TypeName {
  if (outcomes === FAILS) return NULL_NODE;
  return outcomes === HOLDS ? TRUE_ON_ENTRY : outcomes === FAULTS ? FAULTED_ON_ENTRY : UNKNOWN_ON_ENTRY;
}

function nodeOf({ work, value, mayFault }: Valued): number | TypeName {
  if (value === NULL && !mayFault) return NULL_NODE;
  if (value >= 0 && !mayFault) return work.draft.variables[value] as number;
  return value === NO_VALUE ? FAULTED_ON_ENTRY : UNKNOWN_ON_ENTRY;
}

function marker({ labels }: ShapeTables, { draft }: Work, type: TypeName): number {
  const classes = labels.exactly(type);
  return draft.addNode(labels.number({ vague: true, nullable: false, age: 'any', known: 0, classes }));
}
