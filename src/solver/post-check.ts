/** The post-check: evaluates every equation once under a solution and reports what is not covered. Trusts no solver. */
import { isBottom } from '../lattices/lattice.js';
import type { EquationSystem, Solution } from './equation-system.js';

export interface Violation<X> {
  /** The unknown whose value is too low, or that has none. */
  readonly unknown: X;
  /** Its own equation, what another contributes to it, or that it is needed and has no value. */
  readonly kind: 'equation' | 'contribution' | 'missing';
  /** Whose equation shows it; the unknown itself for a root without value. */
  readonly by: X;
  readonly why: string;
}

export function violations<X, E>(system: EquationSystem<X, E>, solution: Solution<X, E>): readonly Violation<X>[] {
  const { lattice } = system;
  const show = system.show ?? ((unknown: X) => `unknown ${system.key(unknown)}`);
  const values = new Map(solution.reached.map((unknown) => [system.key(unknown), solution.at(unknown)]));
  const found: Violation<X>[] = [];

  /** The value of an unknown that is needed; bottom if there is none, which is a violation. */
  const needed = (unknown: X, by: X, role: string): E => {
    if (values.has(system.key(unknown))) return values.get(system.key(unknown)) as E;
    found.push({ unknown, kind: 'missing', by, why: `${show(unknown)} has no value: ${role}` });
    return lattice.bottom;
  };
  const cover = (unknown: X, part: E, cause: Pick<Violation<X>, 'kind' | 'by'>): void => {
    const value = values.get(system.key(unknown)) ?? lattice.bottom;
    if (lattice.leq(part, value)) return;
    const source = cause.kind === 'equation' ? 'its equation' : `what ${show(cause.by)} contributes`;
    found.push({
      unknown,
      ...cause,
      why: `${show(unknown)} does not cover ${source}: ${lattice.whyNotLeq(part, value)}`,
    });
  };

  for (const root of system.roots) needed(root, root, 'it is a root');
  for (const unknown of solution.reached) {
    const result = system.rightHandSide(
      unknown,
      (other) => needed(other, unknown, `${show(unknown)} asks for it`),
      (other, part) => {
        if (isBottom(lattice, part)) return;
        if (values.has(system.key(other))) cover(other, part, { kind: 'contribution', by: unknown });
        else needed(other, unknown, `${show(unknown)} contributes to it`);
      },
    );
    cover(unknown, result, { kind: 'equation', by: unknown });
  }
  return found;
}
