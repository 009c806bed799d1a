/**
 * LinearLattice: sets of points with whole coordinates, as far as linear constraints can tell them apart.
 *
 * Coordinates are numbered dimensions; there are infinitely many, and an element says something of a few of them. What it does not mention may be
 * any whole number. Elements are immutable, and equal where they have the same meaning, as far as bounds are kept (see `exact.ts`). `bottom`
 * stands for no point. Every operation covers all points that it should; how close it comes is said with each brick.
 *
 * On chains `widen` ends by itself; `widenTo` does so with stops on the way.
 */
import type { Interval } from '../interval.js';
import type { Lattice } from '../lattice.js';
import type { LinearConstraint, LinearExpression } from './expressions.js';

export interface LinearLattice<E> extends Lattice<E> {
  readonly id: string;
  /** Says nothing. */
  readonly top: E;

  /** The dimensions of which something is said, ascending. None for bottom. */
  readonly dimensions: (element: E) => readonly number[];

  /** Covers the points of the element that meet the constraint. */
  readonly meet: (element: E, constraint: LinearConstraint) => E;

  /** Covers the points that come out where the coordinate becomes the expression, which may speak of its old value. */
  readonly assign: (element: E, target: number, value: LinearExpression) => E;

  /** The same for the expression divided by a positive number, and rounded down. */
  readonly assignQuotient: (element: E, target: number, value: LinearExpression, divisor: number) => E;

  /** Says nothing any more of the dimensions that the test refuses. */
  readonly only: (element: E, keeps: (dimension: number) => boolean) => E;

  /** Other names for the dimensions: different ones for those that the element mentions. */
  readonly rename: (element: E, name: (dimension: number) => number) => E;

  /** A further dimension, of which nothing was said, that may be whatever this one may be, independently of it. */
  readonly expand: (element: E, dimension: number, copy: number) => E;

  /** One dimension for two: it may be what either may be; nothing is said of the second any more. */
  readonly fold: (element: E, into: number, from: number) => E;

  /** Between which bounds the expression lies; empty for bottom. */
  readonly bounds: (element: E, expression: LinearExpression) => Interval;

  /** Constraints that together say all that the element does, each that follows on single or paired dimensions among them. Not to be asked of bottom. */
  readonly constraints: (element: E) => readonly LinearConstraint[];

  /** `widen` that stops at these numbers where a bound of a single dimension is lost. */
  readonly widenTo: (stops: readonly number[]) => (older: E, newer: E) => E;
}
