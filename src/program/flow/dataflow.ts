/**
 * One property of each point of a body, from what holds at its ends: forward from where code starts, backward from where it leaves.
 *
 * For properties of one body that need neither calls nor widening: values form an order of finite height, `join` gives the least value
 * above both, and what edges do is monotone. Then the solution is the least one, and no order of visits shows in it. What edges do is asked
 * again and again while it is solved: it has no effects of its own; what is to be said of edges is said afterwards, from the solution.
 * Exceptional ways count as much as normal ones.
 */
import type { Body, Edge, Point } from '../../ir/body.js';

export interface Joining<E> {
  /** Where ways meet; `known` itself where the other one adds nothing. */
  readonly join: (known: E, arriving: E) => E;
  /** Default: identity. */
  readonly isSame?: (one: E, other: E) => boolean;
}

export interface ForwardProblem<E> extends Joining<E> {
  /** What holds at points that ways begin at, whatever leads there besides. */
  readonly starts: Iterable<readonly [point: Point, value: E]>;
  /** What holds where the edge has completed normally; undefined: it never does. */
  readonly after: (edge: Edge, before: E) => E | undefined;
  /** The same where it completes abruptly, of edges that may. Default: what held before. */
  readonly afterFailure?: (edge: Edge, before: E) => E | undefined;
  /** Passes over the body beyond which it is given up. Default: as many as it takes. */
  readonly mostSweeps?: number;
}

export interface ForwardSolution<E> {
  /** Whether it was not given up; if it was, `at` is no solution. */
  readonly isSolved: boolean;
  /** What holds on all ways that arrive there; undefined: none does. */
  readonly at: (point: Point) => E | undefined;
}

export function solveForward<E>(body: Body, problem: ForwardProblem<E>): ForwardSolution<E> {
  const { starts, join, isSame = Object.is, after, afterFailure, mostSweeps = Number.POSITIVE_INFINITY } = problem;
  const values: (E | undefined)[] = new Array<E | undefined>(body.points).fill(undefined);
  const due = new Uint8Array(body.points);
  let waiting = 0;
  const arrive = (point: Point, arriving: E | undefined): void => {
    if (arriving === undefined) return;
    const known = values[point];
    const value = known === undefined ? arriving : join(known, arriving);
    if (known !== undefined && isSame(known, value)) return;
    values[point] = value;
    if (due[point] === 1) return;
    due[point] = 1;
    waiting++;
  };
  for (const [point, value] of starts) arrive(point, value);
  let sweeps = 0;
  for (; waiting > 0 && sweeps < mostSweeps; sweeps++) {
    // Points are in reverse post-order: what leads up is taken in the same pass.
    for (let point = 0; point < body.points && waiting > 0; point++) {
      if (due[point] === 0) continue;
      due[point] = 0;
      waiting--;
      const before = values[point] as E;
      for (const edge of body.outgoing[point] ?? []) {
        arrive(edge.to, after(edge, before));
        if (edge.exceptional !== undefined)
          arrive(edge.exceptional, afterFailure === undefined ? before : afterFailure(edge, before));
      }
    }
  }
  return { isSolved: waiting === 0, at: (point) => values[point] };
}

export interface BackwardProblem<E> extends Joining<E> {
  /** The least value: what holds where no end is reached and nothing has been met. */
  readonly bottom: E;
  readonly atExit: (kind: 'normal' | 'exceptional') => E;
  /** What holds before the edge; `thrownAfter` is what holds where an abrupt completion goes, undefined if it cannot. */
  readonly before: (edge: Edge, after: E, thrownAfter: E | undefined) => E;
}

export interface BackwardOptions {
  /** The only point whose value is wanted: no more is solved than that needs. Default: every point. */
  readonly from?: Point;
}

/** What holds at a point, of what some way from there meets. Bottom at points that were not asked for. */
export function solveBackward<E>(
  body: Body,
  { bottom, atExit, join, isSame = Object.is, before }: BackwardProblem<E>,
  { from }: BackwardOptions = {},
): (point: Point) => E {
  const asked = from === undefined ? undefined : reachedFrom(body, [from]);
  const values: E[] = new Array<E>(body.points).fill(bottom);
  const at = (point: Point): E => values[point] as E;
  // Points are in reverse post-order: going down, what these have is read before it is known.
  const readEarly = new Uint8Array(body.points);
  for (const { from: source, to, exceptional } of body.edges) {
    if (to <= source) readEarly[to] = 1;
    if (exceptional !== undefined && exceptional <= source) readEarly[exceptional] = 1;
  }
  for (let changed = true; changed; ) {
    changed = false;
    for (let point = body.points - 1; point >= 0; point--) {
      if (asked?.has(point) === false) continue;
      let value = at(point);
      if (point === body.exit) value = join(value, atExit('normal'));
      if (point === body.exceptionalExit) value = join(value, atExit('exceptional'));
      for (const edge of body.outgoing[point] ?? []) {
        const thrownAfter = edge.exceptional === undefined ? undefined : at(edge.exceptional);
        value = join(value, before(edge, at(edge.to), thrownAfter));
      }
      if (isSame(at(point), value)) continue;
      values[point] = value;
      changed ||= readEarly[point] === 1;
    }
  }
  return at;
}

/** The points that ways from the given ones lead to, these included; `isPassed`: edges that the ways may take. */
export function reachedFrom(
  body: Body,
  starts: Iterable<Point>,
  isPassed: (edge: Edge) => boolean = () => true,
): ReadonlySet<Point> {
  const reached = new Set(starts);
  for (const point of reached) {
    for (const edge of body.outgoing[point] ?? []) {
      if (!isPassed(edge)) continue;
      reached.add(edge.to);
      if (edge.exceptional !== undefined) reached.add(edge.exceptional);
    }
  }
  return reached;
}
