/** States of the domain: a graph of cells, what is known of variables that hold no cell, constant booleans, initialised classes. */

export interface GraphState {
  /** Equal for equal states: the key of the lattice. */
  readonly number: number;
  /** A number of `ShapeGraphs`; its variables are the slots. -1 in the least element only. */
  readonly graph: number;
  /** A number of `StateNumbers.kindsOf`. */
  readonly kinds: number;
  /** A number of `StateNumbers.truthsOf`. */
  readonly truths: number;
  /** A number of `StateNumbers.initialisedOf`. */
  readonly initialised: number;
}

/** What is known of a boolean. */
export const UNKNOWN = 0;
export const FALSE = 1;
export const TRUE = 2;

/**
 * What a slot holds. Cells of the graph are referred to by slots, by each other, and by nothing else: what is elsewhere is none of
 * them, and does not lead to them.
 */
/** Null, or the cell that the graph says. */
export const CELL = 0;
/** An object elsewhere. */
export const SOME = 1;
/** Null or an object elsewhere. */
export const ANY = 2;
/** Null, an object elsewhere or the root object. */
export const WHATEVER = 3;
/** Of a field that the code at hand cannot reach: its caller keeps what it holds. */
export const HIDDEN = 4;
/** The root object, of the class with the number that is added. */
export const ROOT = 5;

export function isRoot(kind: number): boolean {
  return kind >= ROOT;
}

/** A state that is being changed. */
export interface Work {
  graph: number;
  /** By slot: the variable of `graph` that holds its value, -1 for null and where `kinds` says that it is no cell. */
  readonly sources: number[];
  readonly kinds: number[];
  /** By position of a boolean variable; the last is the result of a boolean method. */
  readonly truths: number[];
  initialised: number;
}
