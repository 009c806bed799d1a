/** Symmetries of random graphs against the trial of all orders of their nodes. */
import type { automorphisms } from '../../src/structures/automorphisms.js';
import type { Draft } from '../../src/structures/draft.js';
import { type HeapGraph, showGraph } from '../../src/structures/heap-graph.js';
import { randomFrom } from '../fuzz/random.js';
import { randomGraph } from './random-graphs.js';

interface SymmetryKit {
  readonly automorphisms: typeof automorphisms;
  readonly Draft: typeof Draft;
}

/** The first graph with a symmetry too many or too few. */
export function symmetriesFail(kit: SymmetryKit, runs: number, seed: number): string | undefined {
  const random = randomFrom(seed);
  for (let run = 0; run < runs; run++) {
    const shape = { nodes: 5, variables: 1, kinds: 2, edges: 6, labels: 1, summaries: 1, multiset: true };
    const graph = randomGraph(kit, random, { ...shape, cycles: run % 3 === 0 });
    const found = kit.automorphisms(graph, 0, 1_000).map((image) => image.join());
    const expected = orders(graph.size).filter((image) => leavesAsIs(kit, graph, image));
    if (found.length !== expected.length || expected.some((image) => !found.includes(image.join()))) {
      return `${found.length} symmetries, not ${expected.length}: ${showGraph(graph)}`;
    }
  }
  return undefined;
}

function leavesAsIs(kit: SymmetryKit, graph: HeapGraph, image: readonly number[]): boolean {
  const draft = kit.Draft.of(graph);
  draft.renumber(image, graph.size);
  return showGraph(draft.freeze()) === showGraph(graph);
}

function orders(length: number): number[][] {
  if (length === 0) return [[]];
  return orders(length - 1).flatMap((order) =>
    Array.from({ length }, (_, place) => [...order.slice(0, place), length - 1, ...order.slice(place)]),
  );
}
