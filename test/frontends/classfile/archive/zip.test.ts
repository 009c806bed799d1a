/** Zip archives as the format describes them (APPNOTE.TXT 6.3.10), and as it forbids them. */
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openZip, type ZipArchive, type ZipLimits } from '../../../../src/frontends/classfile/archive/zip.js';
import { workOf } from '../../../support/work.js';
import { problemOf, textOf, watched } from './reading.js';
import { ascii, concat, type EntryToWrite, little, writeZip, type ZipToWrite } from './zip-writer.js';

const LONG = 'all work and no play '.repeat(500);

function zipOf(entries: readonly EntryToWrite[], zip?: ZipToWrite, limits?: Partial<ZipLimits>): ZipArchive {
  return openZip(watched(writeZip(entries, zip)), limits);
}

function read(zip: ZipArchive, name: string): string | undefined {
  const entry = zip.find(name);
  return entry && textOf(zip.read(entry));
}

const names = (zip: ZipArchive): readonly string[] => zip.entries.map(({ name }) => name);
const noted = (zip: ZipArchive): readonly string[] => zip.problems.map(({ entry }) => entry);

const TWO: readonly EntryToWrite[] = [
  { name: 'stored.txt', content: 'as it is' },
  { name: 'a/deflated.txt', content: LONG, method: 'deflated' },
];

function expectTwo(zip: ZipArchive): void {
  expect(names(zip)).toEqual(['stored.txt', 'a/deflated.txt']);
  expect(read(zip, 'stored.txt')).toBe('as it is');
  expect(read(zip, 'a/deflated.txt')).toBe(LONG);
  expect(zip.problems).toEqual([]);
}

describe('a zip archive', () => {
  it('gives stored and deflated entries by name', () => {
    expectTwo(zipOf(TWO));
    expect(zipOf(TWO).find('b')).toBeUndefined();
    expect(names(zipOf([]))).toEqual([]);
  });

  it('may have a comment, even one that looks like the end of a zip', () => {
    expectTwo(zipOf(TWO, { comment: ascii('made by hand') }));
    expectTwo(zipOf(TWO, { comment: ascii('x'.repeat(0xffff)) }));
    const fake = concat([little([4, 0x06054b50], [8, 0], [4, 99], [4, 0], [2, 0]), ascii('tail')]);
    expectTwo(zipOf(TWO, { comment: fake }));
  });

  it('may stand behind a script', () => {
    expectTwo(zipOf(TWO, { prefix: ascii('#!/bin/sh\nexec java -jar "$0"\n') }));
    expectTwo(zipOf(TWO, { prefix: ascii('JM\x01\0'), wideEnd: true }));
  });

  it('may stand before other bytes, but that is noted: a damaged archive whose last entry is a zip looks alike', () => {
    const padded = zipOf(TWO, { suffix: ascii('\0\0\0\0') });
    expect(read(padded, 'a/deflated.txt')).toBe(LONG);
    expect(padded.problems).toEqual([{ entry: '', message: expect.stringMatching(/^4 bytes follow the end/) }]);
    const outer = writeZip([
      { name: 'first', content: 'x' },
      { name: 'lib/in.jar', content: writeZip(TWO) },
    ]);
    const cut = openZip(watched(outer.subarray(0, outer.length - 30)));
    expect(names(cut)).toEqual(['stored.txt', 'a/deflated.txt']);
    expect(cut.problems).toHaveLength(1);
  });

  it('may be of the wide format: zip64', () => {
    expectTwo(zipOf(TWO, { wideEnd: true }));
    expectTwo(zipOf(TWO.map((entry) => ({ ...entry, wide: true }))));
    expectTwo(
      zipOf(
        TWO.map((entry) => ({ ...entry, wide: true })),
        { wideEnd: true, comment: ascii('c') },
      ),
    );
  });

  it('may have the sizes behind the data', () => {
    expectTwo(zipOf(TWO.map((entry) => ({ ...entry, descriptor: true }))));
  });

  it('may have entries that are big and empty', () => {
    const big = Array.from({ length: 60_000 }, (_, index) => `line ${index}`).join('\n');
    const zip = zipOf([
      { name: 'big', content: big, method: 'deflated' },
      { name: 'empty', content: '', method: 'deflated' },
      { name: 'nothing', content: '' },
    ]);
    expect(read(zip, 'big')).toBe(big);
    expect(read(zip, 'empty')).toBe('');
    expect(read(zip, 'nothing')).toBe('');
  });

  it('has names in UTF-8', () => {
    const zip = zipOf([
      { name: 'a/Größe\u{1f333}.class', content: 'x' },
      { name: Uint8Array.of(0x61, 0xff), content: 'y' },
    ]);
    expect(names(zip)).toEqual(['a/Größe\u{1f333}.class']);
    expect(zip.problems).toEqual([{ entry: 'aÿ', message: 'left out: its name is not UTF-8' }]);
  });

  it('is not read as a whole when it is opened, and only where the entry stands when one is read', () => {
    const random = Uint8Array.from({ length: 300_000 }, (_, index) => (index * index * 31) & 0xff);
    const bytes = writeZip([{ name: 'big', content: random }, ...TWO]);
    const access = watched(bytes);
    const zip = openZip(access);
    expect(Math.min(...access.reads.map(({ offset }) => offset))).toBeGreaterThan(200_000);
    const before = access.reads.length;
    expect(read(zip, 'stored.txt')).toBe('as it is');
    expect(access.reads.slice(before).every(({ offset, length }) => offset >= 300_000 && length < 2000)).toBe(true);
  });

  it('gives a stored entry as a part of the file', () => {
    const inner = writeZip(TWO);
    const zip = zipOf([
      { name: 'stored.zip', content: inner },
      { name: 'deflated.zip', content: inner, method: 'deflated' },
    ]);
    for (const entry of zip.entries) expectTwo(openZip(zip.open(entry)));
  });
});

