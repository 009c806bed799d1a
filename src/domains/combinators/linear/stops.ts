/** Where widening stops on its way: the limits of the types, and the numbers with which the code seen so far compares. */
import type { Code } from '../../../engine/code.js';
import { rangeOf } from '../../../lattices/java-intervals.js';
import type { LinearLattice } from '../../../lattices/linear/linear-lattice.js';
import { comparedNumbers } from '../value-thresholds.js';

const LIMITS: readonly number[] = ['boolean', 'byte', 'short', 'char', 'int'].flatMap((type) => [
  rangeOf(type).lower,
  rangeOf(type).upper,
]);

export class LinearStops<E> {
  readonly #lattice: LinearLattice<E>;
  readonly #met = new Set<Code>();
  readonly #numbers = new Set<number>([...LIMITS, -1, 1]);
  #widen: (older: E, newer: E) => E;

  constructor(lattice: LinearLattice<E>) {
    this.#lattice = lattice;
    this.#widen = lattice.widenTo([...this.#numbers]);
  }

  /** Above the newer, whatever has been met in between. */
  readonly widen = (older: E, newer: E): E => this.#widen(older, newer);

  meet(code: Code): void {
    if (this.#met.has(code)) return;
    this.#met.add(code);
    const before = this.#numbers.size;
    for (const number of comparedNumbers(code, this.#numbers.size)) this.#numbers.add(number);
    if (this.#numbers.size > before) this.#widen = this.#lattice.widenTo([...this.#numbers]);
  }
}
