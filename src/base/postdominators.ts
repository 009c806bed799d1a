/** Which node every way from a node goes through next. */
import { Dominators } from './dominators.js';
import { type Graph, predecessors } from './graph.js';

/** The closest strict postdominator of each point; the number of points stands for the end of all. */
export function postdominatorsOf(graph: Graph): Int32Array {
  const end = graph.length;
  const reversed: number[][] = [...predecessors(graph), []];
  graph.forEach((successors, point) => {
    if (successors.length === 0) reversed[end]?.push(point);
  });
  // Loops without exit are given one at their last point, so that every point is reached from the end.
  const reached = new Set([end]);
  spread(reversed, reached);
  for (let last = graph.length - 1; last >= 0; last--) {
    if (reached.has(last)) continue;
    reversed[end]?.push(last);
    reached.add(last);
    spread(reversed, reached);
  }
  return new Dominators(reversed, end).immediate;
}

/** Adds what the nodes reach. */
function spread(graph: Graph, reached: Set<number>): void {
  for (const node of reached) for (const successor of graph[node] ?? []) reached.add(successor);
}
