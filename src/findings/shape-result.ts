/** Results of `shape`: what was found about each method, and the shapes at its points. */
import type { Drawing } from '../pictures/drawing.js';
import type { FindingStep } from './check-result.js';
import type { Claim } from './claim.js';
import type { ElementResult } from './result.js';

export interface ShapeClaim extends Claim {
  /** How execution gets to what may fail, in order; for claims that were not proved. */
  readonly steps?: readonly FindingStep[];
  /** The fields that an inferred fact ranges over. */
  readonly over?: readonly string[];
  /** Which domain proved it, where that is another one than the result's: `shapegraph`. */
  readonly domain?: string;
}

export interface ShapeResult extends ElementResult {
  readonly claims: readonly ShapeClaim[];
  /** By line, ascending: the largest number of states at a point of it. */
  readonly points: readonly { readonly line: number; readonly states: number }[];
  /** The largest number of states at any point. */
  readonly maxStates: number;
  readonly join: 'partial' | 'relational';
  /** Which domain the claims come from, and where it contracted: `contraction`, `contraction at loop heads`. */
  readonly domain: string;
  /** All domains that claims come from, where there are several. */
  readonly domains?: readonly string[];
  readonly milliseconds: number;
  /** Where the analysis of the method gave up a shape, and why; by line. */
  readonly givenUp: readonly { readonly line: number; readonly reason: string }[];
}

/** The shapes on a line: all states before the first instruction of it, in a fixed order. */
export interface LineShapes {
  readonly line: number;
  readonly drawings: readonly Drawing[];
  /** States that are not drawn because there are too many. */
  readonly more: number;
}

/** A method with what is needed to draw it. Not part of the JSON of a result. */
export interface DrawnMethod {
  readonly result: ShapeResult;
  readonly lines: readonly LineShapes[];
}

/**
 * A state of a method's run, drawn. Its number is the same wherever it looks the same: a variable that holds null is seen only where
 * somebody will still read it. A node that is the same before and after a line has the same id, as far as can be told.
 */
export interface NumberedState {
  readonly number: number;
  readonly drawing: Drawing;
}

/** What a line does: the states before it, and those that it leaves, each with where it comes from. */
export interface LineChange {
  readonly line: number;
  /** Numbers of the states wherever the line is entered: that of a `for` loop from above, and from the end of its body. */
  readonly before: readonly number[];
  readonly after: readonly {
    readonly state: number;
    /** States of `before` that lead to it; several where they were merged. */
    readonly from: readonly number[];
    /** `returns`, `throws NullPointerException`, or `line 12`: what runs next. Calls are stepped over. */
    readonly ends: string;
  }[];
  /** States that are neither drawn nor numbered because there are too many. */
  readonly more: number;
  /** Names of the variables that the line assigns, and of the fields that it writes; calls are not looked into. */
  readonly written: { readonly variables: readonly string[]; readonly fields: readonly string[] };
}

/** One change of what is known where a line is entered, at the head of a loop, or at an end of the method, while its fixed point is sought. */
export interface IterationStep {
  /** From 1, in the order in which it happened. */
  readonly number: number;
  readonly line: number;
  readonly point: number;
  /** How often the point has been changed, this one counted: the round of a loop. */
  readonly round: number;
  /** `start`: what the method begins with. */
  readonly how: 'start' | 'grow' | 'widen' | 'narrow';
  /** At the ends of the method, which stand on its last line. */
  readonly ends?: 'returns' | 'throws';
  /** All states at the point after the change; the new ones last. */
  readonly states: readonly IterationState[];
  /** States that were at the point before and were merged into others, and into which. */
  readonly merged: readonly { readonly state: number; readonly into: number }[];
}

export interface IterationState {
  readonly state: number;
  readonly isNew: boolean;
  /** For a new one: the states of earlier points that lead to it, and the lines of these; none for a start. */
  readonly from: readonly { readonly line: number; readonly state: number }[];
}

/** A method for those who want to look around in it. Not part of the JSON of a result. */
export interface ExploredMethod {
  readonly result: ShapeResult;
  /** Where its code stands: first and last line. */
  readonly lines: { readonly first: number; readonly last: number };
  readonly states: readonly NumberedState[];
  /** By line, ascending. */
  readonly changes: readonly LineChange[];
  /** Where states are followed one by one, all of them; `cut` says that there were more. */
  readonly iteration: readonly IterationStep[];
  readonly cut: boolean;
  /** Why there is nothing to look at, where there is nothing. */
  readonly reason?: string;
}
