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
import { endingOf } from './ending.js';
import { leavingsOf } from './exits.js';
import { LoopBounds } from './fixpoint.js';
import { Inside } from './inside.js';
import { transformerOf } from './transformer.js';
import { traversalOf } from './traversal.js';

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
  const transformer = transformerOf(run, entry);
  if (transformer === undefined) return undefined;
  if (transformer.backCondition === 0) return transformer.exits;
  const inside = new Inside(algebra, transformer);
  const traversal = traversalOf(algebra, transformer, inside, entry);
  const visited = traversal === undefined ? [] : [[traversal.cursor.head, traversal.visited] as const];
  const bounds = new LoopBounds(algebra, options, transformer, inside, new Map(visited));
  const ending = traversal === undefined ? undefined : endingOf(algebra, transformer, inside, traversal);
  return leavingsOf(algebra, transformer, bounds, entry, ending);
}
