/** Whole oracle runs over many heaps; each gives its first failure, and what it looked at. */
import { randomFrom } from '../../../fuzz/random.js';
import { allHeaps, allStatements, gardenHeap, type Heap, randomHeap } from './heaps.js';
import type { Kit } from './kit.js';
import { type Bounds, type Failure, Judge } from './oracle.js';

export interface Audit {
  readonly failure: Failure;
  readonly heaps: number;
  readonly states: number;
}

/** All heaps up to a size: contraction, soundness of every statement, and (exact mode) every successor realised. */
export function auditAllHeaps(kit: Kit, bounds: Bounds, most: number): Audit {
  return audit(kit, bounds, allHeaps(bounds.variables, bounds.fields, most));
}

/** The same on the heaps that the paper admits only. */
export function auditForests(kit: Kit, bounds: Bounds, most: number): Audit {
  return audit(kit, bounds, allHeaps(bounds.variables, bounds.fields, most, true));
}

/** The same with labels. */
export function auditLabelledHeaps(kit: Kit, bounds: Bounds, cells: number, runs: number, seed: number): Audit {
  return audit(kit, bounds, labelledHeaps(randomHeaps(bounds, cells, runs, seed), seed + 1));
}

/** The same on random heaps that are larger, with parent pointers that are mostly right. */
export function auditRandomHeaps(kit: Kit, bounds: Bounds, cells: number, runs: number, seed: number): Audit {
  return audit(kit, bounds, randomHeaps(bounds, cells, runs, seed));
}

/** Heaps that showed a fault by chance, or that chance does not find soon enough. */
const FOUND: readonly (Heap & { readonly parent: number })[] = [
  {
    // A cycle that lies behind a cell that points nowhere back.
    parent: 2,
    variables: [0, 5],
    cells: [
      [1, -1, -1],
      [-1, 2, -1],
      [-1, 3, 1],
      [-1, 4, 2],
      [1, 5, 3],
      [-1, -1, 4],
    ],
  },
  {
    // Below the root of a tree two edges of one field leave the same piece.
    parent: -1,
    variables: [0, 1],
    cells: [
      [-1, 2],
      [-1, -1],
      [3, -1],
      [1, 4],
      [0, -1],
    ],
  },
];

/** Fields from `parent` on are parent fields, if it is not -1. */
export function* randomHeaps(
  { variables, fields, parent }: Pick<Bounds, 'variables' | 'fields' | 'parent'>,
  cells: number,
  runs: number,
  seed: number,
): Generator<Heap> {
  const random = randomFrom(seed);
  for (const heap of FOUND) {
    if (heap.parent === parent && heap.variables.length === variables && heap.cells[0]?.length === fields) yield heap;
  }
  for (let count = 0; count < runs; count++) {
    if (count % 2 === 0) {
      yield gardenHeap(random, { variables, fields, parent, most: cells });
      continue;
    }
    const real = parent === -1 ? fields : parent;
    const plain = randomHeap(random, { variables, fields: real, cells: 1 + random.below(cells) });
    const without = random.below(3) === 0 ? random.below(plain.cells.length) : -1;
    yield parent === -1 ? plain : withParents(plain, fields - parent, without);
  }
}

/** With labels: mostly one, so that some stretches are cut in two. */
export function* labelledHeaps(heaps: Iterable<Heap>, seed: number): Generator<Heap> {
  const random = randomFrom(seed);
  for (const heap of heaps) yield { ...heap, labels: heap.cells.map(() => (random.below(4) === 0 ? 1 : 0)) };
}

/** The added fields of each cell point back to the last cell that points to it; but not those of one cell. */
function withParents(heap: Heap, added: number, without: number): Heap {
  const cells = heap.cells.map((cell) => [...cell, ...new Array<number>(added).fill(-1)]);
  heap.cells.forEach((cell, source) => {
    for (const target of cell) {
      if (target !== -1 && target !== without) (cells[target] as number[]).fill(source, cell.length);
    }
  });
  return { variables: heap.variables, cells };
}

function audit(kit: Kit, bounds: Bounds, heaps: Iterable<Heap>): Audit {
  const judge = new Judge(kit, bounds);
  const statements = allStatements(bounds.variables, bounds.fields);
  const met = new Set<number>();
  /** In partial mode heaps are looked at in what has been merged under their key. */
  const merged = new Map<number, number>();
  let count = 0;
  const end = (failure: Failure): Audit => ({ failure, heaps: count, states: met.size });
  for (const heap of heaps) {
    count++;
    const failure = judge.contraction(heap);
    if (failure !== undefined) return end(failure);
    let state = judge.state(heap);
    if (typeof state === 'string') continue;
    if (bounds.mode === 'partial') {
      const key = judge.states.key(state);
      const before = merged.get(key) ?? state;
      const own = state;
      state = judge.states.merged(own, before);
      merged.set(key, state);
      for (const part of [own, before]) {
        if (!judge.covers(part, state)) return end(`merged ${judge.show(state)} does not cover ${judge.show(part)}`);
      }
    }
    for (const statement of statements) {
      const missing = judge.sound(heap, state, statement);
      if (missing !== undefined) return end(missing);
    }
    if (met.has(state)) continue;
    met.add(state);
    const invented = judge.realised(state, statements);
    if (invented !== undefined) return end(invented);
  }
  return end(undefined);
}
