/** The instructions of a method's code: where they start, how long they are (Java Virtual Machine Specification, chapter 6). */

/** Bytes of each instruction with its operands; 0 where it depends on the operands, or there is no such instruction. */
const LENGTHS: Uint8Array = (() => {
  const lengths = new Uint8Array(256).fill(1, 0, 202);
  const set = (length: number, ...opcodes: readonly number[]): void => {
    for (const opcode of opcodes) lengths[opcode] = length;
  };
  const range = (from: number, to: number): readonly number[] =>
    Array.from({ length: to - from + 1 }, (_, i) => from + i);
  set(2, 16, 18, ...range(21, 25), ...range(54, 58), 169, 188);
  set(3, 17, 19, 20, 132, ...range(153, 168), ...range(178, 184), 187, 189, 192, 193, 198, 199);
  set(4, 197);
  set(5, 185, 186, 200, 201);
  set(0, 170, 171, 196);
  return lengths;
})();

export interface Instruction {
  readonly at: number;
  readonly opcode: number;
  readonly length: number;
}

/** Of good code: positions are those in `bytes`. */
export function instructionsOf(bytes: Uint8Array, start: number, end: number): readonly Instruction[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: Instruction[] = [];
  for (let at = start; at < end; ) {
    const opcode = view.getUint8(at);
    const length = LENGTHS[opcode] || variableLength(view, at, start, opcode);
    found.push({ at, opcode, length });
    at += length;
  }
  return found;
}

function variableLength(view: DataView, at: number, start: number, opcode: number): number {
  if (opcode === 196) return view.getUint8(at + 1) === 132 ? 6 : 4;
  const table = at + 4 - ((at - start) % 4);
  if (opcode === 170) return table + 12 + 4 * (view.getInt32(table + 8) - view.getInt32(table + 4) + 1) - at;
  if (opcode === 171) return table + 8 + 8 * view.getInt32(table + 4) - at;
  throw new RangeError(`instruction ${opcode}`);
}
