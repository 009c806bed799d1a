/** How a traversal ends: by which exit, and what everything that the loop changes is then, as far as it is known exactly. */
import type { Algebra, Condition, Node } from '../algebra.js';
import type { Leaving } from '../region.js';
import { Accumulated, type TraversedLoop } from './accumulated.js';
import { type Ending, EXCEPTIONAL, isExceptional, type LastHead } from './exits.js';
import type { Filter } from './filters.js';
import { isDecided } from './fixpoint.js';
import { MadeObjects } from './made-objects.js';
import { lastCursor } from './traversal.js';

/** `reached`: when the loop is. */
export function endingOf(
  algebra: Algebra,
  { transformer, inside, traversal, bounds }: TraversedLoop,
  reached: Condition,
): Ending {
  const made = new MadeObjects(algebra, transformer, traversal, reached);
  const accumulated = new Accumulated(algebra, { transformer, inside, traversal, bounds }, made);
  const valuesAt = (exit: Filter): ReadonlyMap<Node, Node> => {
    const values = new Map<Node, Node>([[traversal.cursor.head, lastCursor(algebra, traversal, exit)]]);
    for (const slot of transformer.slots) {
      if (slot === traversal.cursor) continue;
      const value = accumulated.of(slot, exit);
      if (value !== undefined) values.set(slot.head, value);
    }
    return values;
  };
  const { filters } = traversal.stepping;
  const any: Filter = { set: algebra.difference(filters.all, traversal.completing), isExact: true };
  const common = valuesAt(any);
  const exits = traversal.exits.map((exit, index): LastHead => {
    const leaving = transformer.exits[index] as Leaving;
    const ends = algebra.intersection([traversal.visited, exit.set]);
    return {
      values: valuesAt(exit),
      condition: exit.isExact ? algebra.conditions.some(ends) : undefined,
      rank: rankOf(algebra, leaving, exit),
    };
  });
  return { common, exits, fact: made.fact };
}

/** Exceptions first; then what was found; then the end of the structure; then what is not known exactly. */
function rankOf(algebra: Algebra, leaving: Leaving, { set, isExact }: Filter): number {
  if (isExceptional(leaving)) return EXCEPTIONAL;
  if (!isExact) return 3;
  return isDecided(algebra, set) ? 2 : 1;
}