describe('entries with one name', () => {
  // java.util.jar.JarFile.getEntry and URLClassLoader of Java 17 and 25 give `content 2` for such a file.
  it('are noted, and the last counts as for Java', () => {
    const zip = zipOf([0, 1, 2].map((number) => ({ name: 'a/B.txt', content: `content ${number}` })));
    expect(read(zip, 'a/B.txt')).toBe('content 2');
    expect(names(zip)).toEqual(['a/B.txt']);
    expect(noted(zip)).toEqual(['a/B.txt', 'a/B.txt']);
  });
});

describe('names that lead out of a folder', () => {
  const UNSAFE = ['../evil', 'a/../../evil', '/etc/passwd', 'C:evil', 'c:/evil', 'a\\..\\evil', 'a\0b', 'a/..', ''];

  it.each(UNSAFE)('are left out and noted: %j', (name) => {
    const zip = zipOf([{ name, content: 'x' }, ...TWO]);
    expect(names(zip)).toEqual(['stored.txt', 'a/deflated.txt']);
    expect(zip.find(name)).toBeUndefined();
    expect(noted(zip)).toEqual([name]);
  });

  it('are told from dots in names', () => {
    const fine = ['a..b/c..', '...', '.hidden', 'a/...b'];
    expect(names(zipOf(fine.map((name) => ({ name }))))).toEqual(fine);
  });
});

describe('entries that share bytes', () => {
  it('are all refused, others are not', () => {
    const zip = zipOf([
      ...TWO,
      { name: 'again', onlyInDirectory: true, central: { offset: 0, compressedSize: 8, size: 8 } },
    ]);
    expect(noted(zip)).toEqual(['stored.txt', 'again']);
    for (const name of ['stored.txt', 'again']) {
      expect(problemOf(() => read(zip, name))).toMatch('shares bytes');
    }
    expect(read(zip, 'a/deflated.txt')).toBe(LONG);
  });

  it('are refused where one lies inside another', () => {
    const inner = { name: 'inner', content: 'x'.repeat(100) };
    const zip = zipOf([
      { name: 'outer', content: writeZip([inner]) },
      { ...inner, onlyInDirectory: true, central: { offset: 35 } },
    ]);
    for (const name of ['outer', 'inner']) expect(problemOf(() => read(zip, name))).toMatch('shares bytes');
  });

  it('are refused where only the local header shows it', () => {
    const extra = new Uint8Array(40);
    // The header announces an extra field that is not there, so that the data would begin in the next entry.
    const bytes = writeZip([{ name: 'a', content: 'x'.repeat(50) }, ...TWO]);
    bytes[28] = extra.length;
    expect(problemOf(() => read(openZip(watched(bytes)), 'a'))).toMatch('shares bytes');
  });

  it('are refused outside the archive', () => {
    const zip = zipOf([...TWO, { name: 'out', onlyInDirectory: true, central: { offset: 1_000_000 } }]);
    expect(problemOf(() => read(zip, 'out'))).toMatch('outside the archive');
    expect(read(zip, 'stored.txt')).toBe('as it is');
  });
});

