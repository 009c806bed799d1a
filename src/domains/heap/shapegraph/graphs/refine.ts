/**
 * Keyed graphs: what flags forbid is taken away, and flags that cannot be are cleared, so that equal meanings have one form.
 * Flags are those of several groups of fields; the first is all fields.
 */

import { flagsOf, type Incoming, incomingOf } from './claims/incoming.js';
import { type Inverse, refineInverses } from './inverses.js';
import { ABSENT, type Draft } from './store/draft.js';
import { FIRST_NODE, JOINED, SHARED } from './store/model.js';

/** What is known of the fields. */
export interface Rules {
  readonly groups: readonly number[];
  readonly inverses: readonly Inverse[];
}

/** False: no heap is like that. */
export function refine(draft: Draft, { groups, inverses }: Rules): boolean {
  if (!draft.entersSummary()) draft.dropSummary();
  else if (draft.summary === ABSENT) draft.summary = 0;
  if (!refineInverses(draft, inverses)) return false;
  const others = -1 << (2 * groups.length);
  const incoming: Incoming[] = [];
  let cleared = false;
  for (const [group, over] of groups.entries()) {
    const found = incomingOf(draft, over);
    incoming.push(found);
    for (let node = 0; node < draft.nodeCount; node++) {
      const fields = found.fields[node] as number;
      const sources = found.sources[node] as number;
      const possible = inGroup(draft.flags[node] as number, group, over);
      if ((flagsOf(fields, sources) & ~possible) !== 0) return false;
      const isFull = (fields !== 0 && (possible & SHARED) === 0) || (sources !== 0 && (possible & JOINED) === 0);
      if (isFull && found.edges[node] !== 0) {
        clearEdges(draft, node, over);
        cleared = true;
      }
    }
  }
  if (cleared) for (const [group, over] of groups.entries()) incoming[group] = incomingOf(draft, over);
  for (let node = 0; node < draft.nodeCount; node++) {
    let flags = (draft.flags[node] as number) & others;
    for (const [group, over] of groups.entries()) {
      const { fields, sources, edges, unread } = incoming[group] as Incoming;
      const isFree = edges[node] !== 0 || unread !== 0;
      const own = isFree
        ? inGroup(draft.flags[node] as number, group, over)
        : flagsOf(fields[node] as number, sources[node] as number);
      flags |= (group === 0 ? own : own & flags) << (2 * group);
    }
    draft.flags[node] = flags;
  }
  if (draft.summary !== ABSENT)
    draft.summary = (draft.summary & others) | summaryFlags(draft.summary, groups, incoming);
  return true;
}

function summaryFlags(old: number, groups: readonly number[], incoming: readonly Incoming[]): number {
  let flags = 0;
  for (const [group, over] of groups.entries()) {
    const { entries, entrySources, loops, unread } = incoming[group] as Incoming;
    let own = inGroup(old, group, over);
    if (unread === 0 && loops === 0) {
      if (entries < 2) own = 0;
      else if (entrySources < 2) own &= ~JOINED;
    }
    // What is shared along some fields is so along all.
    flags |= (group === 0 ? own : own & flags) << (2 * group);
  }
  return flags;
}

/** Joined nodes are shared; along one field, shared ones are joined. */
function inGroup(flags: number, group: number, over: number): number {
  const own = (flags >>> (2 * group)) & (SHARED | JOINED);
  if ((own & SHARED) === 0) return 0;
  return (over & (over - 1)) === 0 && (own & JOINED) === 0 ? 0 : own;
}

function clearEdges(draft: Draft, node: number, over: number): void {
  const { edges } = draft;
  for (let field = 0; field < edges.length; field++) {
    if ((over & (1 << field)) !== 0) edges[field] = (edges[field] as number) & ~(1 << (FIRST_NODE + node));
  }
}
