/**
 * Relational: a node that nothing but garbage refers to is taken away, and with it the unnamed cells that only it reached.
 *
 * Every graph that the live cells may have is tried: it must have a heap, and the dead cells must be able to complete that heap to one of the
 * old graph. The second is counted as in `consistency.ts`.
 */

import { chooseFlags } from '../flag-choices.js';
import { isConsistent } from './consistency.js';
import { deadCellsFit } from './dead-cells.js';
import { ABSENT, type Draft } from './draft.js';
import type { Gathering } from './gathering.js';
import { FIRST_NODE, NULL, SUMMARY } from './model.js';

/** The draft is used up. */
export function collectGarbage(before: Draft, node: number, gathering: Gathering, found: (draft: Draft) => void): void {
  const draft = before.clone();
  draft.redirect(FIRST_NODE + node, NULL);
  draft.vanish(node);
  const entered = draft.entersSummary();
  if (!entered) draft.dropSummary();
  const tried = (candidate: Draft): boolean => {
    if (isConsistent(candidate) && deadCellsFit(before, node, candidate)) found(candidate.clone());
    return gathering.tries();
  };
  const limits = before.flags;
  const leads = before.fields.slice(node * before.fieldCount, (node + 1) * before.fieldCount).includes(SUMMARY);
  if (!entered || !leads) {
    chooseFlags(draft, limits, draft.summary, tried);
    return;
  }
  const summary = before.summary === ABSENT ? 0 : before.summary;
  const choose = (field: number): boolean => {
    if (field === draft.fieldCount) {
      for (let flags = summary; ; flags = (flags - 1) & summary) {
        draft.summary = flags;
        if (!chooseFlags(draft, limits, flags, tried)) return false;
        if (flags === 0) return true;
      }
    }
    const all = draft.edges[field] as number;
    // An edge to elsewhere is a "may" and stays.
    const certain = all & 0b11;
    const free = all & ~0b11;
    for (let mask = free; ; mask = (mask - 1) & free) {
      draft.edges[field] = certain | mask;
      const goesOn = choose(field + 1);
      draft.edges[field] = all;
      if (!goesOn) return false;
      if (mask === 0) return true;
    }
  };
  choose(0);
}
