/** What evaluating a term on a state can come to: sets of outcomes for formulas, places of values for references. */
import type { Work } from '../state/state.js';

export {
  ANYTHING,
  EITHER,
  FAILS,
  FAULTS,
  HOLDS,
  negatedOutcomes as negated,
  outcomesOf,
  truthOfAll,
} from '../../../combinators/formula-outcomes.js';

/** The heaps of the work, in each of which one of the outcomes happens; each outcome that happens in one is listed. */
export interface Judged {
  readonly work: Work;
  readonly outcomes: number;
}

/** In place of a variable of the graph: null; something that is not known, an object or null or a number; no value. */
export const NULL = -1;
export const ANY = -2;
export const NO_VALUE = -3;

/** The value of a term in the heaps of a work. */
export interface Valued {
  readonly work: Work;
  /** The variable of the graph that holds it, or one of the constants above. */
  readonly value: number;
  /** Whether there may be no value, because of a fault. */
  readonly mayFault: boolean;
}
