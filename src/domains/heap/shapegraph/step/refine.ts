/** Cuts states down to the heaps in which a formula holds. */

import type { CodePoint } from '../../../../engine/code.js';
import type { Question } from '../../../../engine/question.js';
import { judged } from '../ask/ask.js';
import { HOLDS } from '../ask/outcomes.js';
import { Evaluation } from '../ask/values.js';
import { SHAPEGRAPH_BUDGETS } from '../budgets.js';
import type { GraphState, Work } from '../state.js';
import type { GraphTables } from '../tables.js';

const MOST_CASES = SHAPEGRAPH_BUDGETS['step/refine'].mostCases.most;

/** Works that cover the heaps of the work in which the formula holds, not closed. The work is used up. */
export function refined(tables: GraphTables, question: Question, work: Work, at: CodePoint): readonly Work[] {
  const width = work.kinds.length;
  const before = tables.copied(work);
  const evaluation = new Evaluation(tables, question, at);
  const cases = judged(evaluation, question.term, work);
  if (evaluation.isSpent) return [before];
  const holding = cases.filter(({ outcomes }) => (outcomes & HOLDS) !== 0);
  if (holding.length > MOST_CASES || (holding.length > 1 && holding.length === cases.length)) return [before];
  return holding.map(({ work: each }) => {
    each.sources.length = width;
    each.kinds.length = width;
    return each;
  });
}

export function refine(
  tables: GraphTables,
  question: Question,
  state: GraphState,
  at: CodePoint,
): readonly GraphState[] {
  const works = refined(tables, question, tables.work(state), at);
  return [...new Set(works.flatMap((work) => tables.close(work, at.code, at.point).states))];
}
