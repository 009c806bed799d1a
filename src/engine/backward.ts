/** Backward problems over one body: what holds before a point, from what holds at the ends; at all points, or on demand at one. */
import type { Body, Edge, Point } from '../ir/body.js';
import type { Lattice } from '../lattices/lattice.js';
import type { SolveOptions } from '../solver/options.js';
import { solve } from '../solver/solve.js';

export interface BackwardProblem<E> {
  readonly lattice: Lattice<E>;
  readonly atExit: (kind: 'normal' | 'exceptional') => E;
  /** What holds before the edge; `thrownAfter` is what holds where an abrupt completion goes, undefined if it cannot. */
  readonly transfer: (edge: Edge, after: E, thrownAfter: E | undefined) => E;
}

export interface BackwardOptions<E> extends SolveOptions<Point, E> {
  /** The only point whose value is wanted: no more is solved than that needs. Default: every point. */
  readonly from?: Point;
}

export interface BackwardSolution<E> {
  readonly outcome: 'solved' | 'budget' | 'cancelled';
  /** Undefined where it was not asked for, or not solved. */
  readonly at: (point: Point) => E | undefined;
}

export function solveBackward<E>(
  body: Body,
  problem: BackwardProblem<E>,
  options: BackwardOptions<E> = {},
): BackwardSolution<E> {
  const { from, ...solving } = options;
  const { lattice, atExit, transfer } = problem;
  const result = solve<Point, E>(
    {
      lattice,
      roots: from === undefined ? Array.from({ length: body.points }, (_, point) => point) : [from],
      key: (point) => point,
      rightHandSide: (point, value) => {
        let before = lattice.bottom;
        if (point === body.exit) before = atExit('normal');
        if (point === body.exceptionalExit) before = lattice.join(before, atExit('exceptional'));
        for (const edge of body.outgoing[point] ?? []) {
          const thrownAfter = edge.exceptional === undefined ? undefined : value(edge.exceptional);
          before = lattice.join(before, transfer(edge, value(edge.to), thrownAfter));
        }
        return before;
      },
    },
    solving,
  );
  return { outcome: result.outcome, at: result.outcome === 'solved' ? result.solution.at : () => undefined };
}
