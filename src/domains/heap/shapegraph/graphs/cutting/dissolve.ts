/** What becomes of a node that no variable points to any more: it joins the summary, or is garbage, or either. */

import { reachedFrom } from '../claims/reached.js';
import { refine } from '../refine.js';
import { ABSENT, type Draft } from '../store/draft.js';
import { collectGarbage } from '../store/garbage.js';
import type { Gathering } from '../store/gathering.js';
import { FIRST_NODE, NULL, SUMMARY, UNREAD } from '../store/model.js';
import type { GraphStore } from '../store/store.js';

/** Continues with each outcome; the draft is used up. */
export function dissolve(
  draft: Draft,
  nodes: readonly number[],
  gathering: Gathering,
  found: (draft: Draft) => void,
): void {
  if (gathering.store.keyed) {
    if (summarise(draft, nodes, gathering.store)) found(draft);
    return;
  }
  const rest = (left: Draft, index: number): void => {
    const node = nodes[index];
    if (node === undefined) found(left);
    else dissolveOne(left, node, gathering, (next) => rest(next, index + 1));
  };
  rest(draft, 0);
}

/** Keyed: what no variable can reach goes, the rest is summarised: its garbage version has the same named part and is below that. */
function summarise(draft: Draft, nodes: readonly number[], store: GraphStore): boolean {
  let reached = 0;
  for (const value of draft.values) {
    if (value >= FIRST_NODE && (reached & (1 << value)) === 0) reached |= reachedFrom(draft, value, -1);
  }
  const isDead = (node: number): boolean => (reached & (1 << (FIRST_NODE + node))) === 0;
  for (const node of nodes) {
    if (!isDead(node)) continue;
    draft.redirect(FIRST_NODE + node, NULL);
    draft.vanish(node);
  }
  // What the dead referred to has fewer references now.
  if (!refine(draft, store)) return false;
  for (const node of nodes) if (!isDead(node)) fold(draft, node);
  return true;
}

/** Relational. */
function dissolveOne(draft: Draft, node: number, gathering: Gathering, found: (draft: Draft) => void): void {
  const held = heldBy(draft, node);
  if (held !== 'yes') collectGarbage(draft.clone(), node, gathering, found);
  if (held !== 'no') {
    fold(draft, node);
    found(draft);
  }
}

/** Whether another node leads to the node: through its own field, or through the summary. */
function heldBy(draft: Draft, node: number): 'yes' | 'maybe' | 'no' {
  const target = FIRST_NODE + node;
  let enters = false;
  for (let at = 0; at < draft.fields.length; at++) {
    if (Math.trunc(at / draft.fieldCount) === node) continue;
    const held = draft.fields[at];
    if (held === target) return 'yes';
    if (held === SUMMARY) enters = true;
  }
  return enters && draft.edges.some((mask) => (mask & (1 << target)) !== 0) ? 'maybe' : 'no';
}

/** Makes the node part of the summary. */
export function fold(draft: Draft, node: number): void {
  draft.redirect(FIRST_NODE + node, SUMMARY);
  for (let field = 0; field < draft.fieldCount; field++) {
    const target = draft.field(node, field);
    const bits =
      target === UNREAD ? draft.anyTarget() & ~(1 << (FIRST_NODE + node)) : target === NULL ? 0 : 1 << target;
    draft.edges[field] = (draft.edges[field] as number) | bits;
  }
  draft.summary = (draft.summary === ABSENT ? 0 : draft.summary) | (draft.flags[node] as number);
  draft.vanish(node);
}
