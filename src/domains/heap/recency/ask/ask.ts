/** Whether a formula holds in all machine states that an abstract state stands for, or in none. */
import type { Truth } from '../../../../base/truth.js';
import type { Question } from '../../../../engine/question.js';
import type { State } from '../state/state.js';
import type { Tables } from '../state/tables.js';
import { where } from '../step/refine.js';
import { type Asking, judged } from './terms.js';

export function ask(tables: Tables, question: Question, state: State): Truth {
  const asking: Asking = { tables, question, where: (term, sense, from) => where(asking, term, sense, from) };
  const { truth, fails } = judged(asking, question.term, state);
  if (fails === 'yes' || truth === 'no') return 'no';
  return truth === 'yes' && fails === 'no' ? 'yes' : 'unknown';
}
