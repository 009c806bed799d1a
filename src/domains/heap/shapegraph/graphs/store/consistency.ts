/**
 * Whether a heap has exactly that image (relational): what is wanted of the unnamed cells is counted against what they can give.
 *
 * Let m fields of named nodes enter the summary, N be its cells and I the references between them. All cells are reached, so that each
 * has at least one reference: N = m + I if none is shared, N < m + I otherwise. Along a field s, N - I(s) references to
 * named nodes are left. Where cells refer to each other along two fields, N grows without end; along s only, all fields but s
 * are free and s has m (m - 1 if shared); where they do not, every field has that many. The demands are one reference for each edge, and
 * a second one for a shared node that has a single edge.
 *
 * Exact for one field, and for several as long as flags do not tell apart the cells from which a node is referred to
 * along several fields (then a graph without a heap may pass).
 */

import { type Incoming, incomingOf } from '../claims/incoming.js';
import type { Draft } from './draft.js';
import { ABSENT } from './draft.js';
import { FIRST_NODE, JOINED, SHARED, SUMMARY } from './model.js';

export function isConsistent(draft: Draft): boolean {
  const incoming = incomingOf(draft);
  if (incoming.entries > 0 !== (draft.summary !== ABSENT)) return false;
  for (let node = 0; node < draft.nodeCount; node++) if (!nodeFits(draft, incoming, node)) return false;
  return draft.summary === ABSENT || summaryFits(draft, incoming);
}

function nodeFits(draft: Draft, incoming: Incoming, node: number): boolean {
  const fields = incoming.fields[node] as number;
  const sources = incoming.sources[node] as number;
  const edges = incoming.edges[node] as number;
  switch (draft.flags[node]) {
    case 0:
      return fields + edges <= 1;
    case SHARED: // all of one cell
      return draft.fieldCount > 1 && fields + edges >= 2 && (edges === 0 ? sources === 1 : sources === 0);
    case SHARED | JOINED:
      return edges > 0 || sources > 1;
    default:
      return false;
  }
}

function summaryFits(draft: Draft, incoming: Incoming): boolean {
  const { entries, entrySources, loops } = incoming;
  const flags = draft.summary;
  if (flags === JOINED || (flags === SHARED && draft.fieldCount === 1)) return false;
  if (flags === SHARED && loops < 2 && entries === entrySources) return false;
  if ((flags & JOINED) !== 0 && loops === 0 && entrySources < 2) return false;
  const capacity = entries - (flags & SHARED);
  if (loops === 0 && capacity < 1) return false;
  if (loops > 1) return true;
  let twoCells = false;
  for (let field = 0; field < draft.fieldCount; field++) {
    const mask = draft.edges[field] as number;
    let demand = 0;
    for (let rest = mask >>> FIRST_NODE; rest !== 0; rest &= rest - 1) {
      const node = 31 - Math.clz32(rest & -rest);
      const joined = ((draft.flags[node] as number) & JOINED) !== 0 && incoming.fields[node] === 0;
      demand += joined && incoming.edges[node] === 1 ? 2 : 1;
      if (joined) twoCells = true;
    }
    if ((loops === 0 || (mask & (1 << SUMMARY)) !== 0) && demand > capacity) return false;
  }
  return loops > 0 || !twoCells || capacity > 1;
}
