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
