/** What can be chosen for a run of the solver, what can be watched, and how it ends. */
import type { Solution } from './equation-system.js';

export interface SolveOptions<X, E> {
  /** How often the value at a widening point may rise by joining before it is widened. Default 1. */
  readonly widenDelay?: number;
  /** How many passes take back what widening lost, each lowering an unknown at most once. Default 2; none without need. */
  readonly descendingPasses?: number;
  readonly budget?: Budget;
  /** Asked before every step; true ends the run. */
  readonly cancelled?: () => boolean;
  /** Told of every change of a value. */
  readonly trace?: (change: Change<X, E>) => void;
}

/** Counts, not times, so that the same run ends at the same place everywhere. */
export interface Budget {
  /** Evaluations of right-hand sides. */
  readonly steps?: number;
  /** Unknowns discovered. */
  readonly unknowns?: number;
}

export interface Change<X, E> {
  readonly unknown: X;
  readonly before: E;
  readonly after: E;
  readonly how: 'joined' | 'widened' | 'narrowed';
  /** Whose evaluation led to it: the unknown itself, or who contributed to it. */
  readonly by: X;
  /** The number of evaluations up to then. */
  readonly step: number;
}

export interface Statistics {
  readonly steps: number;
  readonly unknowns: number;
  readonly widenings: number;
  readonly narrowings: number;
  /** Descending passes that were completed. */
  readonly passes: number;
}

export type SolveResult<X, E> =
  | {
      readonly outcome: 'solved';
      readonly solution: Solution<X, E>;
      /** Whether the budget ended a descending pass: the solution before it is given, as true but less precise. */
      readonly descentCut: boolean;
      readonly statistics: Statistics;
    }
  | {
      /** What was used up, or that the caller cancelled. */
      readonly outcome: 'budget' | 'cancelled';
      readonly spent?: keyof Budget;
      /** The unknown whose turn it was. */
      readonly unknown: X;
      /** Values so far, to look at: they do not cover the equations, so nothing may be concluded from them. */
      readonly unfinished: Solution<X, E>;
      readonly statistics: Statistics;
    };
