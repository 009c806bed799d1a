/** What the cells hold, as a solution. */
import type { Cell } from './cells.js';
import type { Solution } from './equation-system.js';

/** Copies the values, so that later changes do not show. */
export function solutionOf<X, E>(key: (unknown: X) => number, cells: readonly Cell<X, E>[]): Solution<X, E> {
  const values = new Map(cells.map(({ unknown, value }) => [key(unknown), value]));
  return { reached: cells.map(({ unknown }) => unknown), at: (unknown) => values.get(key(unknown)) };
}
