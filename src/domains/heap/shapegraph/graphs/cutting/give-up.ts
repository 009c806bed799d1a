/** Cells that nobody keeps track of any longer. */

import { reachedFrom } from '../claims/reached.js';
import type { Draft } from '../store/draft.js';
import { Gathering } from '../store/gathering.js';
import { ELSEWHERE, FIRST_NODE, type Results, SHARED, type ShapeGraph, SUMMARY, UNREAD } from '../store/model.js';
import type { GraphStore } from '../store/store.js';

/**
 * Everything that x reaches becomes elsewhere. Where only some cells of the summary are reached they are told apart if none is shared:
 * then a kept node's field leads to cells that nothing else reaches. Otherwise the whole summary goes.
 */
export function giveUp(store: GraphStore, graph: ShapeGraph, x: number): Results {
  const draft = store.draft(graph);
  const start = draft.values[x] as number;
  if (start < FIRST_NODE) return [graph];
  const every = (1 << draft.fieldCount) - 1;
  const reached = reachedFrom(draft, start, every);
  const isGone = (node: number): boolean => (reached & (1 << (FIRST_NODE + node))) !== 0;
  const isSplit = (reached & (1 << SUMMARY)) !== 0 && (draft.summary & SHARED) === 0 && keptEnters(draft, isGone);
  const gathering = new Gathering(store);
  for (let node = 0; node < draft.nodeCount; node++) {
    if (!isGone(node)) continue;
    draft.redirect(FIRST_NODE + node, ELSEWHERE);
    draft.vanish(node);
  }
  if ((reached & (1 << SUMMARY)) === 0) gathering.add(draft);
  else if (!isSplit) {
    draft.redirect(SUMMARY, ELSEWHERE);
    draft.dropSummary();
    gathering.add(draft);
  } else chooseLoops(draft, 0, gathering);
  return gathering.results();
}

function keptEnters(draft: Draft, isGone: (node: number) => boolean): boolean {
  return draft.fields.some(
    (target, at) => (target === SUMMARY || target === UNREAD) && !isGone(Math.trunc(at / draft.fieldCount)),
  );
}

/** The cells that are kept refer to each other along some of the fields, or none. */
function chooseLoops(draft: Draft, field: number, gathering: Gathering): void {
  if (gathering.store.keyed || field === draft.fieldCount) {
    gathering.add(draft.clone());
    return;
  }
  chooseLoops(draft, field + 1, gathering);
  const mask = draft.edges[field] as number;
  if ((mask & (1 << SUMMARY)) === 0) return;
  draft.edges[field] = mask & ~(1 << SUMMARY);
  chooseLoops(draft, field + 1, gathering);
  draft.edges[field] = mask;
}
