/**
 * Traversals: loops in which one variable, the cursor, takes one step along a relation in each iteration, and nothing but
 * the cursor decides whether there is a next one.
 *
 * Let K be the cursors whose iteration comes back to the head, r the step, c0 the first cursor. The values of the cursor at
 * the head are V = c0.*(K <: r): the walk is determined by the cursor, so that one that comes to the same cursor again never
 * ends, and in a run that ends all of V was visited, each once. V & K are the completed iterations, and what is left of V
 * is the cursor of the last one. Beyond the paper (section 3.5), whose pattern holds for tests against null only.
 */
import { type Algebra, type Condition, type Node, Trait } from '../algebra.js';
import type { Leaving } from '../region.js';
import type { PathState } from '../state.js';
import { type Filter, NO_FOLLOWERS } from './filters.js';
import { isDecided } from './fixpoint.js';
import type { Inside } from './inside.js';
import type { OldReads } from './old-reads.js';
import type { Slot } from './slot.js';
import { Stepping, within } from './stepping.js';
import type { Transformer } from './transformer.js';

export interface Traversal {
  readonly cursor: Slot;
  readonly stepping: Stepping;
  /** Where all cursors are old objects, if that was needed to see that it is a traversal. */
  readonly old: OldReads | undefined;
  /** r, restricted to K. */
  readonly step: Node;
  /** K. */
  readonly completing: Node;
  /** V. */
  readonly visited: Node;
  /** V & K. */
  readonly completed: Node;
  /** When there is a completed iteration. */
  readonly isRepeated: Condition;
  /** How the loop is left by each exit; `isExact` false: the set holds all last cursors of the loop. */
  readonly exits: readonly Filter[];
}

export function traversalOf(
  algebra: Algebra,
  transformer: Transformer,
  inside: Inside,
  entry: PathState,
  old?: OldReads,
): Traversal | undefined {
  for (const cursor of transformer.slots) {
    if (cursor.back === undefined || algebra.arity(cursor.head) !== 1 || inside.isConstant(cursor.back)) continue;
    const stepping = new Stepping(
      algebra,
      inside,
      cursor.head,
      old === undefined ? NO_FOLLOWERS : { ...NO_FOLLOWERS, old },
    );
    const relation = stepping.of(cursor.back);
    const found = relation === undefined ? undefined : stepping.filters.of(transformer.backCondition);
    if (relation === undefined || found?.isExact !== true) continue;
    const completing = found.set;
    const step = within(algebra, completing, relation);
    const visited = algebra.join(cursor.entry, algebra.closure(step));
    if (old !== undefined && !(algebra.has(visited, Trait.OLD) && algebra.has(cursor.entry, Trait.OLD))) continue;
    return {
      cursor,
      stepping,
      old,
      step,
      completing,
      visited,
      completed: algebra.intersection([visited, completing]),
      isRepeated: algebra.conditions.some(algebra.intersection([cursor.entry, completing])),
      exits: transformer.exits.map((exit) => exitOf(algebra, stepping, completing, exit, entry.condition)),
    };
  }
  return undefined;
}

function exitOf(
  algebra: Algebra,
  { filters }: Stepping,
  completing: Node,
  { state }: Leaving,
  reached: Condition,
): Filter {
  const found = filters.of(algebra.conditions.within(state.condition, reached));
  return found.isExact ? found : { set: algebra.difference(filters.all, completing), isExact: false };
}

/** The one object of a set that has just one wherever it is used. */
export function theOne(algebra: Algebra, like: Node, set: Node): Node {
  if (isDecided(algebra, set)) return set;
  return algebra.unknown('where a loop ends', algebra.columns(like), { lower: set, upper: set, single: true });
}

/** The cursor when the loop is left by an exit. */
export function lastCursor(algebra: Algebra, { cursor, visited }: Traversal, exit: Filter): Node {
  if (isDecided(algebra, exit.set)) return exit.set;
  return theOne(algebra, cursor.head, algebra.intersection([visited, exit.set]));
}

/** The cursor of the last completed iteration, where there is one and the loop is left by the exit. */
export function lastCompleted(algebra: Algebra, { cursor, completed, step }: Traversal, exit: Filter): Node {
  return theOne(algebra, cursor.head, algebra.intersection([completed, algebra.join(step, exit.set)]));
}

/** The last of some completed iterations, where there is one: no other of them comes later. */
export function lastOf(algebra: Algebra, { cursor, step }: Traversal, iterations: Node): Node {
  const earlier = algebra.join(step, algebra.join(algebra.closure(step), iterations));
  return theOne(algebra, cursor.head, algebra.difference(iterations, earlier));
}
