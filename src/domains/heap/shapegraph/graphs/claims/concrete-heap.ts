/** A heap of cells for images and tests: what each variable and each field holds. */
export interface ConcreteHeap {
  /** What each variable holds: a cell's number, `NO_CELL`, or `OUTSIDE`. */
  readonly variables: readonly number[];
  /** `cells[c][f]`: what field f of cell c holds. */
  readonly cells: readonly (readonly number[])[];
}

/** Null. */
export const NO_CELL = -1;
/** An object that is not a cell. */
export const OUTSIDE = -2;
