/** The instructions of a method, decoded: what stands where, what it is applied to, where control goes on. */
import { endsFlow, isConditional, isSwitch, LENGTHS, Op } from '../opcodes.js';
import { CodeProblem } from '../translation/translation.js';

/** Cases in the order of the code; targets are nodes. */
export interface SwitchTable {
  readonly values: Int32Array;
  readonly targets: Int32Array;
  readonly otherwise: number;
}

/**
 * Instructions are nodes numbered from 0, the entry. Without subroutines a node is an instruction; with them some
 * instructions have several nodes, one for each way that the subroutine was called.
 */
export interface Listing {
  readonly bytes: Uint8Array;
  readonly count: number;
  /** Offset of the instruction in `bytes`; of `wide`, the prefix's. */
  readonly offset: Int32Array;
  /** In normal form, see `Op`. */
  readonly opcode: Uint8Array;
  /** Slot, constant, index into the constant pool, element type of `newarray`. */
  readonly operand: Int32Array;
  /** Where the jump goes, -1 for instructions that do not jump; `jsr` and `ret` too, once they are inlined. */
  readonly jump: Int32Array;
  /** Where control goes on otherwise; -1 where it does not. */
  readonly next: Int32Array;
  readonly switches: ReadonlyMap<number, SwitchTable>;
  readonly hasSubroutines: boolean;
  /** The node of a handler's offset for exceptions of the given node; -1 where no instruction starts. */
  handlerNode(node: number, offset: number): number;
  /** Which call of a subroutine the node was copied for, or which one a `jsr` or `ret` is about; 0 outside of all. */
  subroutineCall(node: number): number;
}

/** Problems of any instruction, reached or not, are thrown: wrong codes, jumps to no instruction. */
export function readListing(bytes: Uint8Array): Listing {
  const length = bytes.length;
  if (length === 0 || length > 0xffff) throw new CodeProblem(`${length} bytes of code`);
  const nodeAt = new Int32Array(length + 1).fill(-1);
  const offset = new Int32Array(length);
  const opcode = new Uint8Array(length);
  const operand = new Int32Array(length);
  const switches = new Map<number, SwitchTable>();
  let count = 0;
  let hasSubroutines = false;
  for (let at = 0; at < length; ) {
    const end = at + instructionLength(bytes, at);
    if (end > length) throw new CodeProblem('the last instruction is cut off', at);
    nodeAt[at] = count;
    offset[count] = at;
    const code = bytes[at] as number;
    opcode[count] = code === Op.WIDE ? (bytes[at + 1] as number) : (NORMAL[code] as number);
    operand[count] = operandOf(bytes, at, code);
    hasSubroutines ||= opcode[count] === Op.JSR || opcode[count] === Op.RET;
    count++;
    at = end;
  }
  const jump = new Int32Array(count).fill(-1);
  const next = new Int32Array(count).fill(-1);
  const target = (node: number, distance: number): number => {
    const at = offset[node] as number;
    const found = at + distance < 0 ? -1 : (nodeAt[at + distance] ?? -1);
    if (found < 0) throw new CodeProblem(`a jump to ${at + distance}, where no instruction starts`, at);
    return found;
  };
  for (let node = 0; node < count; node++) {
    const code = opcode[node] as number;
    if (isConditional(code) || code === Op.GOTO || code === Op.JSR) jump[node] = target(node, operand[node] as number);
    else if (isSwitch(code)) {
      switches.set(
        node,
        switchTable(bytes, offset[node] as number, (distance) => target(node, distance)),
      );
    }
    // The last instruction has nothing behind it; whether that matters is seen when blocks are made.
    if (!endsFlow(code)) next[node] = node + 1 < count ? node + 1 : -1;
  }
  return {
    bytes,
    count,
    offset,
    opcode,
    operand,
    jump,
    next,
    switches,
    hasSubroutines,
    handlerNode: (_, at) => nodeAt[at] ?? -1,
    subroutineCall: () => 0,
  };
}

function instructionLength(bytes: Uint8Array, at: number): number {
  const code = bytes[at] as number;
  const known = LENGTHS[code] as number;
  if (known > 0) return known;
  switch (code) {
    case Op.WIDE: {
      const inner = bytes[at + 1];
      if (inner === Op.IINC) return 6;
      const local =
        inner !== undefined && ((inner >= 21 && inner <= 25) || (inner >= 54 && inner <= 58) || inner === 169);
      if (!local) throw new CodeProblem("'wide' before what has no wide form", at);
      return 4;
    }
    case Op.TABLESWITCH: {
      const start = aligned(at);
      if (start + 12 > bytes.length) throw new CodeProblem('the last instruction is cut off', at);
      const low = int(bytes, start + 4);
      const high = int(bytes, start + 8);
      if (low > high || high - low > 0xffff) throw new CodeProblem(`a switch from ${low} to ${high}`, at);
      return start + 12 + 4 * (high - low + 1) - at;
    }
    case Op.LOOKUPSWITCH: {
      const start = aligned(at);
      if (start + 8 > bytes.length) throw new CodeProblem('the last instruction is cut off', at);
      const pairs = int(bytes, start + 4);
      if (pairs < 0 || pairs > 0xffff) throw new CodeProblem(`a switch of ${pairs} cases`, at);
      return start + 8 + 8 * pairs - at;
    }
    default:
      throw new CodeProblem(`${code} is no operation code`, at);
  }
}

