/** All graphs that heaps without garbage can have: what holds where nothing is known. */
import { chooseFlags } from './flag-choices.js';
import { isConsistent } from './store/consistency.js';
import { ABSENT, Draft } from './store/draft.js';
import { Gathering } from './store/gathering.js';
import { FIRST_NODE, JOINED, NULL, type Results, SHARED, type ShapeGraph, SUMMARY, UNREAD } from './store/model.js';
import type { GraphStore } from './store/store.js';

const BOTH = SHARED | JOINED;

/** Visits a draft for each way the variables can be null or alias; fields are null. */
function patterns(store: GraphStore, variables: number, visit: (draft: Draft) => boolean): void {
  const values: number[] = [];
  const choose = (nodes: number): boolean => {
    if (values.length === variables) {
      const parts = {
        values: values.slice(),
        fields: new Array<number>(nodes * store.fields).fill(NULL),
        flags: new Array<number>(nodes).fill(0),
        summary: ABSENT,
        edges: new Array<number>(store.fields).fill(0),
      };
      return visit(new Draft(store.fields, parts));
    }
    for (let node = -1; node <= nodes; node++) {
      values.push(node < 0 ? NULL : FIRST_NODE + node);
      const goesOn = choose(node === nodes ? nodes + 1 : nodes);
      values.pop();
      if (!goesOn) return false;
    }
    return true;
  };
  choose(0);
}

export function weakest(store: GraphStore, variables: number): Results {
  const gathering = new Gathering(store);
  const choose = (draft: Draft, at: number): boolean => {
    if (at === draft.fields.length) return chooseSummary(draft, gathering);
    for (let target = NULL; target < FIRST_NODE + draft.nodeCount; target++) {
      if (target !== NULL && target !== SUMMARY && target < FIRST_NODE) continue;
      draft.fields[at] = target;
      if (!choose(draft, at + 1)) return false;
    }
    return true;
  };
  patterns(store, variables, (draft) => choose(draft, 0));
  return gathering.results();
}

function chooseSummary(draft: Draft, gathering: Gathering): boolean {
  const every = ((1 << (FIRST_NODE + draft.nodeCount)) - (1 << FIRST_NODE)) | (1 << SUMMARY);
  if (gathering.store.keyed) {
    const whole = draft.clone();
    whole.flags.fill(gathering.store.everyFlag);
    if (whole.entersSummary()) {
      whole.summary = gathering.store.everyFlag;
      whole.edges.fill(every);
    }
    gathering.add(whole);
    return gathering.tries() && !gathering.isFull;
  }
  const limits = draft.flags.map(() => BOTH);
  const visit = (candidate: Draft): boolean => {
    if (isConsistent(candidate)) gathering.add(candidate.clone());
    return gathering.tries() && !gathering.isFull;
  };
  if (!draft.entersSummary()) return chooseFlags(draft, limits, ABSENT, visit);
  const choose = (field: number): boolean => {
    if (field === draft.fieldCount) {
      return [0, SHARED, BOTH].every((flags) => chooseFlags(draft, limits, flags, visit));
    }
    for (let mask = every; ; mask = (mask - 1) & every) {
      draft.edges[field] = mask;
      const goesOn = choose(field + 1);
      draft.edges[field] = 0;
      if (!goesOn) return false;
      if (mask === 0) return true;
    }
  };
  return choose(0);
}

/** Keyed: one graph for each pattern; whatever the fields are is found out when they are read. */
export function unreadGraphs(store: GraphStore, variables: number): readonly ShapeGraph[] {
  const graphs: ShapeGraph[] = [];
  patterns(store, variables, (draft) => {
    draft.fields.fill(UNREAD);
    draft.flags.fill(store.everyFlag);
    if (draft.nodeCount > 0) {
      draft.summary = store.everyFlag;
      draft.edges.fill(draft.anyTarget());
    }
    const graph = store.seal(draft);
    if (graph !== undefined) graphs.push(graph);
    return true;
  });
  return graphs;
}
