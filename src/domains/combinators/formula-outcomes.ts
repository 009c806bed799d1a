/** What evaluating a formula can come to, as bits, for domains that evaluate formulas on parts of a state. */
import type { Truth } from '../../base/truth.js';

/** An evaluation may end in true, in false, or by a fault (null dereferenced), after which nothing else counts. */
export const HOLDS = 1;
export const FAILS = 2;
export const FAULTS = 4;
export const EITHER = HOLDS | FAILS;
export const ANYTHING = EITHER | FAULTS;

export function outcomesOf(truth: Truth): number {
  return truth === 'yes' ? HOLDS : truth === 'no' ? FAILS : EITHER;
}

export function negatedOutcomes(outcomes: number): number {
  return ((outcomes & HOLDS) << 1) | ((outcomes & FAILS) >> 1) | (outcomes & FAULTS);
}

/** Of what can happen in all parts of a state: a formula that faults does not hold. */
export function truthOfAll(judged: readonly { readonly outcomes: number }[]): Truth {
  const all = judged.reduce((outcomes, each) => outcomes | each.outcomes, 0);
  if (all === 0 || all === HOLDS) return 'yes';
  return (all & HOLDS) === 0 ? 'no' : 'unknown';
}
