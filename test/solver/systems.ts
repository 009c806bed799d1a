/** Equation systems over made-up names, written down as a table of equations. */
import type { Lattice } from '../../src/lattices/lattice.js';
import type { EquationSystem, Solution } from '../../src/solver/equation-system.js';
import type { SolveOptions, SolveResult } from '../../src/solver/options.js';
import { violations } from '../../src/solver/post-check.js';
import { solve } from '../../src/solver/solve.js';

export type Equation<E> = (value: (name: string) => E, contribute: (name: string, part: E) => void) => E;

export interface NamedSystem<E> extends EquationSystem<string, E> {
  /** How often each name's right-hand side was evaluated. */
  readonly evaluated: Map<string, number>;
}

/** `equations` answers for names without an entry too, if it is a function; a name without equation is bottom. */
export function named<E>(
  lattice: Lattice<E>,
  roots: readonly string[],
  equations: Readonly<Record<string, Equation<E>>> | ((name: string) => Equation<E> | undefined),
  more: Pick<EquationSystem<string, E>, 'widenAt'> = {},
): NamedSystem<E> {
  const numbers = new Map<string, number>();
  const evaluated = new Map<string, number>();
  const equationOf = typeof equations === 'function' ? equations : (name: string) => equations[name];
  return {
    lattice,
    roots,
    evaluated,
    ...more,
    show: (name) => name,
    key: (name) => {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    },
    rightHandSide: (name, value, contribute) => {
      evaluated.set(name, (evaluated.get(name) ?? 0) + 1);
      return equationOf(name)?.(value, contribute) ?? lattice.bottom;
    },
  };
}

/** The solution, post-checked; throws if there is none. */
export function solved<X, E>(system: EquationSystem<X, E>, options: SolveOptions<X, E> = {}): Solution<X, E> {
  return checked(system, solve(system, options)).solution;
}

export function checked<X, E>(
  system: EquationSystem<X, E>,
  result: SolveResult<X, E>,
): Extract<SolveResult<X, E>, { outcome: 'solved' }> {
  if (result.outcome !== 'solved') throw new Error(`${result.outcome} at ${String(result.unknown)}`);
  const [violation] = violations(system, result.solution);
  if (violation !== undefined) throw new Error(violation.why);
  return result;
}

/** The shown values of the reached unknowns. */
export function shown<E>(system: EquationSystem<string, E>, solution: Solution<string, E>): Record<string, string> {
  return Object.fromEntries(
    solution.reached.map((name) => [name, system.lattice.show(solution.at(name) ?? system.lattice.bottom)]),
  );
}
