/** Hostile jars: honest ones that were changed at random, and ones that were built to do harm. Repeatable from a seed. */
import { deflateRawSync } from 'node:zlib';
import { type Random, randomFrom } from '../../../fuzz/random.js';
import { ascii, checksum, concat, type EntryToWrite, type HeaderFields, writeZip } from './zip-writer.js';

export interface MutatedJar {
  /** What was done to it, with the seed's number: `7: truncated`. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether it cannot pass without a problem; other changes may hit bytes that mean nothing. */
  readonly harmful: boolean;
}

type Kind = (random: Random) => Uint8Array;

/** Of each kind as many as of the others. */
export function* mutatedJars(seed: number, count: number): Generator<MutatedJar> {
  const kinds = [
    ...Object.entries(HARMFUL).map(([name, make]) => ({ name, make, harmful: true })),
    ...Object.entries(CHANGED).map(([name, make]) => ({ name, make, harmful: false })),
  ];
  for (let number = 0; number < count; number++) {
    const kind = kinds[number % kinds.length];
    if (kind === undefined) return;
    const random = randomFrom(seed * 1_000_003 + number);
    yield { name: `${number}: ${kind.name}`, bytes: kind.make(random), harmful: kind.harmful };
  }
}

/** All contents that entries of these jars have: nothing else may ever be handed out. */
export function honestContents(): ReadonlySet<string> {
  return new Set([...CONTENTS, DEEP].map(String).concat(String(new Uint8Array(0))));
}

const CONTENTS: readonly Uint8Array[] = Array.from({ length: 6 }, (_, number) =>
  ascii(`class ${number} `.repeat(1 + number * number * 40)),
);
const DEEP = ascii('class inside');

/** A jar with all that jars can have. */
function honest(random: Random): readonly EntryToWrite[] {
  const inner = writeZip([{ name: 'in/Side.class', content: DEEP, method: random.pick(['stored', 'deflated']) }]);
  const entries = CONTENTS.map(
    (content, number): EntryToWrite => ({
      name: `${random.pick(['a/', '', 'META-INF/versions/11/a/', 'BOOT-INF/classes/'])}C${number}.class`,
      content,
      method: random.pick(['stored', 'deflated']),
      descriptor: random.below(4) === 0,
      wide: random.below(4) === 0,
    }),
  );
  return [
    {
      name: 'META-INF/MANIFEST.MF',
      content: 'Manifest-Version: 1.0\r\nMulti-Release: true\r\nClass-Path: b.jar\r\n\r\n',
    },
    ...entries,
    { name: 'BOOT-INF/lib/x.jar', content: inner, method: random.pick(['stored', 'deflated']) },
  ];
}

function written(random: Random, entries = honest(random)): Uint8Array {
  return writeZip(entries, {
    wideEnd: random.below(4) === 0,
    comment: random.below(4) === 0 ? ascii('PK\x05\x06 comment') : new Uint8Array(0),
    prefix: random.below(4) === 0 ? ascii('#!/bin/sh\n') : new Uint8Array(0),
  });
}

/** Replaces one class of an honest jar. */
function withEntry(random: Random, change: (entry: EntryToWrite) => readonly EntryToWrite[]): Uint8Array {
  const entries = honest(random);
  const at = 1 + random.below(CONTENTS.length);
  return written(random, [
    ...entries.slice(0, at),
    ...entries.slice(at, at + 1).flatMap(change),
    ...entries.slice(at + 1),
  ]);
}

const HUGE = [0x7fffffff, 0x80000000, 0xfffffffe, 0x10000, 0xffff, 2 ** 31 + 5];

