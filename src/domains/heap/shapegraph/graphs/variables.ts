/** Other sets of variables for the same heaps. */
import { dissolve } from './cutting/dissolve.js';
import { assign } from './statements.js';
import { Gathering } from './store/gathering.js';
import {
  ELSEWHERE,
  FIRST_NODE,
  type Mapping,
  NOTHING,
  NULL,
  type Results,
  type ShapeGraph,
  UNKNOWN,
} from './store/model.js';
import type { GraphStore } from './store/store.js';

/** The graphs with the variables set to null. */
export function forgetAll(store: GraphStore, graph: ShapeGraph, variables: Iterable<number>): Results {
  let graphs: readonly ShapeGraph[] = [graph];
  for (const variable of variables) {
    const gathering = new Gathering(store);
    for (const each of graphs) {
      const left = assign(store, each, variable, () => NULL);
      if (left === undefined) return undefined;
      for (const one of left) gathering.addGraph(one);
    }
    const next = gathering.results();
    if (next === undefined) return undefined;
    graphs = next;
  }
  return graphs;
}

export function project(store: GraphStore, graph: ShapeGraph, mapping: Mapping): Results {
  const { values } = store.view(graph);
  const draft = store.draft(graph);
  draft.values.length = 0;
  for (const from of mapping) draft.values.push(valueAt(values, from));
  const nameless: number[] = [];
  for (let node = 0; node < draft.nodeCount; node++) if (!draft.isNamed(node)) nameless.push(node);
  const gathering = new Gathering(store);
  if (nameless.length === 0) gathering.add(draft);
  else if (store.keyed || nameless.length === 1) dissolve(draft, nameless, gathering, (left) => gathering.add(left));
  else {
    // Graphs that come out twice are found before the next node is looked at.
    const dropped = values.flatMap((value, at) => (nameless.includes(value - FIRST_NODE) ? [at] : []));
    const graphs = forgetAll(store, graph, dropped);
    if (graphs === undefined) return undefined;
    for (const each of graphs) {
      const left = store.draft(each);
      left.values.length = 0;
      for (const from of mapping) left.values.push(valueAt(store.view(each).values, from));
      gathering.add(left);
    }
  }
  return gathering.results();
}

export function valueAt(values: readonly number[], from: number): number {
  if (from === NOTHING) return NULL;
  if (from === UNKNOWN) return ELSEWHERE;
  const value = values[from];
  if (value === undefined) throw new RangeError(`no variable ${from}`);
  return value;
}
