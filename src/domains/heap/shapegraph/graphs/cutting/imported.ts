/** Relational graphs in another table: in a keyed one, what was exact is a "may" from now on. */
import { ABSENT, Draft } from '../store/draft.js';
import { FIRST_NODE, JOINED, SHARED, type ShapeGraph, type ShapeGraphs, SUMMARY } from '../store/model.js';
import type { GraphStore } from '../store/store.js';

/**
 * A graph of the store that stands for all heaps of the other's graph. What is not shared along all fields is not shared along some;
 * whether fields lead back, relational graphs do not say.
 */
export function imported(store: GraphStore, from: ShapeGraphs, graph: ShapeGraph): ShapeGraph | undefined {
  const { fields, groups, everyFlag } = store;
  if (from.fields !== fields) throw new RangeError('the fields are others');
  const unsaid = everyFlag & ~((1 << (2 * groups.length)) - 1);
  const widened = (flags: number): number =>
    groups.reduce((all, _, group) => all | ((flags & (SHARED | JOINED)) << (2 * group)), unsaid);
  const nodes = Array.from({ length: from.nodes(graph) }, (_, node) => node);
  const links = Array.from({ length: fields }, (_, field) => field);
  return store.seal(
    new Draft(fields, {
      values: Array.from({ length: from.variables(graph) }, (_, variable) => from.value(graph, variable)),
      fields: nodes.flatMap((node) => links.map((field) => from.field(graph, node, field))),
      flags: nodes.map((node) => widened(from.flags(graph, FIRST_NODE + node))),
      summary: from.hasSummary(graph) ? widened(from.flags(graph, SUMMARY)) : ABSENT,
      edges: links.map((field) => from.summaryEdges(graph, field)),
    }),
  );
}
