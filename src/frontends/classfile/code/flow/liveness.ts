/** Which slots hold a value that may still be read, at the start of each block. */

import { CLASSFILE_BUDGETS } from '../../budgets.js';
import { isLoad, isStore, Op } from '../opcodes.js';
import { CodeProblem } from '../translation/translation.js';
import type { Blocks } from './blocks.js';
import type { Effort } from './effort.js';
import type { Listing } from './listing.js';

export interface Liveness {
  /** Slots live at the start of the block, ascending. */
  liveAt(block: number): Int32Array;
  isLive(block: number, slot: number): boolean;
}

const BUDGET = CLASSFILE_BUDGETS['code/flow/liveness'].budget.most;

/** The slot that the instruction reads; -1 for none. */
export function slotRead(listing: Listing, node: number): number {
  const code = listing.opcode[node] as number;
  return isLoad(code) || code === Op.IINC || code === Op.RET ? (listing.operand[node] as number) : -1;
}

/** The slot that the instruction writes; -1 for none. */
export function slotWritten(listing: Listing, node: number): number {
  const code = listing.opcode[node] as number;
  return isStore(code) || code === Op.IINC ? (listing.operand[node] as number) : -1;
}

export function slotLiveness(
  listing: Listing,
  blocks: Blocks,
  throws: Uint8Array,
  slots: number,
  effort: Effort,
): Liveness {
  const words = (slots + 31) >> 5;
  const size = blocks.count * words;
  if (size > BUDGET) throw new CodeProblem('too many local variables in too much code');
  // Read before written; written; written before the first instruction that throws.
  const reads = new Uint32Array(size);
  const writes = new Uint32Array(size);
  const early = new Uint32Array(size);
  const live = new Uint32Array(size);
  for (let block = 0; block < blocks.count; block++) {
    const base = block * words;
    let thrown = false;
    const last = blocks.last[block] as number;
    for (let node = blocks.first[block] as number; ; node = listing.next[node] as number) {
      const read = slotRead(listing, node);
      if (read >= 0 && !has(writes, base, read)) add(reads, base, read);
      thrown ||= throws[listing.opcode[node] as number] === 1;
      const written = slotWritten(listing, node);
      if (written >= 0) {
        add(writes, base, written);
        if (!thrown) add(early, base, written);
      }
      if (node === last) break;
    }
  }
  const callers = handlerCallers(blocks);
  const queue: number[] = [];
  const queued = new Uint8Array(blocks.count).fill(1);
  for (let block = 0; block < blocks.count; block++) queue.push(block);
  for (let block = queue.pop(); block !== undefined; block = queue.pop()) {
    queued[block] = 0;
    const base = block * words;
    let changed = false;
    const successors = blocks.successors[block] as readonly number[];
    const handlers = blocks.handlers[block] as Blocks['handlers'][number];
    effort.spend(words * (1 + successors.length + handlers.length));
    for (let word = 0; word < words; word++) {
      let out = 0;
      for (const successor of successors) {
        out |= live[successor * words + word] as number;
      }
      let caught = 0;
      for (const handler of handlers) {
        caught |= live[handler.block * words + word] as number;
      }
      const at = base + word;
      const value = ((reads[at] as number) | (out & ~(writes[at] as number)) | (caught & ~(early[at] as number))) >>> 0;
      if (value !== live[at]) {
        live[at] = value;
        changed = true;
      }
    }
    if (!changed) continue;
    for (const list of [blocks.predecessors[block], callers[block]]) {
      for (const before of list ?? []) {
        if (queued[before] === 1) continue;
        queued[before] = 1;
        queue.push(before);
      }
    }
  }
  return {
    isLive: (block, slot) => slot < slots && has(live, block * words, slot),
    liveAt: (block) => members(live, block * words, words),
  };
}

function has(set: Uint32Array, base: number, slot: number): boolean {
  return (((set[base + (slot >> 5)] as number) >>> (slot & 31)) & 1) === 1;
}

function add(set: Uint32Array, base: number, slot: number): void {
  const at = base + (slot >> 5);
  set[at] = ((set[at] as number) | (1 << (slot & 31))) >>> 0;
}

function members(set: Uint32Array, base: number, words: number): Int32Array {
  const found: number[] = [];
  for (let word = 0; word < words; word++) {
    for (let bits = set[base + word] as number; bits !== 0; bits &= bits - 1) {
      found.push(word * 32 + 31 - Math.clz32(bits & -bits));
    }
  }
  return Int32Array.from(found);
}

/** For each block the blocks whose exceptions it handles. */
function handlerCallers(blocks: Blocks): readonly (readonly number[] | undefined)[] {
  const callers: number[][] = [];
  blocks.handlers.forEach((handlers, block) => {
    for (const { block: handler } of handlers) {
      const list = callers[handler];
      if (list === undefined) callers[handler] = [block];
      else list.push(block);
    }
  });
  return callers;
}
