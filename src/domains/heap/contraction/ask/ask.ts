/** Formulas of the assertion language on states. */
import type { Truth } from '../../../../base/truth.js';
import type { CodePoint } from '../../../../engine/code.js';
import type { Question } from '../../../../engine/question.js';
import type { ShapeState, Work } from '../state/state.js';
import type { ShapeTables } from '../tables.js';
import { Evaluation } from './evaluation.js';
import type { Activation } from './names.js';
import { HOLDS, truthOfAll } from './outcomes.js';

/**
 * Whether it holds in all heaps of the state (yes) or in none (no). Exact on guarded formulas over regular nodes.
 * A question that speaks of the entry (`\old`, parameters at an exit) must be asked of states of a root.
 */
export function ask(tables: ShapeTables, question: Question, state: ShapeState, at: CodePoint): Truth {
  const evaluation = new Evaluation(tables, question, at, 'root');
  const judged = evaluation.judge(question.term, tables.work(state));
  return evaluation.isSpent ? 'unknown' : truthOfAll(judged);
}

/** States that cover the heaps of the state in which it holds. */
export function refine(
  tables: ShapeTables,
  question: Question,
  state: ShapeState,
  at: CodePoint,
): readonly ShapeState[] {
  const works = refined(tables, question, tables.work(state), at, 'root');
  return [...new Set(works.map((work) => tables.close(work, at.code, at.point).state))];
}

/** Works that cover the heaps of the work in which the formula holds, not closed. The work is used up. */
export function refined(
  tables: ShapeTables,
  question: Question,
  work: Work,
  at: CodePoint,
  of: Activation,
): readonly Work[] {
  const variables = work.draft.variables.length;
  const unread = tables.copied(work);
  const evaluation = new Evaluation(tables, question, at, of);
  const judged = evaluation.judge(question.term, work);
  if (evaluation.isSpent) return [unread];
  const kept = judged.filter(({ outcomes }) => (outcomes & HOLDS) !== 0).map((each) => each.work);
  for (const { draft } of kept) draft.variables.length = variables;
  return kept;
}
