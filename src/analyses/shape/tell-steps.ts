/** How execution gets to what may fail, in words of the program. */
import type { FindingStep } from '../../findings/check-result.js';
import type { Duty } from '../check/obligation-book.js';
import type { StepTeller } from '../check/steps.js';
import type { Tried } from './shape-method.js';

/** Of larger runs a path takes too long to find. */
const MOST_STATES = 20_000;

export function stepsTo(teller: StepTeller, { run, reading }: Tried, duty: Duty): readonly FindingStep[] {
  const failure = reading.duties.get(duty)?.failure;
  if (failure === undefined || run.result.statistics.states > MOST_STATES) return [];
  const { visit, placed } = failure;
  const { obligation } = placed;
  const isAboutNull = duty.rule === 'null-dereference';
  return teller.tell(run.result.path(visit), { visit, blamed: obligation.blamed, isAboutNull, span: obligation.span });
}
