/** Splits around an arbitrary object against brute force: a further variable that points to any cell of a heap. */
import type { Draft } from '../../../../src/structures/draft.js';
import { randomFrom } from '../../../fuzz/random.js';
import { type Heap, heapOf } from './heaps.js';
import type { Kit } from './kit.js';
import { type Bounds, type Failure, Judge } from './oracle.js';
import { truths } from './truths.js';
import { policyOf, randomTypes, typedHeap } from './typed-audit.js';

export interface AnyAudit {
  readonly failure: Failure;
  /** Graphs that the splits gave. */
  readonly results: number;
}

export function auditAny(kit: Kit, bounds: Bounds, heaps: Iterable<Heap>): AnyAudit {
  const judge = new Judge(kit, bounds);
  const { states } = judge;
  const merged = new Map<number, number>();
  const met = new Set<number>();
  const all = Array.from({ length: bounds.fields }, (_, field) => field);
  let results = 0;
  for (const heap of heaps) {
    let state = judge.state(heap);
    if (typeof state === 'string') continue;
    if (bounds.mode === 'partial') {
      const key = states.key(state);
      state = states.merged(state, merged.get(key) ?? state);
      merged.set(key, state);
    }
    const drafts = splits(kit, judge, state);
    const found = drafts.map((draft) => states.contracted(draft.copy()));
    const where = `around an object of ${judge.show(state)}`;
    for (let cell = 0; cell < heap.cells.length; cell++) {
      // What no variable reaches is in no state.
      if (!heap.variables.some((start) => truths.reach({ ...heap, variables: [start, cell] }, 0, 1, all))) continue;
      const expected = judge.state({ ...heap, variables: [...heap.variables, cell] });
      if (typeof expected === 'string') continue;
      const covered = found.some(
        (each) => each === expected || (typeof each === 'number' && judge.covers(expected, each)),
      );
      if (!covered) return { failure: `missing ${judge.show(expected)} ${where}: ${JSON.stringify(heap)}`, results };
    }
    // Of classes not all that a label allows is possible.
    if (met.has(state) || bounds.classes !== undefined) continue;
    met.add(state);
    results += found.length;
    if (bounds.mode === 'exact' && new Set(found).size < found.length) return { failure: `twice ${where}`, results };
    for (const [index, draft] of drafts.entries()) {
      const concrete = heapOf(kit.concretised(draft.freeze(), states.model), bounds.fields);
      const own = judge.state(concrete);
      const without = judge.state({ ...concrete, variables: concrete.variables.slice(0, -1) });
      const isOwn = own === found[index];
      const isWithin = typeof without === 'number' && (without === state || judge.covers(without, state));
      if (!isOwn || !isWithin) return { failure: `invented ${JSON.stringify(concrete)} ${where}`, results };
    }
  }
  return { failure: undefined, results };
}

/** All graphs in which one more variable points to any object of the state. */
function splits(kit: Kit, judge: Judge, state: number): Draft[] {
  const draft = judge.states.draft(state);
  const drafts: Draft[] = [];
  for (let node = 0; node < draft.size; node++) {
    const refinements =
      draft.summaries[node] === 0
        ? [{ draft: draft.copy(), node }]
        : (kit.splitAny(draft, node, judge.states.model) ?? []);
    for (const refinement of refinements) {
      refinement.draft.variables.push(refinement.node);
      drafts.push(refinement.draft);
    }
  }
  return drafts;
}

/** The same on heaps with classes: nothing is missing. */
export function auditAnyTyped(kit: Kit, bounds: Omit<Bounds, 'classes'>, cells: number, seed: number): AnyAudit {
  const random = randomFrom(seed);
  for (let round = 0; round < 20; round++) {
    const types = randomTypes(random, bounds.fields);
    const heaps = Array.from({ length: 10 }, () => typedHeap(random, bounds, types, cells));
    const audit = auditAny(kit, { ...bounds, classes: policyOf(types) }, heaps);
    if (audit.failure !== undefined) return audit;
  }
  return { failure: undefined, results: 0 };
}
