/** The state that a formula is read in: a heap, the values of variables, and what quantifiers start from. */
import type { Heap } from './heap.js';
import type { Matrices } from './sat/matrix.js';
import { type Cells, EMPTY } from './sat/matrix.js';
import { Unsupported } from './unsupported.js';

export interface StateParts {
  readonly matrices: Matrices;
  readonly heap: Heap;
  readonly variables: ReadonlyMap<string, Cells>;
  readonly result?: Cells;
  /** What quantifiers start from, besides static fields. */
  readonly roots: readonly Cells[];
  /** The state at entry, for `\old`. */
  readonly entry?: FormulaState;
}

export class FormulaState {
  readonly #parts: StateParts;
  #reached: Cells | undefined;

  constructor(parts: StateParts) {
    this.#parts = parts;
  }

  get heap(): Heap {
    return this.#parts.heap;
  }

  get result(): Cells | undefined {
    return this.#parts.result;
  }

  variable(name: string): Cells {
    const cells = this.#parts.variables.get(name);
    if (cells === undefined) throw new Unsupported(`there is no variable ${name}`);
    return cells;
  }

  entry(): FormulaState {
    if (this.#parts.entry === undefined) throw new Unsupported('there is no state at entry');
    return this.#parts.entry;
  }

  /** What quantifiers over objects range over. */
  reached(): Cells {
    if (this.#reached === undefined) {
      const { heap, roots, matrices } = this.#parts;
      const starts = [heap.statics(), ...roots].reduce<Cells>((all, each) => matrices.union(all, each), EMPTY);
      this.#reached = heap.from(starts, heap.links([]));
    }
    return this.#reached;
  }
}
