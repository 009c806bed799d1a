/**
 * Ascent: raises values until every equation and contribution is covered.
 *
 * It may start from any values, provided that every cell that may not be covered is due and that each value is above the
 * parts its cell received. A cell is left only when its last evaluation, under the values that still stand, was covered:
 * whatever changes makes its readers due. So the end is a solution, monotone or not.
 */
import type { Lattice } from '../lattices/lattice.js';
import type { Cell, Cells } from './cells.js';
import type { EquationSystem } from './equation-system.js';
import type { Meter, Stop } from './meter.js';
import type { Change, SolveOptions } from './options.js';
import type { Schedule } from './schedule.js';

export class Ascent<X, E> {
  widenings = 0;
  readonly #system: EquationSystem<X, E>;
  readonly #lattice: Lattice<E>;
  readonly #cells: Cells<X, E>;
  readonly #schedule: Schedule<X, E>;
  readonly #meter: Meter<X, E>;
  readonly #delay: number;
  readonly #trace: ((change: Change<X, E>) => void) | undefined;

  constructor(
    system: EquationSystem<X, E>,
    work: { readonly cells: Cells<X, E>; readonly schedule: Schedule<X, E>; readonly meter: Meter<X, E> },
    options: SolveOptions<X, E>,
  ) {
    this.#system = system;
    this.#lattice = system.lattice;
    this.#cells = work.cells;
    this.#schedule = work.schedule;
    this.#meter = work.meter;
    this.#delay = options.widenDelay ?? 1;
    this.#trace = options.trace;
  }

  /** Until nothing is due, or until the run must stop. */
  run(): Stop<X, E> | undefined {
    for (let cell = this.#schedule.next(this.#cells); cell !== undefined; cell = this.#schedule.next(this.#cells)) {
      const stop = this.#meter.stopBefore(cell);
      if (stop !== undefined) return stop;
      this.raise(cell, this.evaluate(cell), cell);
    }
    return undefined;
  }

  /** The result of the right-hand side; its contributions are made. */
  evaluate(cell: Cell<X, E>): E {
    const { result, parts } = this.#cells.evaluate(cell);
    for (const [target, part] of parts) this.raise(target, part, cell);
    return result;
  }

  /** Makes the value of the cell cover this too. */
  raise(cell: Cell<X, E>, also: E, by: Cell<X, E>): void {
    const lattice = this.#lattice;
    const before = cell.value;
    if (lattice.leq(also, before)) return;
    const joined = lattice.join(before, also);
    const isWidened = cell.raises >= this.#delay && this.widensAt(cell);
    const after = isWidened ? lattice.widen(before, joined) : joined;
    cell.raises++;
    if (isWidened) {
      this.widenings++;
      if (!lattice.leq(after, joined)) this.#cells.markLowerable(cell);
    }
    this.assign(cell, after, isWidened ? 'widened' : 'joined', by);
  }

  widensAt(cell: Cell<X, E>): boolean {
    return this.#system.widenAt === undefined ? cell.widens : this.#system.widenAt(cell.unknown);
  }

  assign(cell: Cell<X, E>, after: E, how: Change<X, E>['how'], by: Cell<X, E>): void {
    const before = cell.value;
    cell.value = after;
    for (const reader of cell.readers) this.#schedule.makeDue(reader);
    const step = this.#cells.evaluations;
    this.#trace?.({ unknown: cell.unknown, before, after, how, by: by.unknown, step });
  }
}
