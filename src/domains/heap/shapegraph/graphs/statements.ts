/** Assignments to variables and fields. */

import { incomingOf } from './claims/incoming.js';
import { dissolve } from './cutting/dissolve.js';
import { giveUp } from './cutting/give-up.js';
import { chooseFlags } from './flag-choices.js';
import { fieldWritten } from './inverses.js';
import { materialise } from './materialise.js';
import { isConsistent } from './store/consistency.js';
import type { Draft } from './store/draft.js';
import { Gathering } from './store/gathering.js';
import { ELSEWHERE, FIRST_NODE, JOINED, NULL, type Results, SHARED, type ShapeGraph, SUMMARY } from './store/model.js';
import type { GraphStore } from './store/store.js';
import { resolveUnread } from './unread.js';

/** Sets a variable to what the target is now; what it left behind is summarised or collected. */
export function assign(store: GraphStore, graph: ShapeGraph, x: number, target: (draft: Draft) => number): Results {
  const draft = store.draft(graph);
  if (x >= draft.values.length) throw new RangeError(`no variable ${x}`);
  const to = target(draft);
  const old = draft.values[x] as number;
  draft.values[x] = to;
  // Nothing loses its name: one graph.
  if (old < FIRST_NODE || draft.isNamed(old - FIRST_NODE)) return only(store, draft);
  draft.values[x] = old;
  const gathering = new Gathering(store);
  moveVariable(draft, x, to, gathering);
  return gathering.results();
}

function only(store: GraphStore, draft: Draft): Results {
  const graph = store.seal(draft);
  return graph === undefined ? [] : [graph];
}

/** The draft is used up. */
function moveVariable(draft: Draft, x: number, target: number, gathering: Gathering): void {
  const old = draft.values[x] as number;
  draft.values[x] = target;
  const node = old - FIRST_NODE;
  if (node < 0 || draft.isNamed(node)) gathering.add(draft);
  else dissolve(draft, [node], gathering, (left) => gathering.add(left));
}

export function load(store: GraphStore, graph: ShapeGraph, x: number, y: number, field: number): Results {
  const draft = store.draft(graph);
  const base = draft.values[y] as number;
  if (base === NULL) return [];
  const gathering = new Gathering(store);
  if (base === ELSEWHERE) {
    moveVariable(draft, x, ELSEWHERE, gathering);
    return gathering.results();
  }
  resolveUnread(draft, store, base - FIRST_NODE, field, (read) => {
    const target = read.field(base - FIRST_NODE, field);
    if (target !== SUMMARY) moveVariable(read, x, target, gathering);
    else {
      materialise(read, base - FIRST_NODE, field, gathering, (split, node) =>
        moveVariable(split, x, FIRST_NODE + node, gathering),
      );
    }
  });
  return gathering.results();
}

/** x.field = null, then what `write` does with the draft and the node. */
function overwrite(
  store: GraphStore,
  graph: ShapeGraph,
  x: number,
  field: number,
  write: (draft: Draft, node: number) => void,
): Results {
  const draft = store.draft(graph);
  const base = draft.values[x] as number;
  if (base === NULL) return [];
  if (base === ELSEWHERE) return [graph];
  const gathering = new Gathering(store);
  const node = base - FIRST_NODE;
  const finish = (left: Draft): void => {
    write(left, node);
    fieldWritten(left, store.inverses, node, field);
    gathering.add(left);
  };
  const target = draft.field(node, field);
  if (store.keyed) {
    // The cell that is let go keeps its named part, or is summarised again at once.
    draft.setField(node, field, NULL);
    finish(draft);
  } else if (target === SUMMARY) {
    materialise(draft, node, field, gathering, (split, cell) => {
      split.setField(node, field, NULL);
      loosen(split, cell, gathering, (left) => dissolve(left.clone(), [cell], gathering, finish));
    });
  } else if (target >= FIRST_NODE) {
    draft.setField(node, field, NULL);
    loosen(draft, target - FIRST_NODE, gathering, (left) => finish(left.clone()));
  } else {
    draft.setField(node, field, NULL);
    finish(draft);
  }
  return gathering.results();
}

/** Relational: the flags that a node may have after a reference to it was taken away. */
function loosen(draft: Draft, node: number, gathering: Gathering, found: (draft: Draft) => void): void {
  const old = draft.flags[node] as number;
  const others = draft.flags.slice();
  chooseFlags(draft, others, draft.summary, (candidate) => {
    // Only the node's own flags change.
    const same = candidate.flags.every((flags, other) => other === node || flags === others[other]);
    if (same && isConsistent(candidate)) found(candidate);
    return gathering.tries();
  });
  draft.flags[node] = old;
}

export function storeNull(store: GraphStore, graph: ShapeGraph, x: number, field: number): Results {
  return overwrite(store, graph, x, field, () => undefined);
}

export function storeElsewhere(store: GraphStore, graph: ShapeGraph, x: number, field: number): Results {
  return overwrite(store, graph, x, field, (draft, node) => draft.setField(node, field, ELSEWHERE));
}

export function storeVariable(store: GraphStore, graph: ShapeGraph, x: number, field: number, y: number): Results {
  const { values } = store.view(graph);
  const target = values[y] as number;
  if (values[x] === ELSEWHERE) return giveUp(store, graph, y);
  if (target === NULL) return storeNull(store, graph, x, field);
  if (target === ELSEWHERE) return storeElsewhere(store, graph, x, field);
  return overwrite(store, graph, x, field, (left, node) => refer(left, store.groups, node, field, target - FIRST_NODE));
}

/** Sets a null field to a node; the node becomes shared if something refers to it. */
function refer(draft: Draft, groups: readonly number[], source: number, field: number, node: number): void {
  for (let group = 0; group < groups.length; group++) {
    const over = groups[group] as number;
    if ((over & (1 << field)) === 0) continue;
    const { fields, sources, edges, unread } = incomingOf(draft, over);
    const isForeign =
      (sources[node] as number) > (refersTo(draft, source, node, over) ? 1 : 0) || edges[node] !== 0 || unread > 0;
    const more = isForeign ? SHARED | JOINED : fields[node] !== 0 ? SHARED : 0;
    draft.flags[node] = (draft.flags[node] as number) | (more << (2 * group));
  }
  draft.setField(source, field, FIRST_NODE + node);
}

function refersTo(draft: Draft, source: number, node: number, over: number): boolean {
  for (let field = 0; field < draft.fieldCount; field++) {
    if ((over & (1 << field)) !== 0 && draft.field(source, field) === FIRST_NODE + node) return true;
  }
  return false;
}
