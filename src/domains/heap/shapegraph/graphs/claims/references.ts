/** Whether a cell is referred to twice along some fields, by cells that are reached. */
import type { Draft } from '../store/draft.js';
import { FIRST_NODE, JOINED, SUMMARY, UNREAD } from '../store/model.js';

/** Nodes of a set, the fields along which they refer, and the flag that says it: `JOINED` counts nodes, else fields count. */
export interface Referrers {
  readonly reached: number;
  readonly over: number;
  readonly flag: number;
}

/** How often nodes among `reached` refer to the target along the fields: fields, or (for `JOINED`) nodes. */
function references(
  draft: Draft,
  target: number,
  { reached, over, flag }: Referrers,
  fields: 'possible' | 'known',
): number {
  let count = 0;
  for (let node = 0; node < draft.nodeCount; node++) {
    if ((reached & (1 << (FIRST_NODE + node))) === 0) continue;
    for (let field = 0; field < draft.fieldCount; field++) {
      const held = draft.field(node, field);
      if ((over & (1 << field)) === 0 || (held !== target && !(fields === 'possible' && held === UNREAD))) continue;
      count++;
      if (flag === JOINED) break;
    }
  }
  return count;
}

/** Along named nodes alone. */
export function surelyTwiceReferred(draft: Draft, target: number, referrers: Referrers): boolean {
  return references(draft, target, referrers, 'known') > 1;
}

export function isTwiceReferred(
  draft: Draft,
  groups: readonly number[],
  target: number,
  referrers: Referrers,
): boolean {
  const { reached, over, flag } = referrers;
  if (target < SUMMARY) return false;
  if (!isFlagged(draft, groups, target, over, flag)) return false;
  const fromSummary =
    (reached & (1 << SUMMARY)) !== 0 &&
    draft.edges.some((mask, field) => (over & (1 << field)) !== 0 && (mask & (1 << target)) !== 0);
  return fromSummary || references(draft, target, referrers, 'possible') > 1;
}

/** Whether the flag may hold of the target along the fields: no group that has all of them says that it does not. */
export function isFlagged(
  draft: Draft,
  groups: readonly number[],
  target: number,
  over: number,
  flag: number,
): boolean {
  const flags = target === SUMMARY ? draft.summary : (draft.flags[target - FIRST_NODE] as number);
  for (let group = 0; group < groups.length; group++) {
    if ((over & ~(groups[group] as number)) === 0 && (flags & (flag << (2 * group))) === 0) return false;
  }
  return true;
}
