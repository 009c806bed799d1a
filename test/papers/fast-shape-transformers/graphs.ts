/** Graphs and heaps written down by hand. */
import type { ContractionStates } from '../../../src/domains/heap/contraction/graphs/states.js';
import { Draft } from '../../../src/structures/draft.js';

export interface Written {
  /** By variable: a node, or nothing for null. */
  readonly variables: readonly (number | null)[];
  /** Source, field, target. */
  readonly edges: readonly (readonly [source: number, field: number, target: number])[];
  /** Loops of nodes that are summaries, as lists of fields. */
  readonly loops?: Readonly<Record<number, readonly number[]>>;
}

export function written({ variables, edges, loops = {} }: Written): Draft {
  const draft = Draft.empty(variables.length);
  const last = Math.max(
    ...variables.map((node) => node ?? -1),
    ...edges.flatMap(([source, , target]) => [source, target]),
  );
  for (let node = 0; node <= last; node++) {
    draft.addNode(
      0,
      (loops[node] ?? []).reduce((set, field) => set | (1 << field), 0),
    );
  }
  variables.forEach((node, name) => {
    draft.variables[name] = node ?? -1;
  });
  for (const [source, field, target] of edges) draft.addEdge(source, field, target);
  return draft;
}

/** The state of a graph that is contracted already, or that is a heap. */
export function stateOf(states: ContractionStates, graph: Written): number {
  const state = states.contracted(written(graph));
  if (typeof state === 'string') throw new Error(state);
  return state;
}

/** The state of figure 3: x -> 0, y -> 2; 1 stands for what is between. */
export const FIGURE_3 = {
  variables: [0, 2, null],
  edges: [
    [0, 0, 1],
    [1, 0, 2],
  ],
  loops: { 1: [0] },
} as const;