const HARMFUL: Readonly<Record<string, Kind>> = {
  truncated: (random) => {
    const bytes = written(random);
    return bytes.subarray(0, random.below(bytes.length));
  },
  'name that leads out': (random) =>
    withEntry(random, (entry) => [
      {
        ...entry,
        name: random.pick([
          '../../C.class',
          '/etc/C.class',
          'a/../../C.class',
          '..\\C.class',
          'C:\\C.class',
          'a\0.class',
        ]),
      },
    ]),
  'duplicate entry': (random) =>
    withEntry(random, (entry) => [entry, { ...entry, content: random.pick(CONTENTS), method: 'deflated' }]),
  'overlapping entries': (random) =>
    withEntry(random, (entry) => [
      entry,
      {
        ...entry,
        name: `o/O${random.below(99)}.class`,
        onlyInDirectory: true,
        wide: false,
        central: { offset: random.below(50) },
      },
    ]),
  'bomb that lies about its size': (random) =>
    withEntry(random, (entry) => [
      {
        ...entry,
        content: new Uint8Array(1 + random.below(3_000_000)),
        method: 'deflated',
        central: { size: random.below(2) },
      },
    ]),
  'bomb that tells its size': (random) =>
    withEntry(random, (entry) => [
      { ...entry, content: new Uint8Array(2_000_000 + random.below(2_000_000)), method: 'deflated' },
    ]),
  'bomb of entries with one content': (random) => {
    const content = new Uint8Array(500_000);
    const data = new Uint8Array(deflateRawSync(content));
    const kernel = { name: 'k/K.class', content, data, method: 'deflated' } as const;
    const central = { offset: 0, crc: checksum(content), size: content.length, compressedSize: data.length };
    const copies = Array.from(
      { length: 200 + random.below(1000) },
      (_, number): EntryToWrite => ({ name: `k/K${number}.class`, method: 'deflated', onlyInDirectory: true, central }),
    );
    return writeZip([kernel, ...copies]);
  },
  'bomb of jars in jars': (random) => {
    let bytes = writeZip([{ name: 'a/B.class', content: DEEP }]);
    for (let depth = 3 + random.below(4); depth > 0; depth--) {
      const content = bytes;
      bytes = writeZip(
        [1, 2, 3].map((number) => ({
          name: `lib/${number}.jar`,
          content,
          method: random.pick(['stored', 'deflated']),
        })),
      );
    }
    return bytes;
  },
  'wrong size': (random) =>
    withEntry(random, (entry) => [{ ...entry, wide: false, central: lie(random, ['size', 'compressedSize']) }]),
  'wrong offset': (random) =>
    withEntry(random, (entry) => [
      { ...entry, wide: false, central: { offset: random.pick([...HUGE, 1, 7, 100_000]) } },
    ]),
  'wrong checksum': (random) => withEntry(random, (entry) => [{ ...entry, central: { crc: random.below(1000) } }]),
  'encrypted or of an unknown method': (random) =>
    withEntry(random, (entry) => [
      { ...entry, central: random.pick([{ flags: 1 }, { method: 1 + random.below(7) }, { method: 99 }]) },
    ]),
  'local header of another entry': (random) =>
    withEntry(random, (entry) => [{ ...entry, local: { name: ascii('other/Name.class') } }]),
  'wrong place of the directory': (random) =>
    writeZip(
      honest(random),
      random.pick([{ directoryOffset: random.pick(HUGE) }, { directoryLength: random.pick([...HUGE, 1, 45, 47]) }]),
    ),
};

function lie(random: Random, fields: readonly (keyof HeaderFields)[]): Partial<HeaderFields> {
  return { [random.pick(fields)]: random.pick([...HUGE, 0, 1]) };
}

/** Changes at random places; some hit nothing that matters. */
const CHANGED: Readonly<Record<string, Kind>> = {
  'flipped bits': (random) =>
    changed(random, (bytes, at) => bytes.fill((bytes[at] ?? 0) ^ (1 << random.below(8)), at, at + 1)),
  'other bytes': (random) => changed(random, (bytes, at) => bytes.fill(random.below(256), at, at + 1)),
  'bytes all zero or all one': (random) =>
    changed(random, (bytes, at) => bytes.fill(random.pick([0, 0xff]), at, at + random.below(12))),
  'other fields of headers': (random) =>
    changed(random, (bytes) => {
      const header = random.pick(headersOf(bytes));
      bytes.set(
        Uint8Array.of(...[0, 8, 16, 24].map((shift) => random.pick(HUGE) >>> shift)),
        header + 4 + 2 * random.below(20),
      );
    }),
  'parts left out': (random) => {
    const bytes = written(random);
    const from = random.below(bytes.length);
    return concat([bytes.subarray(0, from), bytes.subarray(from + 1 + random.below(100))]);
  },
  'parts twice': (random) => {
    const bytes = written(random);
    const from = random.below(bytes.length);
    return concat([bytes.subarray(0, from + random.below(200)), bytes.subarray(from)]);
  },
  'parts of another jar': (random) => {
    const [first, second] = [written(random), written(random)];
    return concat([first.subarray(0, random.below(first.length)), second.subarray(random.below(second.length))]);
  },
};

function changed(random: Random, change: (bytes: Uint8Array, at: number) => void): Uint8Array {
  const bytes = written(random);
  // Headers are few among the data, and matter more.
  const places = headersOf(bytes);
  for (let count = 1 + random.below(4); count > 0; count--) {
    const at = random.below(2) === 0 ? random.below(bytes.length) : random.pick(places) + random.below(50);
    if (at + 60 < bytes.length) change(bytes, at);
  }
  return bytes;
}

/** Where `PK` and two small numbers stand. */
function headersOf(bytes: Uint8Array): readonly number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(0x50); at >= 0; at = bytes.indexOf(0x50, at + 1)) {
    if (bytes[at + 1] === 0x4b && (bytes[at + 2] ?? 9) < 9 && at + 60 < bytes.length) places.push(at);
  }
  return places.length === 0 ? [0] : places;
}
