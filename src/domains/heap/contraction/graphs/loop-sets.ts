/** The ways in which the loops of a summary can be shared out among the trees that hang below an object of it. */

/** Calls `found` with each subset of the set, the empty one first, until it says to stop. False if stopped. */
export function subsets(set: number, found: (subset: number) => boolean): boolean {
  for (let subset = 0; ; subset = (subset - set) & set) {
    if (!found(subset)) return false;
    if (subset === set) return true;
  }
}

export function bitsOf(set: number): number[] {
  const bits: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) bits.push(31 - Math.clz32(rest & -rest));
  return bits;
}

/**
 * Calls `found` with each list of `count` subsets of `all` that cover `missing` together; the list is reused.
 * False if `found` stopped.
 */
export function coverings(
  count: number,
  all: number,
  missing: number,
  found: (sets: readonly number[]) => boolean,
): boolean {
  const sets: number[] = [];
  const choose = (index: number, rest: number): boolean => {
    if (index === count) return rest !== 0 || found(sets);
    const last = index === count - 1;
    return subsets(last ? all & ~rest : all, (subset) => {
      // The last one has to bring what is missing: no need to try those that do not.
      sets[index] = last ? subset | rest : subset;
      return choose(index + 1, last ? 0 : rest & ~subset);
    });
  };
  return choose(0, missing);
}
