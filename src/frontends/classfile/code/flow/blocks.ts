/** Basic blocks: stretches of instructions that run one after the other, under the same exception handlers. */
import { reversePostOrder } from '../../../../base/graph.js';
import type { ClassName } from '../../../../ir/types.js';
import { endsFlow, isConditional, isSwitch, Op } from '../opcodes.js';
import { CodeProblem } from '../translation/translation.js';
import type { Effort } from './effort.js';
import type { Listing, SwitchTable } from './listing.js';
import type { Regions } from './regions.js';

export interface BlockHandler {
  readonly block: number;
  /** Undefined: everything. */
  readonly type: ClassName | undefined;
}

/** Numbered in reverse post-order from 0, the entry; what is not reached has no block. */
export interface Blocks {
  readonly count: number;
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** The block that starts with the node; -1 for other nodes. */
  readonly startingAt: Int32Array;
  /** Without exceptions: the way on first, then where a jump goes. Each once. */
  readonly successors: readonly (readonly number[])[];
  readonly predecessors: readonly (readonly number[])[];
  /** In the order of the table; none for a block that throws nothing. */
  readonly handlers: readonly (readonly BlockHandler[])[];
  /** Whether exceptions come to the block. */
  readonly isHandler: Uint8Array;
}

const NO_HANDLERS: readonly BlockHandler[] = [];

/** `throws` tells for each operation code whether it may throw. */
export function findBlocks(listing: Listing, regions: Regions, throws: Uint8Array, effort: Effort): Blocks {
  const { reached, leaders } = reach(listing, regions, throws);
  const starts: number[] = [];
  const blockAt = new Int32Array(listing.count).fill(-1);
  for (let node = 0; node < listing.count; node++) {
    if (reached[node] === 0 || leaders[node] === 0) continue;
    blockAt[node] = starts.length;
    starts.push(node);
  }
  const lasts: number[] = [];
  const successors: number[][] = [];
  const handlers: (readonly BlockHandler[])[] = [];
  const graph: number[][] = [];
  const shared = new Map<number, readonly BlockHandler[]>();
  for (const start of starts) {
    let throwing = -1;
    let node = start;
    for (;;) {
      if (throws[listing.opcode[node] as number] === 1) throwing = node;
      const next = listing.next[node] as number;
      if (next < 0 || leaders[next] === 1 || isConditional(listing.opcode[node] as number)) break;
      node = next;
    }
    lasts.push(node);
    const targets = successorsOf(listing, node);
    const distinct = targets.length > 1 ? [...new Set(targets)] : targets;
    const normal = distinct.map((target) => blockAt[target] as number);
    successors.push(normal);
    const caught = throwing < 0 ? NO_HANDLERS : handlersOf(listing, regions, throwing, blockAt, shared);
    handlers.push(caught);
    effort.spend(caught.length);
    graph.push(caught.length === 0 ? normal : [...normal, ...caught.map(({ block }) => block)]);
  }
  return renumbered({ listing, starts, lasts, successors, handlers }, reversePostOrder(graph, [0]));
}

/** The same list for all blocks of a region. */
function handlersOf(
  listing: Listing,
  regions: Regions,
  node: number,
  blockAt: Int32Array,
  shared: Map<number, readonly BlockHandler[]>,
): readonly BlockHandler[] {
  const region = regions.regionOf(listing.offset[node] as number);
  if (region === 0) return NO_HANDLERS;
  const key = listing.subroutineCall(node) * 0x10000 + region;
  let list = shared.get(key);
  if (list === undefined) {
    list = regions.handlers(region).map(({ handler, type }) => ({
      block: blockAt[listing.handlerNode(node, handler)] as number,
      type,
    }));
    shared.set(key, list);
  }
  return list;
}

export function successorsOf(listing: Listing, node: number): readonly number[] {
  const jump = listing.jump[node] as number;
  const next = listing.next[node] as number;
  if (next >= 0) return jump >= 0 ? [next, jump] : [next];
  if (jump >= 0) return [jump];
  const table = listing.switches.get(node);
  return table === undefined ? [] : targetsOf(table);
}

function targetsOf({ targets, otherwise }: SwitchTable): readonly number[] {
  return [...targets, otherwise];
}

interface Reached {
  readonly reached: Uint8Array;
  /** Nodes at which a block starts. */
  readonly leaders: Uint8Array;
}

function reach(listing: Listing, regions: Regions, throws: Uint8Array): Reached {
  const { count, opcode, offset, next, jump } = listing;
  const reached = new Uint8Array(count);
  const leaders = new Uint8Array(count);
  const seenRegions = new Map<number, Set<number>>();
  const stack: number[] = [];
  const visit = (node: number): void => {
    if (reached[node] === 1) return;
    reached[node] = 1;
    stack.push(node);
  };
  const lead = (node: number): void => {
    leaders[node] = 1;
    visit(node);
  };
  lead(0);
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const code = opcode[node] as number;
    const region = regions.regionOf(offset[node] as number);
    const behind = next[node] as number;
    if (behind >= 0) {
      visit(behind);
      if (isConditional(code) || regions.regionOf(offset[behind] as number) !== region) leaders[behind] = 1;
    } else if (!endsFlow(code) && code !== Op.JSR) {
      throw new CodeProblem('control falls off the end of the code', offset[node]);
    }
    if (isSwitch(code)) for (const target of successorsOf(listing, node)) lead(target);
    else if ((jump[node] as number) >= 0) lead(jump[node] as number);
    if (region > 0 && throws[code] === 1) {
      const call = listing.subroutineCall(node);
      let calls = seenRegions.get(region);
      if (calls === undefined) {
        calls = new Set();
        seenRegions.set(region, calls);
      }
      if (calls.has(call)) continue;
      calls.add(call);
      for (const { handler } of regions.handlers(region)) lead(listing.handlerNode(node, handler));
    }
  }
  return { reached, leaders };
}

interface Unordered {
  readonly listing: Listing;
  readonly starts: readonly number[];
  readonly lasts: readonly number[];
  readonly successors: readonly (readonly number[])[];
  readonly handlers: readonly (readonly BlockHandler[])[];
}

function renumbered(blocks: Unordered, order: readonly number[]): Blocks {
  const count = order.length;
  const number = new Int32Array(blocks.starts.length);
  order.forEach((block, index) => {
    number[block] = index;
  });
  const startingAt = new Int32Array(blocks.listing.count).fill(-1);
  const first = new Int32Array(count);
  const last = new Int32Array(count);
  const isHandler = new Uint8Array(count);
  const predecessors: number[][] = Array.from({ length: count }, () => []);
  const successors: number[][] = [];
  const handlers: (readonly BlockHandler[])[] = [];
  const shared = new Map<readonly BlockHandler[], readonly BlockHandler[]>();
  order.forEach((block, index) => {
    first[index] = blocks.starts[block] as number;
    last[index] = blocks.lasts[block] as number;
    startingAt[first[index] as number] = index;
    const normal = (blocks.successors[block] as readonly number[]).map((successor) => number[successor] as number);
    successors.push(normal);
    for (const successor of normal) (predecessors[successor] as number[]).push(index);
    const caught = blocks.handlers[block] as readonly BlockHandler[];
    let renamed = caught.length === 0 ? NO_HANDLERS : shared.get(caught);
    if (renamed === undefined) {
      renamed = caught.map(({ block: target, type }) => ({ block: number[target] as number, type }));
      for (const { block: target } of renamed) isHandler[target] = 1;
      shared.set(caught, renamed);
    }
    handlers.push(renamed);
  });
  return { count, first, last, startingAt, successors, predecessors, handlers, isHandler };
}
