/**
 * Recognises the copies that compilers make of a `finally` block: one for exceptions (a handler of everything that keeps the
 * exception, runs the block and throws it again), one for each other way out of the `try`, where a guarded range ends.
 */
import { CLASSFILE_BUDGETS } from '../../budgets.js';
import type { Handler } from '../../format/class-file.js';
import { isStore, Op } from '../opcodes.js';
import { increment, type Listing, type SwitchTable } from './listing.js';
import { slotRead, slotWritten } from './liveness.js';

/** For each node of a copy the node of the handler's copy that it corresponds to; -1 for all other nodes. */
export type FinallyCopies = Int32Array;

const LONGEST = CLASSFILE_BUDGETS['code/flow/finally-copies'].longest.most;

interface Stretch {
  readonly start: number;
  /** Behind the last node. */
  readonly end: number;
}

/** `listing` is the plain one, whose nodes stand one behind the other. Undefined where there are none. */
export function findFinallyCopies(listing: Listing, handlers: readonly Handler[]): FinallyCopies | undefined {
  let copies: Int32Array | undefined;
  const blocks = new Map<number, Stretch | undefined>();
  for (const { type, handler, end } of handlers) {
    if (type !== undefined) continue;
    if (!blocks.has(handler)) blocks.set(handler, handlersBlock(listing, listing.handlerNode(0, handler)));
    const block = blocks.get(handler);
    if (block === undefined) continue;
    const copy = listing.handlerNode(0, end);
    if (copy < 0 || !isCopy(listing, block, copy)) continue;
    copies ??= new Int32Array(listing.count).fill(-1);
    for (let node = block.start; node < block.end; node++) copies[copy + node - block.start] = node;
  }
  return copies;
}

/** The block between `astore t` and `aload t; athrow`, if that is what stands at the node. */
function handlersBlock(listing: Listing, node: number): Stretch | undefined {
  const { opcode, operand, count } = listing;
  if (opcode[node] !== Op.ASTORE) return undefined;
  const slot = operand[node] as number;
  const start = node + 1;
  const limit = Math.min(count - 1, start + LONGEST);
  for (let end = start; end < limit; end++) {
    if (slotWritten(listing, end) === slot) return undefined;
    if (opcode[end] === Op.ALOAD && operand[end] === slot && opcode[end + 1] === Op.ATHROW) {
      return end > start ? { start, end } : undefined;
    }
  }
  return undefined;
}

/** Whether the instructions from `copy` on are those of the block, up to the slots of its own variables. */
function isCopy(listing: Listing, { start, end }: Stretch, copy: number): boolean {
  const { opcode, operand, jump, count } = listing;
  const distance = copy - start;
  if (distance === 0 || end + distance > count || (distance > 0 && copy < end)) return false;
  // Slots that the block writes before it reads them are its own; the copy may have others for them.
  const slots = new Map<number, number>();
  const corresponds = (node: number): boolean => {
    const other = node + distance;
    const code = opcode[node] as number;
    if (opcode[other] !== code) return false;
    const slot = Math.max(slotRead(listing, node), slotWritten(listing, node));
    if (slot >= 0) {
      if (code === Op.IINC && increment(listing, node) !== increment(listing, other)) return false;
      if (isStore(code) && !slots.has(slot)) slots.set(slot, operand[other] as number);
      return (slots.get(slot) ?? slot) === operand[other];
    }
    if ((jump[node] as number) >= 0) return isSameTarget(jump[node] as number, jump[other] as number);
    const table = listing.switches.get(node);
    if (table !== undefined) return areSameTables(table, listing.switches.get(other));
    return operand[node] === operand[other];
  };
  /** Within the block, or to its end, the jump of the copy goes to the same place in the copy; else to the same place. */
  const isSameTarget = (target: number, other: number): boolean =>
    target >= start && target <= end ? other === target + distance : other === target;
  const areSameTables = (table: SwitchTable, other: SwitchTable | undefined): boolean =>
    other !== undefined &&
    table.values.length === other.values.length &&
    table.values.every((value, index) => value === other.values[index]) &&
    table.targets.every((target, index) => isSameTarget(target, other.targets[index] as number)) &&
    isSameTarget(table.otherwise, other.otherwise);
  for (let node = start; node < end; node++) if (!corresponds(node)) return false;
  return true;
}
