/** Random small graphs, and naive reachability to define things by. */
import fc from 'fast-check';
import type { Graph } from '../../src/base/graph.js';

/** Graphs of one to `most` nodes; sparse and dense ones alike. */
export function graphs(most: number): fc.Arbitrary<Graph> {
  return fc
    .integer({ min: 1, max: most })
    .chain((size) =>
      fc.array(fc.array(fc.integer({ min: 0, max: size - 1 }), { maxLength: 3 }), { minLength: size, maxLength: size }),
    );
}

/** Nodes reached from the start in zero or more steps over nodes that are not avoided. */
export function reachable(graph: Graph, start: number, avoided?: number): Set<number> {
  const seen = new Set<number>();
  if (start === avoided) return seen;
  const visit = (node: number): void => {
    if (node === avoided || seen.has(node)) return;
    seen.add(node);
    (graph[node] ?? []).forEach(visit);
  };
  visit(start);
  return seen;
}

/** A graph that is one long chain with an edge back to the start. */
export function ring(size: number): Graph {
  return Array.from({ length: size }, (_, node) => [(node + 1) % size]);
}
