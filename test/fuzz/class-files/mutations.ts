/** Hostile class files: a good one with a few changes, blind ones and ones that know where to hurt. */
import type { Random } from '../random.js';
import type { Landmarks } from './landmarks.js';

type Change = (bytes: Uint8Array, marks: Landmarks, random: Random) => Uint8Array | undefined;

const EXTREMES = [0, 1, 2, 3, 0x7f, 0xff, 0x100, 0x7fff, 0x8000, 0xfffe, 0xffff];
const LONG_EXTREMES = [0, 1, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xffffffff];
const TAGS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 255];

function put16(bytes: Uint8Array, at: number, value: number): Uint8Array {
  bytes[at] = value >>> 8;
  bytes[at + 1] = value;
  return bytes;
}

function put32(bytes: Uint8Array, at: number, value: number): Uint8Array {
  return put16(put16(bytes, at, value >>> 16), at + 2, value & 0xffff);
}

function get16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

/** A number near what is there, an extreme one, or any. */
function another16(old: number, random: Random): number {
  switch (random.below(3)) {
    case 0:
      return (old + random.below(5) - 2) & 0xffff;
    case 1:
      return random.pick(EXTREMES);
    default:
      return random.below(0x10000);
  }
}

function inCode(marks: Landmarks, random: Random): number | undefined {
  if (marks.codes.length === 0) return undefined;
  const { start, end } = random.pick(marks.codes);
  return start + random.below(end - start);
}

const CHANGES: Readonly<Record<string, Change>> = {
  'a byte': (bytes, _, random) => {
    bytes[random.below(bytes.length)] = random.below(256);
    return bytes;
  },
  'a bit': (bytes, _, random) => {
    const at = random.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
    return bytes;
  },
  'cut off': (bytes, _, random) => bytes.slice(0, random.below(bytes.length)),
  'bytes taken out': (bytes, _, random) => {
    const at = random.below(bytes.length);
    return Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(at + 1 + random.below(9))]);
  },
  'bytes put in': (bytes, _, random) => {
    const at = random.below(bytes.length);
    const from = random.below(bytes.length);
    return Uint8Array.from([
      ...bytes.subarray(0, at),
      ...bytes.subarray(from, from + 1 + random.below(40)),
      ...bytes.subarray(at),
    ]);
  },
  'a tag': (bytes, { tags }, random) => {
    bytes[random.pick(tags).at] = random.pick(TAGS);
    return bytes;
  },
  'an index': (bytes, { indices, poolSize }, random) =>
    put16(bytes, random.pick(indices).at, random.below(poolSize + 2)),
  'an index to itself': (bytes, { indices }, random) => {
    const { at, entry } = random.pick(indices);
    return entry === undefined ? undefined : put16(bytes, at, entry);
  },
  'two indices exchanged': (bytes, { indices }, random) => {
    const [one, two] = [random.pick(indices).at, random.pick(indices).at];
    const kept = get16(bytes, one);
    return put16(put16(bytes, one, get16(bytes, two)), two, kept);
  },
  'a count': (bytes, { counts }, random) => {
    const at = random.pick(counts);
    return put16(bytes, at, another16(get16(bytes, at), random));
  },
  'a length': (bytes, { lengths }, random) => {
    const at = random.pick(lengths);
    const old = get16(bytes, at) * 0x10000 + get16(bytes, at + 2);
    const near = old + random.below(5) - 2;
    return put32(bytes, at, random.below(2) === 0 ? near : random.pick(LONG_EXTREMES));
  },
  'a handler': (bytes, { handlerPositions }, random) => {
    if (handlerPositions.length === 0) return undefined;
    const at = random.pick(handlerPositions);
    return put16(bytes, at, another16(get16(bytes, at), random));
  },
  'an instruction': (bytes, marks, random) => {
    const at = inCode(marks, random);
    if (at === undefined) return undefined;
    bytes[at] = random.below(203);
    return bytes;
  },
  'an operand': (bytes, marks, random) => {
    const at = inCode(marks, random);
    return at === undefined || at + 2 > bytes.length
      ? undefined
      : put16(bytes, at, another16(get16(bytes, at), random));
  },
  'code moved': (bytes, marks, random) => {
    const [from, to] = [inCode(marks, random), inCode(marks, random)];
    if (from === undefined || to === undefined) return undefined;
    return bytes.copyWithin(to, from, Math.min(bytes.length, from + 1 + random.below(12)));
  },
  'bytes behind the end': (bytes, _, random) =>
    Uint8Array.from([...bytes, ...Array.from({ length: 1 + random.below(9) }, () => 7)]),
};

const NAMES = Object.keys(CHANGES);
/** Changes that leave the frame of the file as it is, so that what is behind it is reached. */
const INSIDE = ['an index', 'a handler', 'an instruction', 'an operand', 'code moved', 'two indices exchanged'];

export interface Mutated {
  readonly bytes: Uint8Array;
  /** What was changed, in order. */
  readonly changes: readonly string[];
}

/** Marks are the unchanged file's: after a change of length they point somewhere else, which is as good. */
export function mutate(bytes: Uint8Array, marks: Landmarks, random: Random): Mutated {
  // The slice of a Node buffer would share its bytes.
  let changed: Uint8Array = new Uint8Array(bytes);
  const changes: string[] = [];
  const wanted = 1 + random.below(3);
  const names = random.below(2) === 0 ? NAMES : INSIDE;
  for (let tries = 0; changes.length < wanted && tries < 10; tries++) {
    const name = random.pick(names);
    const next = changed.length < 20 ? undefined : CHANGES[name]?.(changed, marks, random);
    if (next === undefined) continue;
    changed = next;
    changes.push(name);
  }
  return { bytes: changed, changes };
}
