/**
 * Descent: one pass over a solution that takes back what widening lost, and gives a solution again.
 *
 * A value is lowered to what its own equation and all parts it received support (at widening points, as far as `narrow`
 * goes). Where the equations are monotone that keeps everything covered. Where they are not, or where the lower values
 * lead to new unknowns, the ascent at the end raises what the pass left uncovered; so no pass needs to be trusted.
 */
import { joinAll, type Lattice, narrowed } from '../lattices/lattice.js';
import type { Ascent } from './ascent.js';
import type { Cell, Cells } from './cells.js';
import type { Meter, Stop } from './meter.js';
import { RankQueue } from './rank-queue.js';
import type { Schedule } from './schedule.js';

export class Descent<X, E> {
  narrowings = 0;
  readonly #lattice: Lattice<E>;
  readonly #cells: Cells<X, E>;
  readonly #schedule: Schedule<X, E>;
  readonly #meter: Meter<X, E>;
  readonly #ascent: Ascent<X, E>;

  constructor(
    lattice: Lattice<E>,
    work: { readonly cells: Cells<X, E>; readonly schedule: Schedule<X, E>; readonly meter: Meter<X, E> },
    ascent: Ascent<X, E>,
  ) {
    this.#lattice = lattice;
    this.#cells = work.cells;
    this.#schedule = work.schedule;
    this.#meter = work.meter;
    this.#ascent = ascent;
  }

  /**
   * Goes through all that may be lowered, lowest rank first. What is lowered gives its readers a chance, before it in
   * order or after; but nothing is lowered twice in one pass, so that the pass ends.
   */
  pass(candidates: readonly Cell<X, E>[]): Stop<X, E> | undefined {
    const queue = new RankQueue<X, E>();
    const lowered = new Set<Cell<X, E>>();
    const twice: Cell<X, E>[] = [];
    this.#schedule.order(this.#cells);
    for (const cell of candidates) queue.push(cell, cell.rank ?? 0);
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      cell.lowerable = false;
      if (lowered.has(cell)) {
        twice.push(cell);
        continue;
      }
      const before = cell.value;
      const stop = this.#lower(cell);
      if (stop !== undefined) return stop;
      if (cell.value !== before) lowered.add(cell);
      for (const next of this.#cells.takeLowerable()) queue.push(next, next.rank ?? 0);
    }
    for (const cell of twice) this.#cells.markLowerable(cell);
    return this.#ascent.run();
  }

  #lower(cell: Cell<X, E>): Stop<X, E> | undefined {
    const lattice = this.#lattice;
    const stop = this.#meter.stopBefore(cell);
    if (stop !== undefined) return stop;
    let result = this.#ascent.evaluate(cell);
    // An unknown that nobody had asked for yet was taken for bottom: it is solved before its value counts.
    while (this.#schedule.hasFresh) {
      const stopped = this.#ascent.run() ?? this.#meter.stopBefore(cell);
      if (stopped !== undefined) return stopped;
      result = this.#ascent.evaluate(cell);
    }
    const supported = lattice.join(result, joinAll(lattice, cell.received.values()));
    this.#ascent.raise(cell, supported, cell);
    if (lattice.leq(cell.value, supported)) return undefined;
    const lowered = this.#ascent.widensAt(cell) ? narrowed(lattice, cell.value, supported) : supported;
    if (lattice.leq(cell.value, lowered)) return undefined;
    this.narrowings++;
    for (const reader of cell.readers) this.#cells.markLowerable(reader);
    this.#ascent.assign(cell, lowered, 'narrowed', cell);
    return undefined;
  }
}
