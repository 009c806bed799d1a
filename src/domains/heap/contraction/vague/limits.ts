/** Bounds the vague objects behind regular ones that no variable holds: contraction does not. */

import type { Draft } from '../../../../structures/draft.js';
import { CONTRACTION_BUDGETS } from '../budgets.js';
import type { ShapeTables } from '../tables.js';
import { heldNodes, tidyVague, turnVague } from './vague.js';

const MOST = CONTRACTION_BUDGETS['vague/limits'].most.most;

/** Whether something had to be given up. There may be garbage then. */
export function thinOut(tables: ShapeTables, draft: Draft): boolean {
  if (draft.edges <= MOST) return false;
  const { labels: table } = tables;
  const { labels, sources, targets } = draft;
  let held: Uint8Array | undefined;
  const crowd: number[] = [];
  for (let edge = 0; edge < draft.edges; edge++) {
    const source = sources[edge] as number;
    if (!table.isVague(labels[targets[edge] as number] as number)) continue;
    if (table.isVague(labels[source] as number)) continue;
    held ??= heldNodes(draft);
    if (held[source] === 0) crowd.push(source);
  }
  if (crowd.length <= MOST) return false;
  turnVague(tables, draft, crowd);
  tidyVague(tables, draft);
  return true;
}
