/**
 * Heap graphs: a small immutable graph that stands for heaps, as parallel arrays of integers.
 *
 * Nodes are numbered from 0 and have no other identity; two graphs mean the same if a renumbering of nodes makes them equal.
 * What labels, summaries and kinds mean is the business of the domain that makes the graph. Only this is fixed: a node whose
 * summary is 0 stands for exactly one object, and variables and nodes without edges mean null.
 */

/** In place of a node: the variable is null. */
export const NULL_NODE = -1;

export interface HeapGraph {
  /** How many nodes there are. */
  readonly size: number;
  /** By variable: the node that it points to, or `NULL_NODE`. */
  readonly variables: Int32Array;
  /** By node: any integer; part of the node's name. */
  readonly labels: Int32Array;
  /** By node: 0 for a single object, else what the domain says about the objects that the node stands for. */
  readonly summaries: Int32Array;
  /** The edges of node `n` are numbered `starts[n]` up to `starts[n + 1]`; they ascend by kind, then by target. */
  readonly starts: Int32Array;
  readonly sources: Int32Array;
  /** Natural numbers: a field, and whatever else a domain needs to say of an edge. */
  readonly kinds: Int32Array;
  /** Several edges of one kind, even to one target, are allowed: edges are a multiset. */
  readonly targets: Int32Array;
}

/** Graphs are written for messages: `x=0 y=null; 0 -1-> 2; 2*3`, kinds and summaries as numbers. */
export function showGraph(graph: HeapGraph): string {
  const variables = Array.from(graph.variables, (node, name) => `v${name}=${node === NULL_NODE ? 'null' : node}`);
  const edges = Array.from(
    graph.kinds,
    (kind, edge) => `${graph.sources[edge]} -${kind.toString(16)}-> ${graph.targets[edge]}`,
  );
  const marks = Array.from({ length: graph.size }, (_, node) => node)
    .filter((node) => graph.summaries[node] !== 0 || graph.labels[node] !== 0)
    .map((node) => `${node}*${(graph.summaries[node] as number).toString(2)}:${graph.labels[node]}`);
  return [variables.join(' '), ...edges, ...marks].join('; ');
}