describe('bombs', () => {
  const million = new Uint8Array(1_000_000);

  it('that inflate to more than they announce are cut off', () => {
    for (const content of [million, new Uint8Array(40_000_000)]) {
      const zip = zipOf([{ name: 'a', content, method: 'deflated', central: { size: 100 } }]);
      expect(problemOf(() => read(zip, 'a'))).toMatch('inflates to more than the 100 bytes announced');
    }
  });

  it('by the dozen cost no more each', () => {
    const data = new Uint8Array(deflateRawSync(new Uint8Array(8_000_000)));
    const bombs = Array.from({ length: 300 }, (_, number) => ({
      name: `b${number}`,
      data,
      method: 'deflated' as const,
    }));
    const zip = zipOf([...bombs, ...TWO, { name: 'long', content: LONG.repeat(5), method: 'deflated' }]);
    // All of them inflated would be half a minute of work.
    const work = workOf(() => {
      for (const { name } of bombs) expect(problemOf(() => read(zip, name))).toMatch('inflates to more');
    });
    expect(work).toBeLessThan(15);
    expect(read(zip, 'a/deflated.txt')).toBe(LONG);
    expect(read(zip, 'long')).toBe(LONG.repeat(5));
  });

  it('that announce much for few bytes are refused', () => {
    const content = new Uint8Array(20_000_000);
    const zip = zipOf([{ name: 'a', content, method: 'deflated' }]);
    expect(problemOf(() => read(zip, 'a'))).toMatch('more than any real entry');
    const allowed = zipOf([{ name: 'a', content, method: 'deflated' }], {}, { ratio: 2000 });
    expect(allowed.entries.map((entry) => allowed.read(entry).length)).toEqual([20_000_000]);
  });

  it('that announce more than is ever read are refused', () => {
    const zip = zipOf([{ name: 'a', content: million, method: 'deflated' }], {}, { entryBytes: 999_999 });
    expect(problemOf(() => read(zip, 'a'))).toMatch('more than the 999999 that are read');
    const lying = zipOf([{ name: 'a', content: 'x', method: 'deflated', wide: true, central: { size: 2 ** 50 } }]);
    expect(problemOf(() => read(lying, 'a'))).toMatch('more than the 67108864 that are read');
  });

  it('of directories are refused', () => {
    expect(problemOf(() => zipOf(TWO, {}, { entries: 1 }))).toMatch('more than 1 entries');
    expect(problemOf(() => zipOf(TWO, {}, { directoryBytes: 50 }))).toMatch('directory');
  });
});

describe('damage', () => {
  const damaged = (entry: Partial<EntryToWrite>): string => {
    const zip = zipOf([{ name: 'a', content: LONG, method: 'deflated', ...entry }]);
    return problemOf(() => read(zip, 'a'));
  };

  it('of an entry is a problem of that entry', () => {
    expect(damaged({ central: { crc: 1 } })).toMatch('CRC-32');
    expect(damaged({ method: 'stored', data: ascii(LONG.replace('work', 'word')) })).toMatch('CRC-32');
    expect(damaged({ local: { name: ascii('b') } })).toMatch('another name');
    expect(damaged({ local: { method: 0 } })).toMatch('another method');
    expect(damaged({ central: { size: LONG.length + 1 } })).toMatch(`inflates to ${LONG.length} bytes where`);
    expect(damaged({ data: ascii('this is not deflated') })).toMatch('damaged');
    expect(damaged({ data: new Uint8Array(0) })).toMatch('compressed to nothing');
    expect(damaged({ method: 'stored', central: { size: 5 } })).toMatch('two sizes differ');
    expect(damaged({ central: { flags: 1 } })).toBe('encrypted');
    expect(damaged({ central: { method: 12 } })).toMatch('method 12');
  });

  it('of a long stream that ends early is noticed', () => {
    const content = Uint8Array.from({ length: 50_000 }, (_, index) => (index * index * 31) >>> 7);
    const whole = zipOf([{ name: 'a', content, method: 'deflated' }]);
    const length = whole.entries[0]?.header.compressedSize ?? 0;
    expect(length).toBeGreaterThan(10_000);
    const data = (cut: number): Uint8Array =>
      writeZip([{ name: 'a', content, method: 'deflated' }]).subarray(31, 31 + length - cut);
    for (const cut of [1, 100, 9000]) {
      const zip = zipOf([{ name: 'a', content, method: 'deflated', data: data(cut) }]);
      expect(problemOf(() => zip.entries.map((entry) => zip.read(entry)))).toMatch('damaged');
    }
  });

  it('of the archive is a problem when it is opened', () => {
    const whole = writeZip(TWO);
    expect(problemOf(() => openZip(watched(new Uint8Array(0))))).toMatch('not a zip file');
    expect(problemOf(() => openZip(watched(ascii('x'.repeat(100_000)))))).toMatch('not a zip file');
    expect(problemOf(() => openZip(watched(whole.subarray(0, whole.length - 1))))).toMatch('not a zip file');
    expect(problemOf(() => zipOf(TWO, { directoryLength: 1_000_000 }))).toMatch('would begin before it');
    expect(problemOf(() => zipOf(TWO, { directoryOffset: 1_000_000 }))).toMatch('would begin before it');
    expect(problemOf(() => zipOf(TWO, { directoryLength: 20 }))).toMatch('no header');
    expect(problemOf(() => openZip(watched(whole.subarray(30))))).toMatch('would begin before it');
  });
});
