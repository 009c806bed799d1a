/** The solver: from the roots up to a solution, and down again as far as the passes go. */
import { Ascent } from './ascent.js';
import { Cells } from './cells.js';
import { Descent } from './descent.js';
import type { EquationSystem, Solution } from './equation-system.js';
import { Meter, type Stop } from './meter.js';
import type { SolveOptions, SolveResult, Statistics } from './options.js';
import { Schedule } from './schedule.js';
import { solutionOf } from './solution.js';

/**
 * Solves a system. The same system and options give the same result, steps and trace. Where nothing was widened and the
 * equations are monotone, the solution is the least one, whatever the order of iteration.
 */
export function solve<X, E>(system: EquationSystem<X, E>, options: SolveOptions<X, E> = {}): SolveResult<X, E> {
  const schedule = new Schedule<X, E>();
  const cells = new Cells(system, (cell) => schedule.add(cell));
  const meter = new Meter(cells, options);
  const work = { cells, schedule, meter };
  const ascent = new Ascent(system, work, options);
  const descent = new Descent(system.lattice, work, ascent);
  for (const root of system.roots) cells.of(root);
  const values = (): Solution<X, E> => solutionOf(system.key, cells.all);
  /** The values once nothing is due, without what earlier values led to. */
  const settled = (): Solution<X, E> => {
    cells.forgetUnreached(system.roots);
    return values();
  };
  let passes = 0;
  const statistics = (): Statistics => ({
    steps: cells.evaluations,
    unknowns: cells.discovered,
    widenings: ascent.widenings,
    narrowings: descent.narrowings,
    passes,
  });
  const ended = ({ cell, ...reason }: Stop<X, E>): SolveResult<X, E> => ({
    ...reason,
    unknown: cell.unknown,
    unfinished: values(),
    statistics: statistics(),
  });

  const first = ascent.run();
  if (first !== undefined) return ended(first);
  let solution = settled();
  while (passes < (options.descendingPasses ?? 2)) {
    const candidates = cells.takeLowerable();
    if (candidates.length === 0) break;
    const stop = descent.pass(candidates);
    if (stop?.outcome === 'cancelled') return ended(stop);
    if (stop !== undefined) return { outcome: 'solved', solution, descentCut: true, statistics: statistics() };
    passes++;
    solution = settled();
  }
  return { outcome: 'solved', solution, descentCut: false, statistics: statistics() };
}
