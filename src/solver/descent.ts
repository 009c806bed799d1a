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

  get isUseful(): boolean {
    return this.#cells.all.some((cell) => cell.lowerable);
  }

  /** Each cell that may be lowered gets one chance, in order; what is lowered gives its readers theirs. */
  pass(): Stop<X, E> | undefined {
    for (const cell of this.#schedule.inOrder(this.#cells)) {
      if (!cell.lowerable) continue;
      cell.lowerable = false;
      const stop = this.#lower(cell);
      if (stop !== undefined) return stop;
    }
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
    for (const reader of cell.readers) reader.lowerable = true;
    this.#ascent.assign(cell, lowered, 'narrowed', cell);
    return undefined;
  }
}
