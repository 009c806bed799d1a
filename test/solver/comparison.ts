/** What a solver must satisfy on a random system; gives what is wrong, so that broken solvers can be counted. */
import { equal } from '../../src/lattices/lattice.js';
import type { EquationSystem } from '../../src/solver/equation-system.js';
import { violations } from '../../src/solver/post-check.js';
import type { solve } from '../../src/solver/solve.js';
import { kleene } from './naive.js';
import { type Algebra, type RandomSystem, systemOf } from './random-systems.js';

export type Solver = typeof solve;

const BUDGET = { steps: 20_000 };

/** That it is solved, and that every equation and contribution is covered. */
export function uncovered<E>(solver: Solver, random: RandomSystem, algebra: Algebra<E>): string | undefined {
  const system = systemOf(random, algebra);
  const result = solver(system, { budget: BUDGET });
  if (result.outcome !== 'solved') return `${result.outcome} at ${result.unknown}`;
  return violations(system, result.solution)[0]?.why;
}

/** That it is the least solution. For monotone systems over finite lattices. */
export function notLeast<E>(solver: Solver, random: RandomSystem, algebra: Algebra<E>): string | undefined {
  const system = systemOf(random, algebra);
  const result = solver(system, { budget: BUDGET });
  if (result.outcome !== 'solved') return `${result.outcome} at ${result.unknown}`;
  return difference(system, kleene(system), result.solution);
}

type Values<E> = { readonly reached: readonly number[]; readonly at: (unknown: number) => E | undefined };

/** The first unknown that only one of two solutions reaches, or whose values differ. */
export function difference<E>(
  { lattice }: EquationSystem<number, E>,
  expected: Values<E>,
  actual: Values<E>,
): string | undefined {
  for (const unknown of [...expected.reached, ...actual.reached]) {
    const [left, right] = [expected.at(unknown), actual.at(unknown)];
    if (left === undefined) return `${unknown} should not be reached`;
    if (right === undefined) return `${unknown} is not reached`;
    if (!equal(lattice, left, right)) return `${unknown} is ${lattice.show(right)}, not ${lattice.show(left)}`;
  }
  return undefined;
}
