/** States of the domain: a graph, the boolean variables that are constant, and the classes that are initialised. */
import type { Draft } from '../../../../structures/draft.js';

export interface ShapeState {
  /** Equal for equal states: the key of the lattice. */
  readonly number: number;
  /** A number of `ContractionStates`. */
  readonly graph: number;
  /** A number of `ShapeTables.truthsOf`. */
  readonly truths: number;
  /** A number of `ShapeTables.initialisedOf`. */
  readonly initialised: number;
}

/** What is known of a boolean. */
export const UNKNOWN = 0;
export const FALSE = 1;
export const TRUE = 2;

/**
 * A state that is being changed. Parent pointers between single objects are edges (`unfoldParents`); further variables may be
 * pushed behind those of the slots and the cutpoints, and are to be popped again.
 */
export interface Work {
  readonly draft: Draft;
  /** By position of a boolean variable: what is known. The last is the result of a boolean method. */
  readonly truths: number[];
  initialised: number;
}
