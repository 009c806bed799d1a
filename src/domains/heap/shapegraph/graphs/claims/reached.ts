/** What is reached from a target along some fields. */
import type { Draft } from '../store/draft.js';
import { FIRST_NODE, SUMMARY, UNREAD } from '../store/model.js';

/** All targets that may be reached in zero or more steps, as bits; unread fields lead everywhere. */
export function reachedFrom(draft: Draft, start: number, over: number): number {
  let reached = 1 << start;
  let open = reached;
  while (open !== 0) {
    const target = 31 - Math.clz32(open & -open);
    open &= open - 1;
    const next = stepsFrom(draft, target, over) & ~reached;
    reached |= next;
    open |= next;
  }
  return reached & ~1;
}

/** Targets one step away. Bit 0, null, may be among them. */
export function stepsFrom(draft: Draft, target: number, over: number): number {
  let next = 0;
  for (let field = 0; field < draft.fieldCount; field++) {
    if ((over & (1 << field)) === 0) continue;
    if (target === SUMMARY) next |= draft.edges[field] as number;
    else if (target >= FIRST_NODE) {
      const held = draft.field(target - FIRST_NODE, field);
      next |= held === UNREAD ? draft.anyTarget() : 1 << held;
    }
  }
  return next & ~1;
}

/** Nodes that are reached for certain, as bits: along fields of nodes only. */
export function surelyReachedFrom(draft: Draft, start: number, over: number): number {
  let reached = 1 << start;
  let open = reached;
  while (open !== 0) {
    const target = 31 - Math.clz32(open & -open);
    open &= open - 1;
    for (let field = 0; field < draft.fieldCount; field++) {
      if ((over & (1 << field)) === 0 || target < FIRST_NODE) continue;
      const held = draft.field(target - FIRST_NODE, field);
      if (held < FIRST_NODE || (reached & (1 << held)) !== 0) continue;
      reached |= 1 << held;
      open |= 1 << held;
    }
  }
  return reached & ~((1 << FIRST_NODE) - 1);
}
