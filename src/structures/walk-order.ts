/** The order in which a walk from the variables meets the nodes: the canonical numbering of graphs that fix their walk. */
import { type HeapGraph, NULL_NODE } from './heap-graph.js';

/**
 * By node its number in a breadth-first walk: variables in order, then edges by ascending kind; edges of a kind with one of
 * the bits `backwards` are also walked from target to source, after those that start in the node. Undefined if the walk has
 * a choice (two unmet nodes along one kind) or does not meet all nodes. Isomorphic graphs either both have no such order or
 * have orders that make them equal, because nothing but the graph decides. Takes O(nodes + edges), and the sorting of edges.
 */
export function walkOrder(graph: HeapGraph, backwards: number): Int32Array | undefined {
  const { size, variables, starts, kinds, targets } = graph;
  const numbers = new Int32Array(size).fill(-1);
  const queue = new Int32Array(size);
  let count = 0;
  const meet = (node: number): void => {
    numbers[node] = count;
    queue[count++] = node;
  };
  for (const node of variables) if (node !== NULL_NODE && numbers[node] === -1) meet(node);
  for (let head = 0; head < count; head++) {
    const node = queue[head] as number;
    const end = starts[node + 1] as number;
    for (let edge = starts[node] as number; edge < end; edge++) {
      const target = targets[edge] as number;
      if (numbers[target] !== -1) continue;
      // Another unmet node along the same kind would leave a choice.
      for (let other = edge + 1; other < end && kinds[other] === kinds[edge]; other++) {
        if (targets[other] !== target && numbers[targets[other] as number] === -1) return undefined;
      }
      meet(target);
    }
    if (backwards !== 0 && !meetSources(graph, node, backwards, numbers, meet)) return undefined;
  }
  return count === size ? numbers : undefined;
}

/** Meets the sources of edges into the node that are walked backwards; false where there is a choice. */
function meetSources(
  graph: HeapGraph,
  node: number,
  backwards: number,
  numbers: Int32Array,
  meet: (node: number) => void,
): boolean {
  const { sources, kinds, targets } = graph;
  for (let last = -1; ; ) {
    let [kind, source, several] = [-1, -1, false];
    for (let edge = 0; edge < kinds.length; edge++) {
      const next = kinds[edge] as number;
      if (targets[edge] !== node || next <= last || (next & backwards) === 0) continue;
      const from = sources[edge] as number;
      if (numbers[from] !== -1 || (kind !== -1 && next > kind)) continue;
      several = kind === next && (several || source !== from);
      [kind, source] = [next, from];
    }
    if (kind === -1) return true;
    if (several) return false;
    meet(source);
    last = kind;
  }
}
