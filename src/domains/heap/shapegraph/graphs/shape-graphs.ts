/** The operations on shape graphs, put together. */
import * as claims from './claims/claims.js';
import { image } from './claims/heaps.js';
import { combine } from './cutting/combine.js';
import { giveUp } from './cutting/give-up.js';
import { represents } from './cutting/given-up-cells.js';
import { imported } from './cutting/imported.js';
import { separate } from './cutting/separate.js';
import { assign, load, storeElsewhere, storeNull, storeVariable } from './statements.js';
import { ABSENT, Draft } from './store/draft.js';
import { Gathering } from './store/gathering.js';
import {
  ELSEWHERE,
  FIRST_NODE,
  NULL,
  type ShapeGraph,
  type ShapeGraphOptions,
  type ShapeGraphs,
  SUMMARY,
} from './store/model.js';
import { isBelow, joined } from './store/order.js';
import { PLAIN_NAMES, shown } from './store/show.js';
import { GraphStore } from './store/store.js';
import { trees } from './trees.js';
import { project } from './variables.js';
import { unreadGraphs, weakest } from './weakest.js';

export function shapeGraphs(options: ShapeGraphOptions): ShapeGraphs {
  const store = new GraphStore(options);
  const { codes, fields, groups } = store;
  const form = !store.keyed ? 'relational' : 'merged';
  const view = (graph: ShapeGraph): Draft => store.view(graph);
  const sealed = (changed: Draft): ShapeGraph => {
    const graph = store.seal(changed);
    if (graph === undefined) throw new Error('no heap is like that');
    return graph;
  };
  const assumeNull = (graph: ShapeGraph, x: number): ShapeGraph | undefined => {
    const truth = claims.isNull(view(graph), x);
    if (truth !== 'unknown') return truth === 'yes' ? graph : undefined;
    const changed = store.draft(graph);
    changed.values[x] = NULL;
    return sealed(changed);
  };
  return {
    fields,
    mode: store.mode,
    get size() {
      return codes.size;
    },
    nothing: (variables) => sealed(Draft.withoutNodes(fields, new Array<number>(variables).fill(NULL))),
    variables: (graph) => codes.at(graph, 0),
    nodes: (graph) => codes.at(graph, 1),
    value: (graph, variable) => codes.at(graph, 3 + variable),
    field: (graph, node, field) => codes.at(graph, 3 + codes.at(graph, 0) + node * fields + field),
    flags: (graph, target) => {
      if (target === SUMMARY) return Math.max(0, codes.at(graph, 2));
      const nodes = codes.at(graph, 1);
      return target < FIRST_NODE ? 0 : codes.at(graph, 3 + codes.at(graph, 0) + nodes * fields + target - FIRST_NODE);
    },
    hasSummary: (graph) => codes.at(graph, 2) !== ABSENT,
    summaryEdges: (graph, field) => codes.at(graph, codes.lengthOf(graph) - fields + field),
    show: (graph, names) => shown(view(graph), names ?? PLAIN_NAMES),

    forget: (graph, x) => assign(store, graph, x, () => NULL),
    copy: (graph, x, y) => assign(store, graph, x, (from) => from.values[y] as number),
    allocate: (graph, x) => assign(store, graph, x, (from) => FIRST_NODE + from.addNode()),
    setElsewhere: (graph, x) => assign(store, graph, x, () => ELSEWHERE),
    load: (graph, x, y, field) => load(store, graph, x, y, field),
    storeNull: (graph, x, field) => storeNull(store, graph, x, field),
    store: (graph, x, field, y) => storeVariable(store, graph, x, field, y),
    storeElsewhere: (graph, x, field) => storeElsewhere(store, graph, x, field),
    giveUp: (graph, x) => giveUp(store, graph, x),

    isNull: (graph, x) => claims.isNull(view(graph), x),
    equal: (graph, x, y) => claims.equal(view(graph), x, y),
    assumeNull,
    assumeEqual: (graph, x, y) => {
      const from = view(graph);
      const truth = claims.equal(from, x, y);
      if (truth !== 'unknown') return truth === 'yes' ? graph : undefined;
      return from.values[x] === NULL ? assumeNull(graph, y) : from.values[y] === NULL ? assumeNull(graph, x) : graph;
    },

    project: (graph, mapping) => project(store, graph, mapping),
    separate: (graph, passed, kept, cuts) => separate(store, graph, passed, kept, cuts),
    combine: (frame, exit, cuts) => combine(store, frame, exit, cuts),

    leq: (lower, upper) => isBelow(store, lower, upper),
    key: (graph) => (store.keyed ? store.key(graph) : graph),
    join: (left, right) => joined(store, left, right),
    merged: (graphs) => {
      const gathering = new Gathering(store);
      for (const graph of graphs) gathering.addGraph(graph);
      return gathering.all();
    },

    image: (heap) => image(store, heap),
    represents: (graph, heap) => represents(store, graph, heap),
    weakest: (variables) => weakest(store, variables),
    trees: (variables) => trees(store, variables),
    imported: (from, graph) => imported(store, from, graph),
    unread: (variables) => unreadGraphs(store, variables),

    reach: (graph, x, y, over) => claims.reach(view(graph), x, y, over, form),
    acyclic: (graph, x, over) => claims.acyclic(view(graph), groups, x, over, form),
    cyclic: (graph, x, over) => claims.cyclic(view(graph), x, over, form),
    unshared: (graph, x, over) => claims.unshared(view(graph), groups, x, over, form),
    tree: (graph, x, over) => claims.tree(view(graph), groups, x, over, form),
    disjoint: (graph, x, y, over) => claims.disjoint(view(graph), groups, { x, y }, over, form),
    dll: (graph, x, next, prev) => {
      const inverse = store.inverses.find(({ field, backs }) => field === next && backs === 1 << prev);
      return claims.dll(view(graph), groups, x, { next, prev, inverse });
    },
    list: (graph, x, field) => claims.acyclic(view(graph), groups, x, 1 << field, form),
  };
}
