/**
 * Where a method is left although it may hold monitors: an IllegalMonitorStateException then (JVMS 2.11.10), instead of the
 * result or of the exception; and where it leaves a monitor that it has not entered. Compilers write hardly any such code.
 */
import { THROWABLE } from '../../../../ir/types.js';
import type { Blocks } from '../flow/blocks.js';
import type { Listing } from '../flow/listing.js';
import { slotRead, slotWritten } from '../flow/liveness.js';
import { isReturn, Op } from '../opcodes.js';

/** Why a `monitorexit` fails, unless its operand is null: that is found first. */
export const NOT_HELD = 'a monitor that is not held is left';

const NOT_REACHED = -1;
/** Different ways bring different numbers of monitors. */
const MANY = -2;

/** The instructions that do so, with the reason. `throws` as for blocks. */
export function unbalancedMonitors(listing: Listing, blocks: Blocks, throws: Uint8Array): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (!listing.opcode.includes(Op.MONITORENTER) && !listing.opcode.includes(Op.MONITOREXIT)) return found;
  const slotOf = (node: number): number => (node > 0 ? slotRead(listing, node - 1) : -1);
  const entered = enteredSlots(listing);
  const held = new Int32Array(blocks.count).fill(NOT_REACHED);
  const waiting: number[] = [];
  const arrive = (block: number, count: number): void => {
    const before = held[block] as number;
    if (before === count || before === MANY) return;
    // Changes twice at most.
    held[block] = before === NOT_REACHED ? count : MANY;
    waiting.push(block);
  };
  arrive(0, 0);
  for (let block = waiting.pop(); block !== undefined; block = waiting.pop()) {
    let count = held[block] as number;
    const handlers = blocks.handlers[block] ?? [];
    const catchesAll = handlers.some(({ type }) => type === undefined || type === THROWABLE);
    const last = blocks.last[block] as number;
    let thrown = NOT_REACHED;
    for (let node = blocks.first[block] as number; ; node = listing.next[node] as number) {
      const code = listing.opcode[node] as number;
      const leaves = isReturn(code);
      if (leaves && count !== 0) found.set(node, 'the method returns with a monitor held');
      if (throws[code] === 1 && (!leaves || count !== 0)) {
        thrown = thrown === NOT_REACHED || thrown === count ? count : MANY;
        const escapes =
          !catchesAll && count !== 0 && !leaves && !(code === Op.MONITOREXIT && entered.has(slotOf(node)));
        if (escapes) found.set(node, 'an exception may leave the method with a monitor held');
      }
      if (code === Op.MONITORENTER && count !== MANY) count++;
      if (code === Op.MONITOREXIT) {
        if (count > 0) count--;
        else if (count === 0) found.set(node, NOT_HELD);
      }
      if (node === last) break;
    }
    if (thrown !== NOT_REACHED) for (const handler of handlers) arrive(handler.block, thrown);
    for (const successor of blocks.successors[block] ?? []) arrive(successor, count);
  }
  return found;
}

/**
 * The variables that monitors are taken from or kept in: `aload; monitorenter`, `aload; dup; astore; monitorenter`. They are
 * not null when the monitor is left.
 */
function enteredSlots(listing: Listing): ReadonlySet<number> {
  const slots = new Set<number>();
  for (let node = 1; node < listing.count; node++) {
    if (listing.opcode[node] !== Op.MONITORENTER) continue;
    const isKept = listing.opcode[node - 1] === Op.ASTORE && listing.opcode[node - 2] === Op.DUP;
    if (isKept) slots.add(slotWritten(listing, node - 1));
    slots.add(slotRead(listing, isKept ? node - 3 : node - 1));
  }
  slots.delete(-1);
  return slots;
}
