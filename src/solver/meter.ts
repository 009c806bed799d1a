/** Budgets and cancellation: says before each step whether the run must stop. */
import type { Cell, Cells } from './cells.js';
import type { Budget, SolveOptions } from './options.js';

export interface Stop<X, E> {
  readonly outcome: 'budget' | 'cancelled';
  readonly spent?: keyof Budget;
  readonly cell: Cell<X, E>;
}

export class Meter<X, E> {
  readonly #cells: Cells<X, E>;
  readonly #steps: number;
  readonly #unknowns: number;
  readonly #cancelled: () => boolean;

  constructor(cells: Cells<X, E>, options: SolveOptions<X, E>) {
    this.#cells = cells;
    this.#steps = options.budget?.steps ?? Number.POSITIVE_INFINITY;
    this.#unknowns = options.budget?.unknowns ?? Number.POSITIVE_INFINITY;
    this.#cancelled = options.cancelled ?? (() => false);
  }

  /** Why the cell cannot be evaluated now. */
  stopBefore(cell: Cell<X, E>): Stop<X, E> | undefined {
    if (this.#cancelled()) return { outcome: 'cancelled', cell };
    if (this.#cells.evaluations >= this.#steps) return { outcome: 'budget', spent: 'steps', cell };
    if (this.#cells.discovered > this.#unknowns) return { outcome: 'budget', spent: 'unknowns', cell };
    return undefined;
  }
}
