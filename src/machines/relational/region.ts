/**
 * Runs a piece of a body without cycles on one symbolic state: a whole method whose loops were replaced by what they do,
 * or the body of one loop. Paths that meet again are merged, with the condition that tells them apart.
 */
import type { Body, Edge, Point } from '../../ir/body.js';
import type { PathState } from './state.js';

export interface Region {
  readonly body: Body;
  /** Points of the region, `start` included; paths that leave it are reported, as are those that come back to `start`. */
  readonly points: ReadonlySet<Point>;
  readonly start: Point;
}

export interface Leaving {
  /** Where the path goes: a point outside the region, or `start` again. */
  readonly to: Point;
  /** One of the edges it took there, for messages. */
  readonly edge: Edge;
  readonly state: PathState;
}

/** One merged state for each point outside that is reached, and for `start` where the region is a loop. */
export type RunRegion = (region: Region, state: PathState) => readonly Leaving[];
