/**
 * What relational graphs say for certain about unnamed cells: each edge and each flag of the summary has a cell that it holds of. Where
 * all nodes that lead to unnamed cells are reached from x, along all fields, so are all unnamed cells.
 */
import { ABSENT, type Draft } from '../store/draft.js';
import { FIRST_NODE, JOINED, SUMMARY } from '../store/model.js';
import { surelyReachedFrom } from './reached.js';

/** The nodes that lead to unnamed cells, as bits, if these are all reached from the start; else undefined. */
function entering(draft: Draft, start: number, over: number): number | undefined {
  const every = (1 << draft.fieldCount) - 1;
  if (draft.summary === ABSENT || start < FIRST_NODE || (over & every) !== every) return undefined;
  let nodes = 0;
  for (let at = 0; at < draft.fields.length; at++) {
    if (draft.fields[at] === SUMMARY) nodes |= 1 << (FIRST_NODE + Math.trunc(at / draft.fieldCount));
  }
  return (nodes & ~surelyReachedFrom(draft, start, over)) === 0 ? nodes : undefined;
}

/** The named nodes to which unnamed cells refer that are reached from the start, as bits. */
export function reachedThroughUnnamed(draft: Draft, start: number, over: number): number {
  if (entering(draft, start, over) === undefined) return 0;
  const targets = draft.edges.reduce((all, mask) => all | mask, 0);
  return targets & (-1 << FIRST_NODE);
}

/** Whether a cycle that runs through unnamed cells is reached from the start. */
export function isCyclicUnnamed(draft: Draft, start: number, over: number): boolean {
  const nodes = entering(draft, start, over);
  if (nodes === undefined) return false;
  // Along one field everything lies on one way: where a cell is met a second time it closes a ring.
  if (draft.fieldCount === 1 && (draft.summary & JOINED) !== 0) return true;
  let left = reachedThroughUnnamed(draft, start, over);
  for (; left !== 0; left &= left - 1) {
    const node = 31 - Math.clz32(left & -left);
    if ((nodes & ~surelyReachedFrom(draft, node, over)) === 0) return true;
  }
  return false;
}

/** Whether an unnamed cell that is reached from the start has the flag. */
export function isFlaggedUnnamed(draft: Draft, start: number, over: number, flag: number): boolean {
  return entering(draft, start, over) !== undefined && (draft.summary & flag) !== 0;
}
