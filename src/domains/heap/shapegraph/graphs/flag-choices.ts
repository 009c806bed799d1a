/** All flags that nodes may have, where the edges leave a choice. Relational. */

import { flagsOf, incomingOf } from './claims/incoming.js';
import type { Draft } from './store/draft.js';
import { JOINED, SHARED } from './store/model.js';

/**
 * Visits the draft with each choice, none of which exceeds the limits (by node), and with the flags of the summary given; they are
 * the draft's own when it ends. False: a visit said stop.
 */
export function chooseFlags(
  draft: Draft,
  limits: readonly number[],
  summary: number,
  visit: (draft: Draft) => boolean,
): boolean {
  const { fields, sources, edges } = incomingOf(draft);
  draft.summary = summary;
  const choose = (node: number): boolean => {
    if (node === draft.nodeCount) return visit(draft);
    const [inFields, inSources, inEdges] = [fields[node] as number, sources[node] as number, edges[node] as number];
    const limit = limits[node] as number;
    for (const flags of possible(inFields, inSources, inEdges)) {
      if ((flags & ~limit) !== 0) continue;
      draft.flags[node] = flags;
      if (!choose(node + 1)) return false;
    }
    return true;
  };
  return choose(0);
}

const ALONE = [0];
const BOTH = [SHARED | JOINED];
const EITHER = [0, SHARED | JOINED];
const ONE_CELL_OR_TWO = [SHARED, SHARED | JOINED];

function possible(fields: number, sources: number, edges: number): readonly number[] {
  if (edges === 0) return sources > 1 ? BOTH : fields > 1 ? [flagsOf(fields, sources)] : ALONE;
  if (fields > 0) return BOTH;
  return edges === 1 ? EITHER : ONE_CELL_OR_TWO;
}
