/** How execution gets to what may fail, in words of the program. */

import type { FindingStep } from '../../findings/check-result.js';
import type { Duty, StepTeller } from '../../obligations/index.js';
import { SHAPE_BUDGETS } from './budgets.js';
import type { Found } from './shape-method.js';

const MOST_STATES = SHAPE_BUDGETS['tell-steps'].mostStates.most;

/** None where nothing of the kind was found. */
export function stepsTo(
  teller: StepTeller,
  { tried: { run }, reading: { failure } }: Found,
  { rule }: Duty,
): readonly FindingStep[] {
  if (failure === undefined || run.result.statistics.states > MOST_STATES) return [];
  const { visit, placed } = failure;
  const { blamed, span } = placed.obligation;
  return teller.tell(run.result.path(visit), { visit, blamed, isAboutNull: rule === 'null-dereference', span });
}
