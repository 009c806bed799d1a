/** The reference: Kleene iteration. All equations at once, from bottom, round after round, nothing clever. */
import { isBottom } from '../../src/lattices/lattice.js';
import type { EquationSystem, Solution } from '../../src/solver/equation-system.js';

/** The values after so many rounds, or once nothing changes. Never widens. */
export function kleene<X, E>(
  { lattice, roots, key, rightHandSide }: EquationSystem<X, E>,
  rounds = Number.POSITIVE_INFINITY,
): Solution<X, E> {
  let values = new Map<number, { readonly unknown: X; readonly value: E }>();
  for (const root of roots) values.set(key(root), { unknown: root, value: lattice.bottom });
  for (let round = 0; round < rounds; round++) {
    const next = new Map(values);
    let changed = false;
    const add = (unknown: X, part: E): void => {
      const before = next.get(key(unknown));
      if (before !== undefined && lattice.leq(part, before.value)) return;
      next.set(key(unknown), { unknown, value: lattice.join(before?.value ?? lattice.bottom, part) });
      changed = true;
    };
    for (const { unknown } of values.values()) {
      const result = rightHandSide(
        unknown,
        (other) => {
          add(other, lattice.bottom);
          return values.get(key(other))?.value ?? lattice.bottom;
        },
        (other, part) => {
          if (!isBottom(lattice, part)) add(other, part);
        },
      );
      add(unknown, result);
    }
    values = next;
    if (!changed) break;
  }
  const final = values;
  return {
    reached: [...final.values()].map(({ unknown }) => unknown),
    at: (unknown) => final.get(key(unknown))?.value,
  };
}
