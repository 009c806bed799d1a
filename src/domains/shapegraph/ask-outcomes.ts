/** What evaluating a term on a state can come to: sets of outcomes for formulas, slots of values for references. */
import type { Truth } from '../../base/truth.js';
import type { Work } from './state.js';

/** Bits: an evaluation may end in true, in false, or by a fault (null dereferenced), after which nothing else counts. */
export const HOLDS = 1;
export const FAILS = 2;
export const FAULTS = 4;
export const EITHER = HOLDS | FAILS;
export const ANYTHING = EITHER | FAULTS;

/** The heaps of the work, in each of which one of the outcomes happens. */
export interface Judged {
  readonly work: Work;
  readonly outcomes: number;
}

/** In place of a slot: null; something that is not known; no value. */
export const NULL_VALUE = -1;
export const UNKNOWN_VALUE = -2;
export const NO_VALUE = -3;

/** The value of a term in the heaps of a work. */
export interface Valued {
  readonly work: Work;
  /** The slot that holds it, perhaps one that was pushed behind the others; or one of the constants above. */
  readonly value: number;
  /** Whether there may be no value, because of a fault. */
  readonly mayFault: boolean;
}

export function outcomesOf(truth: Truth): number {
  return truth === 'yes' ? HOLDS : truth === 'no' ? FAILS : EITHER;
}

export function negatedOutcomes(outcomes: number): number {
  return ((outcomes & HOLDS) << 1) | ((outcomes & FAILS) >> 1) | (outcomes & FAULTS);
}

/** Of what can happen in the parts of a state: a formula that faults does not hold. */
export function truthOfAll(judged: readonly Judged[]): Truth {
  const all = judged.reduce((outcomes, each) => outcomes | each.outcomes, 0);
  if (all === 0 || all === HOLDS) return 'yes';
  return (all & HOLDS) === 0 ? 'no' : 'unknown';
}
