/**
 * What a loop does: the states in which it is left, one for each point outside that it goes to.
 *
 * The body is run once, on a state in which everything that the loop may change is a fresh unknown; what comes back to the
 * head is then read as a transformer. A traversal (a cursor that takes one step along a relation in each iteration) has
 * exact sets of visited objects and exact exits; every other loop gets bounds from a fixed point with widening.
 */
import { isReducible, type Loop } from '../../../base/loops.js';
import type { Algebra } from '../algebra.js';
import type { RelationalOptions } from '../options.js';
import type { Leaving, Region, RunRegion } from '../region.js';
import type { PathState } from '../state.js';
import type { FieldName } from '../symbols.js';
import type { ChangedField } from './changed-fields.js';
import { withCounters } from './counters.js';
import { endingOf } from './ending.js';
import { leavingsOf } from './exits.js';
import { LoopBounds } from './fixpoint.js';
import { Inside } from './inside.js';
import { OldReads, withoutImpossible } from './old-reads.js';
import { type Transformer, transformerOf } from './transformer.js';
import { type Traversal, traversalOf } from './traversal.js';

export interface LoopRun {
  readonly algebra: Algebra;
  readonly options: RelationalOptions;
  /** The loop without its inner loops' cycles: `run` replaces those. */
  readonly region: Region;
  readonly loop: Loop;
  readonly run: RunRegion;
  /** Remembers for each loop which fields it changed; one for all runs of a body. */
  readonly changed?: Map<Loop, ReadonlyMap<FieldName, ChangedField>>;
}

/** Undefined: the loop is beyond what can be said (say, its budget is spent): the caller must forget everything. */
export function runLoop(run: LoopRun, entry: PathState): readonly Leaving[] | undefined {
  const { algebra, options, loop } = run;
  if (!isReducible(loop)) return undefined;
  const iteration = transformerOf(run, entry);
  if (iteration === undefined) return undefined;
  if (iteration.backCondition === 0) return iteration.exits;
  const whole = withCounters(algebra, iteration);
  const inside = new Inside(algebra, whole);
  const { transformer, traversal } = traversed(run, whole, inside, entry);
  const visited = traversal === undefined ? [] : [[traversal.cursor.head, traversal.visited] as const];
  const bounds = new LoopBounds(algebra, options, transformer, inside, new Map(visited));
  const ending =
    traversal === undefined
      ? undefined
      : endingOf(algebra, { transformer, inside, traversal, bounds }, entry.condition);
  return leavingsOf(algebra, transformer, bounds, entry, ending);
}

/** The traversal that the loop is, if it is one; where it builds something new, that may show only by what it cannot reach. */
function traversed(
  { algebra, options }: LoopRun,
  whole: Transformer,
  inside: Inside,
  entry: PathState,
): { readonly transformer: Transformer; readonly traversal: Traversal | undefined } {
  const plain = traversalOf(algebra, whole, inside, entry);
  if (plain !== undefined || whole.allocated.length === 0) return { transformer: whole, traversal: plain };
  const bounds = new LoopBounds(algebra, options, whole, inside, new Map());
  const possible = withoutImpossible(algebra, whole, bounds);
  const old = new OldReads(algebra, possible, inside, bounds);
  const traversal = traversalOf(algebra, possible, inside, entry, old);
  return { transformer: traversal === undefined ? whole : possible, traversal };
}
