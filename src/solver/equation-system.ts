/**
 * Equation systems over unknowns that are discovered while solving; no program in sight.
 * Reading on demand and contributing to other unknowns follow H. Seidl, V. Vene, M. Müller-Olm, Global invariants for
 * analyzing multithreaded applications, 2003, and the analyzer Goblint.
 */
import type { Lattice } from '../lattices/lattice.js';

export interface EquationSystem<X, E> {
  readonly lattice: Lattice<E>;

  /** The unknowns whose values are wanted. */
  readonly roots: readonly X[];

  /** Equal unknowns, and only they, have the same number. */
  readonly key: (unknown: X) => number;

  /**
   * Where to widen. Where absent, the solver widens at the heads of the cycles that it observes. A system that answers
   * for itself must cut every cycle along which the lattice has infinite ascending chains.
   */
  readonly widenAt?: (unknown: X) => boolean;

  /**
   * One side of the equation of an unknown, under the values so far. It depends on whatever `value` was asked for, and
   * on nothing else. `contribute` adds a part to another unknown, or to this one; a part that is bottom adds nothing.
   * Both are for use until the function returns.
   *
   * It need not be monotone: the solution covers it all the same, though it is then not the least one.
   *
   * Ask rather than contribute where it is known beforehand who depends on whom: asking shows the solver the cycles
   * before the first value flows. Contribute where the values decide to whom, as a call does to its callee's entry.
   */
  readonly rightHandSide: (unknown: X, value: (other: X) => E, contribute: (other: X, part: E) => void) => E;

  readonly show?: (unknown: X) => string;
}

/**
 * Values for the reached unknowns: the roots, what their equations ask for, what they contribute to, and so on. A
 * solution covers the equations: the value of a reached unknown is above its right-hand side under the solution, and
 * above all that reached unknowns contribute to it.
 */
export interface Solution<X, E> {
  /** In the order in which they were discovered. */
  readonly reached: readonly X[];
  /** Undefined for an unknown that is not reached: nothing is claimed of it, not even that it is bottom. */
  readonly at: (unknown: X) => E | undefined;
}
