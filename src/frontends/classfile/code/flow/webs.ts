/**
 * Webs: what a slot holds falls apart into webs, each made of the writes that reach a common read. Slots that hold
 * unrelated values one after the other have a web for each.
 */

import { UnionFind } from '../../../../base/union-find.js';
import { CLASSFILE_BUDGETS } from '../../budgets.js';
import { CodeProblem } from '../translation/translation.js';
import type { Blocks } from './blocks.js';
import type { Effort } from './effort.js';
import type { Listing } from './listing.js';
import { type Liveness, slotRead, slotWritten } from './liveness.js';

export interface Webs {
  readonly count: number;
  readonly slot: Int32Array;
  /** The web that the node reads; -1 for none. */
  readonly read: Int32Array;
  /** The web that the node writes; -1 for none. */
  readonly written: Int32Array;
  /** The web of each parameter's slot at the entry. */
  readonly parameters: Int32Array;
  /** The webs whose value is alive when the block starts. */
  heldAt(block: number): Int32Array;
}

const BUDGET = CLASSFILE_BUDGETS['code/flow/webs'].budget.most;

/** `parameterSlots`: the slots that have a value at the entry. */
export function findWebs(
  listing: Listing,
  blocks: Blocks,
  liveness: Liveness,
  throws: Uint8Array,
  options: { readonly slots: number; readonly parameterSlots: readonly number[]; readonly effort: Effort },
): Webs {
  const { slots, parameterSlots, effort } = options;
  const union = new UnionFind(parameterSlots.length);
  const elementSlot: number[] = [...parameterSlots];
  const element = (slot: number): number => {
    elementSlot.push(slot);
    return union.add();
  };
  // What flows together at the start of a block: one element for each live slot.
  const live: Int32Array[] = [];
  const bases: number[] = [];
  for (let block = 0; block < blocks.count; block++) {
    const slotsHere = liveness.liveAt(block);
    live.push(slotsHere);
    bases.push(union.elements);
    for (const slot of slotsHere) element(slot);
    if (union.elements > BUDGET) throw new CodeProblem('too many local variables in too much code');
  }
  const read = new Int32Array(listing.count).fill(-1);
  const written = new Int32Array(listing.count).fill(-1);
  const current = new Int32Array(slots).fill(-1);
  const arrive = (block: number): void => {
    const base = bases[block] as number;
    const arriving = live[block] as Int32Array;
    effort.spend(arriving.length);
    arriving.forEach((slot, index) => {
      union.union(held(current, slot), base + index);
    });
  };
  parameterSlots.forEach((slot, index) => {
    current[slot] = index;
  });
  arrive(0);
  for (let block = 0; block < blocks.count; block++) {
    const base = bases[block] as number;
    (live[block] as Int32Array).forEach((slot, index) => {
      current[slot] = base + index;
    });
    const handlers = blocks.handlers[block] as Blocks['handlers'][number];
    let thrown = false;
    const changed: number[] = [];
    const last = blocks.last[block] as number;
    for (let node = blocks.first[block] as number; ; node = listing.next[node] as number) {
      const reads = slotRead(listing, node);
      if (reads >= 0) read[node] = held(current, reads);
      if (handlers.length > 0 && throws[listing.opcode[node] as number] === 1) {
        for (const { block: handler } of handlers) {
          if (!thrown) arrive(handler);
          else for (const slot of changed) joinAt(handler, slot);
          effort.spend(changed.length);
        }
        thrown = true;
        changed.length = 0;
      }
      const writes = slotWritten(listing, node);
      if (writes >= 0) {
        written[node] = element(writes);
        current[writes] = written[node] as number;
        if (thrown) changed.push(writes);
      }
      if (node === last) break;
    }
    for (const successor of blocks.successors[block] as readonly number[]) arrive(successor);
  }
  function joinAt(block: number, slot: number): void {
    if (!liveness.isLive(block, slot)) return;
    const index = search(live[block] as Int32Array, slot);
    union.union(held(current, slot), (bases[block] as number) + index);
  }
  return numbered(union, elementSlot, {
    read,
    written,
    parameters: parameterSlots.length,
    // Elements of a block's live slots are numbered one after the other.
    heldAt: (block) => (live[block] ?? new Int32Array()).map((_, index) => (bases[block] as number) + index),
  });
}

function held(current: Int32Array, slot: number): number {
  const element = current[slot] as number;
  if (element < 0) throw new CodeProblem(`local variable ${slot} may be read before it is written`);
  return element;
}

function search(sorted: Int32Array, slot: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

function numbered(
  union: UnionFind,
  elementSlot: readonly number[],
  found: {
    readonly read: Int32Array;
    readonly written: Int32Array;
    readonly parameters: number;
    readonly heldAt: (block: number) => Int32Array;
  },
): Webs {
  const names = new Int32Array(union.elements).fill(-1);
  const slot: number[] = [];
  const web = (element: number): number => {
    const root = union.find(element);
    let name = names[root] as number;
    if (name < 0) {
      name = slot.length;
      names[root] = name;
      slot.push(elementSlot[root] as number);
    }
    return name;
  };
  const parameters = new Int32Array(found.parameters);
  for (let index = 0; index < found.parameters; index++) parameters[index] = web(index);
  const rename = (elements: Int32Array): Int32Array => elements.map((element) => (element < 0 ? -1 : web(element)));
  const written = rename(found.written);
  const read = rename(found.read);
  const heldAt = (block: number): Int32Array => rename(found.heldAt(block));
  return { count: slot.length, slot: Int32Array.from(slot), read, written, parameters, heldAt };
}
