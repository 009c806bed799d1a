/** What evaluating a term on a state can come to: sets of outcomes for formulas, slots of values for references. */
import type { Work } from '../state.js';

export {
  ANYTHING,
  EITHER,
  FAILS,
  FAULTS,
  HOLDS,
  negatedOutcomes,
  outcomesOf,
  truthOfAll,
} from '../../../combinators/formula-outcomes.js';

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
