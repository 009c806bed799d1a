/** Assignments of things to others, each to at most one: found greedily, then bettered as long as exchanging two helps. */

/** What is not assigned to anything. */
const NONE = -1;
/** Beyond that many pairs it is left at the first guess. */
const MOST_PAIRS = 900;
const MOST_PASSES = 8;

/**
 * By row the column, or -1. `alone` is what each pair counts, `together` what an assignment counts besides. Only pairs that count
 * for something are made, unless all together is the better for it.
 */
export function bestAssignment(
  alone: readonly (readonly number[])[],
  together: (assigned: readonly number[]) => number,
): readonly number[] {
  const columns = alone[0]?.length ?? 0;
  const assigned = greedy(alone);
  if (alone.length * columns > MOST_PAIRS) return assigned;
  const worth = (): number =>
    assigned.reduce((sum, column, row) => sum + (alone[row]?.[column] ?? 0), together(assigned));
  let best = worth();
  let isBettered = true;
  for (let pass = 0; pass < MOST_PASSES && isBettered; pass++) {
    isBettered = false;
    for (let row = 0; row < alone.length; row++) {
      for (let column = NONE; column < columns; column++) {
        const former = assigned[row] as number;
        if (former === column) continue;
        // Who has it already takes what the row had.
        const holder = column === NONE ? NONE : assigned.indexOf(column);
        assigned[row] = column;
        if (holder !== NONE) assigned[holder] = former;
        const changed = worth();
        if (changed > best) {
          best = changed;
          isBettered = true;
          continue;
        }
        assigned[row] = former;
        if (holder !== NONE) assigned[holder] = column;
      }
    }
  }
  return assigned;
}

/** The pair that counts most first. */
function greedy(alone: readonly (readonly number[])[]): number[] {
  const assigned = alone.map(() => NONE);
  const taken = new Set<number>();
  const pairs = alone
    .flatMap((row, place) => row.map((value, column) => ({ row: place, column, value })))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value);
  for (const { row, column } of pairs) {
    if (assigned[row] !== NONE || taken.has(column)) continue;
    assigned[row] = column;
    taken.add(column);
  }
  return assigned;
}
