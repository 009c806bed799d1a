/** Changes of code that a virtual machine may well accept: an instruction becomes a relative of the same shape. */
import type { Random } from '../../random.js';
import type { Landmarks } from '../landmarks.js';
import { type Instruction, instructionsOf } from './instructions.js';

/** Instructions of one shape: same operands, same stack as far as possible. */
const FAMILIES: readonly (readonly number[])[] = [
  [96, 100, 104, 108, 112, 120, 122, 124, 126, 128, 130],
  [97, 101, 105, 109, 113, 127, 129, 131],
  [98, 102, 106, 110, 114],
  [99, 103, 107, 111, 115],
  [116, 145, 146, 147, 0],
  [133, 134, 135],
  [2, 3, 4, 5, 6, 7, 8],
  [9, 10],
  [11, 12, 13],
  [14, 15],
  [26, 27, 28, 29],
  [30, 31, 32, 33],
  [34, 35, 36, 37],
  [38, 39, 40, 41],
  [42, 43, 44, 45, 1],
  [59, 60, 61, 62],
  [63, 64, 65, 66],
  [75, 76, 77, 78],
  [46, 51, 52, 53],
  [79, 84, 85, 86],
  [89, 90, 91, 92, 93, 94, 95],
  [87, 0],
  [88, 0],
  [149, 150],
  [151, 152],
  [153, 154, 155, 156, 157, 158],
  [159, 160, 161, 162, 163, 164],
  [165, 166],
  [198, 199],
  [194, 195, 87],
];
const FAMILY_OF = new Map(FAMILIES.flatMap((family) => family.map((opcode) => [opcode, family] as const)));

interface Target {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly marks: Landmarks;
  readonly start: number;
  readonly handlers: readonly number[];
  readonly code: readonly Instruction[];
}

/** Says what was done; undefined where this instruction has nothing to change. */
type Change = (target: Target, instruction: Instruction, random: Random) => string | undefined;

const exchange: Change = ({ bytes }, { at, opcode }, random) => {
  const family = FAMILY_OF.get(opcode);
  if (family === undefined) return undefined;
  const other = random.pick(family.filter((each) => each !== opcode));
  bytes[at] = other;
  return `${opcode} becomes ${other}`;
};

const number: Change = ({ view }, { at, opcode }, random) => {
  if (opcode === 16 || opcode === 132) {
    const place = opcode === 16 ? at + 1 : at + 2;
    view.setInt8(place, random.pick([-128, -1, 0, 1, 127, view.getInt8(place) + 1, -view.getInt8(place)]));
  } else if (opcode === 17) view.setInt16(at + 1, random.pick([-32768, -1, 0, 255, 32767, -view.getInt16(at + 1)]));
  else return undefined;
  return `number of ${opcode}`;
};

const local: Change = ({ bytes }, { at, opcode }, random) => {
  const isLocal = (opcode >= 21 && opcode <= 25) || (opcode >= 54 && opcode <= 58) || opcode === 132;
  if (!isLocal) return undefined;
  bytes[at + 1] = random.below(12);
  return `local of ${opcode}`;
};

const jump: Change = ({ view, code, start }, { at, opcode }, random) => {
  if (!((opcode >= 153 && opcode <= 167) || opcode === 198 || opcode === 199)) return undefined;
  const to = random.pick(code).at;
  view.setInt16(at + 1, to - at);
  return `jump at ${at - start}`;
};

const constant: Change = ({ bytes, view, marks }, { at, opcode }, random) => {
  const isWide = opcode === 19 || opcode === 20 || (opcode >= 178 && opcode <= 184) || opcode === 192 || opcode === 193;
  if (!isWide && opcode !== 18) return undefined;
  const index = opcode === 18 ? (bytes[at + 1] ?? 0) : view.getUint16(at + 1);
  const tagOf = (entry: number): number | undefined => {
    const found = marks.tags.find((tag) => tag.entry === entry);
    return found && bytes[found.at];
  };
  const alike = marks.tags.filter(({ at: place, entry }) => entry !== index && bytes[place] === tagOf(index));
  if (alike.length === 0) return undefined;
  const { entry } = random.pick(alike);
  if (opcode === 18) bytes[at + 1] = entry;
  else view.setUint16(at + 1, entry);
  return `constant of ${opcode}`;
};

const leftOut: Change = ({ bytes, start }, { at, length }) => {
  bytes.fill(0, at, at + length);
  return `nothing at ${at - start}`;
};

const handler: Change = ({ view, handlers, code, start }, _, random) => {
  if (handlers.length === 0) return undefined;
  const place = random.pick(handlers) + 2 * random.below(3);
  view.setUint16(place, random.pick(code).at - start);
  return 'handler';
};

/** The first of two entries that follow each other comes second. */
const handlerOrder: Change = ({ bytes, handlers }, _, random) => {
  if (handlers.length < 2) return undefined;
  const start = random.pick(handlers.slice(0, -1));
  const kept = bytes.slice(start, start + 8);
  bytes.copyWithin(start, start + 8, start + 16);
  bytes.set(kept, start + 8);
  return 'order of handlers';
};

const CHANGES: readonly Change[] = [
  ...[exchange, exchange, exchange, number, local, local, jump, jump],
  ...[constant, constant, leftOut, handler, handlerOrder],
];

export interface Mutated {
  readonly bytes: Uint8Array;
  readonly change: string;
}

/** One change in the code of one method. */
export function mutateCode(original: Uint8Array, marks: Landmarks, random: Random): Mutated | undefined {
  const bytes = original.slice();
  const view = new DataView(bytes.buffer);
  const { start, end, handlers } = random.pick(marks.codes);
  const code = instructionsOf(bytes, start, end);
  for (let tries = 0; tries < 30; tries++) {
    const change = random.pick(CHANGES)({ bytes, view, marks, start, handlers, code }, random.pick(code), random);
    if (change !== undefined) return { bytes, change };
  }
  return undefined;
}