function aligned(at: number): number {
  return (at + 4) & ~3;
}

export function int(bytes: Uint8Array, at: number): number {
  return (
    ((bytes[at] as number) << 24) |
    ((bytes[at + 1] as number) << 16) |
    ((bytes[at + 2] as number) << 8) |
    (bytes[at + 3] as number)
  );
}

export function unsignedShort(bytes: Uint8Array, at: number): number {
  return ((bytes[at] as number) << 8) | (bytes[at + 1] as number);
}

export function signedShort(bytes: Uint8Array, at: number): number {
  return (unsignedShort(bytes, at) << 16) >> 16;
}

export function signedByte(bytes: Uint8Array, at: number): number {
  return ((bytes[at] as number) << 24) >> 24;
}

/** What each operation code is in normal form; `wide` is looked at apart. */
const NORMAL: Uint8Array = normalForms();

function normalForms(): Uint8Array {
  const table = Uint8Array.from({ length: 256 }, (_, code) => code);
  table.fill(Op.IPUSH, 2, 9);
  table.fill(Op.LPUSH, 9, 11);
  table.fill(Op.FPUSH, 11, 14);
  table.fill(Op.DPUSH, 14, 16);
  table.fill(Op.IPUSH, 16, 18);
  table.fill(Op.LDC, 18, 21);
  for (let code = 26; code <= 45; code++) table[code] = Op.ILOAD + ((code - 26) >> 2);
  for (let code = 59; code <= 78; code++) table[code] = Op.ISTORE + ((code - 59) >> 2);
  table[200] = Op.GOTO;
  table[201] = Op.JSR;
  return table;
}

/** The operand of the normal form. Of jumps it is their distance. */
function operandOf(bytes: Uint8Array, at: number, code: number): number {
  const length = LENGTHS[code] as number;
  if (length === 1) {
    if (code >= 26 && code <= 45) return (code - 26) & 3;
    if (code >= 59 && code <= 78) return (code - 59) & 3;
    return code <= 15 ? code - (FIRST_CONSTANT[NORMAL[code] as number] ?? code) : 0;
  }
  if (length === 2) return code === 16 ? signedByte(bytes, at + 1) : (bytes[at + 1] as number);
  const isSigned = code === 17 || (code >= 153 && code <= 168) || code === 198 || code === 199;
  if (isSigned) return signedShort(bytes, at + 1);
  if (code === 200 || code === 201) return int(bytes, at + 1);
  if (code === Op.IINC) return bytes[at + 1] as number;
  if (code === Op.WIDE) return unsignedShort(bytes, at + 2);
  return length === 0 ? 0 : unsignedShort(bytes, at + 1);
}

/** The code that would push zero, by normal form. */
const FIRST_CONSTANT: Readonly<Record<number, number>> = {
  [Op.IPUSH]: 3,
  [Op.LPUSH]: 9,
  [Op.FPUSH]: 11,
  [Op.DPUSH]: 14,
};

function switchTable(bytes: Uint8Array, at: number, target: (distance: number) => number): SwitchTable {
  const start = aligned(at);
  const otherwise = target(int(bytes, start));
  const isTable = bytes[at] === Op.TABLESWITCH;
  const low = int(bytes, start + 4);
  const cases = isTable ? int(bytes, start + 8) - low + 1 : low;
  const values = new Int32Array(cases);
  const targets = new Int32Array(cases);
  for (let index = 0; index < cases; index++) {
    const place = isTable ? start + 12 + 4 * index : start + 8 + 8 * index;
    values[index] = isTable ? low + index : int(bytes, place);
    targets[index] = target(int(bytes, isTable ? place : place + 4));
    if (index > 0 && (values[index] as number) <= (values[index - 1] as number)) {
      throw new CodeProblem('the cases of a switch are not in order', at);
    }
  }
  return { values, targets, otherwise };
}

/** The increment of an `iinc` node. */
export function increment({ bytes, offset }: Listing, node: number): number {
  const at = offset[node] as number;
  return bytes[at] === Op.WIDE ? signedShort(bytes, at + 4) : signedByte(bytes, at + 2);
}
