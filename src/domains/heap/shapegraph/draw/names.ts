/** How cells lose their names. */
import { FIRST_NODE, NOTHING, type Results, type ShapeGraphs } from '../graphs/store/model.js';

/**
 * The graph with other variables, as `ShapeGraphs.project`. Cells that nothing refers to when they have lost their names go first: what
 * they refer to is then no longer shared with them, and can still be told from others.
 */
export function forgotten(graphs: ShapeGraphs, graph: number, sources: readonly number[]): Results {
  const lost = lostNode(graphs, graph, sources);
  if (lost === -1) return graphs.project(graph, sources);
  const without = Array.from({ length: graphs.variables(graph) }, (_, variable) =>
    graphs.value(graph, variable) === lost ? NOTHING : variable,
  );
  const found = new Set<number>();
  for (const each of graphs.project(graph, without) ?? [graph]) {
    const results = each === graph ? graphs.project(graph, sources) : forgotten(graphs, each, sources);
    if (results === undefined) return undefined;
    for (const result of results) found.add(result);
  }
  return [...found];
}

/** The target of a cell that loses its names while nothing refers to it, if others lose theirs too; else -1. */
function lostNode(graphs: ShapeGraphs, graph: number, sources: readonly number[]): number {
  let left = 0;
  for (let node = 0; node < graphs.nodes(graph); node++) left |= 1 << (FIRST_NODE + node);
  for (const source of sources) if (source >= 0) left &= ~(1 << graphs.value(graph, source));
  // One alone goes as well at the end.
  if ((left & (left - 1)) === 0) return -1;
  let free = left & ~referredTo(graphs, graph);
  for (let link = 0; link < graphs.fields; link++) free &= ~graphs.summaryEdges(graph, link);
  return free === 0 ? -1 : 31 - Math.clz32(free);
}

/** The named cells that fields of other named cells refer to, as bits of targets; cells `but` these do not count as referring. */
export function referredTo(graphs: ShapeGraphs, graph: number, but = 0): number {
  let targets = 0;
  for (let node = 0; node < graphs.nodes(graph); node++) {
    if (((but >>> (FIRST_NODE + node)) & 1) === 1) continue;
    for (let link = 0; link < graphs.fields; link++) {
      const target = graphs.field(graph, node, link);
      if (target >= FIRST_NODE && target !== FIRST_NODE + node) targets |= 1 << target;
    }
  }
  return targets;
}

/** The named cells that are reached from the variables along named cells, as bits of targets. */
export function reachedFrom(graphs: ShapeGraphs, graph: number, variables: readonly number[]): number {
  const met = new Set(variables.filter((variable) => variable !== NOTHING).map((each) => graphs.value(graph, each)));
  let targets = 0;
  // What is added to a set while it is walked is met by the walk.
  for (const target of met) {
    if (target < FIRST_NODE) continue;
    targets |= 1 << target;
    for (let link = 0; link < graphs.fields; link++) met.add(graphs.field(graph, target - FIRST_NODE, link));
  }
  return targets;
}
