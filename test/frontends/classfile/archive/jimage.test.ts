/** JDK images written here, in both byte orders. The images of real JDKs are read in `jdk.test.ts`. */
import { describe, expect, it } from 'vitest';
import { openImage } from '../../../../src/frontends/classfile/archive/jimage.js';
import { type ResourceToWrite, StringTable, writeImage } from './image-writer.js';
import { problemOf, textOf, watched } from './reading.js';
import { ascii, concat } from './zip-writer.js';

const LONG = ascii('all work and no play '.repeat(500));

function resource(module: string, path: string, content: Uint8Array = ascii(path)): ResourceToWrite {
  const slash = path.lastIndexOf('/');
  const dot = path.lastIndexOf('.');
  const parent = slash < 0 ? '' : path.slice(0, slash);
  return { module, parent, base: path.slice(slash + 1, dot), extension: path.slice(dot + 1), content };
}

const RESOURCES: readonly ResourceToWrite[] = [
  resource('java.base', 'java/util/Map$Entry.class'),
  resource('java.base', 'java/util/List.class'),
  resource('java.base', 'java/util/stream/Stream.class'),
  resource('java.base', 'module-info.class'),
  resource('java.base', 'java/util/package-info.class'),
  resource('java.base', 'java/util/texts.properties'),
  resource('java.sql', 'java/sql/Driver.class'),
  resource('java.sql', 'Unnamed.class'),
  { module: 'packages', parent: '', base: 'java', extension: 'util', content: new Uint8Array(8) },
  { module: '', parent: '', base: '', extension: '', content: new Uint8Array(0) },
];

describe.each([true, false])('a JDK image (little endian: %s)', (littleEndian) => {
  const access = watched(writeImage(RESOURCES, { littleEndian }));
  const image = openImage(access);
  const readsOfOpening = access.reads.length;

  it('lists its classes by package and module', () => {
    expect(image.names()).toEqual([
      'Unnamed',
      'java.sql.Driver',
      'java.util.List',
      'java.util.Map$Entry',
      'java.util.stream.Stream',
    ]);
    expect(image.namesOf('java.util')).toEqual(['java.util.List', 'java.util.Map$Entry']);
    expect(image.namesOf('java')).toEqual([]);
    expect(image.modules()).toEqual(['java.base', 'java.sql']);
    expect(image.namesOfModule('java.sql')).toEqual(['Unnamed', 'java.sql.Driver']);
    expect(image.namesOfModule('java')).toEqual([]);
    expect(image.moduleOf('java.sql.Driver')).toBe('java.sql');
    for (const name of ['java', 'java.util', 'java.util.stream', '']) expect(image.hasPackage(name)).toBe(true);
    for (const name of ['jav', 'java.util.List', 'packages']) expect(image.hasPackage(name)).toBe(false);
  });

  it('gives their bytes, which are read only then', () => {
    const found = image.find('java.util.Map$Entry');
    expect(found).toMatchObject({ path: 'jdk:java.base/java/util/Map$Entry.class', origin: 'jdk', kind: 'class-file' });
    expect(access.reads.length).toBe(readsOfOpening);
    expect(textOf(found?.bytes())).toBe('java/util/Map$Entry.class');
    expect(textOf(image.find('Unnamed')?.bytes())).toBe('Unnamed.class');
    expect(image.find('java.util.Missing')).toBeUndefined();
  });

  it('may have names beyond ASCII', () => {
    const odd = openImage(watched(writeImage([resource('mödul', 'a/Größe.class')], { littleEndian })));
    expect(odd.names()).toEqual(['a.Größe']);
    expect(odd.find('a.Größe')?.path).toBe('jdk:mödul/a/Größe.class');
  });

  it('may be compressed, in several layers', () => {
    for (const layers of [[{ name: 'zip' }], [{ name: 'zip' }, { name: 'zip' }]]) {
      const bytes = writeImage([{ ...resource('m', 'a/B.class', LONG), layers }], { littleEndian });
      expect(openImage(watched(bytes)).find('a.B')?.bytes()).toEqual(LONG);
    }
  });

  it('may share the strings of its classes', () => {
    const shared = ['Code', '(L;IL<L;>;)V', 'java/util', 'Map', 'Set', 'String', 'plain'];
    const table = new StringTable(shared);
    const at = (text: string): readonly number[] => compressed(table.offset(text));
    const names = [...at('java/util'), ...at('Map'), ...at(''), ...at('Set'), ...at('java/util'), ...at('String')];
    const head = [0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 61];
    const packed = Uint8Array.from(
      [
        head,
        [0, 9],
        [23, ...at('Code')],
        [5, 0, 0, 0, 0, 0, 0, 0, 7],
        [25, ...at('(L;IL<L;>;)V'), ...compressed(names.length), ...names],
      ]
        .concat([
          [25, ...at('plain'), ...compressed(0)],
          [1, 0, 2, 0x68, 0x69],
          [7, 0, 1],
          [18, 0, 0, 0, 2],
          [0xab, 0xcd],
        ])
        .flat(),
    );
    const utf8 = (text: string): readonly number[] => [1, 0, text.length, ...ascii(text)];
    const expected = Uint8Array.from(
      [head, [0, 9], utf8('Code'), [5, 0, 0, 0, 0, 0, 0, 0, 7], utf8('(Ljava/util/Map;ILSet<Ljava/util/String;>;)V')]
        .concat([utf8('plain'), utf8('hi'), [7, 0, 1], [18, 0, 0, 0, 2], [0xab, 0xcd]])
        .flat(),
    );
    const layers = [{ name: 'compact-cp', size: expected.length }];
    const open = (content: Uint8Array, of = layers) =>
      openImage(
        watched(
          writeImage([{ ...resource('m', 'a/B.class', content), layers: of }], { littleEndian, strings: shared }),
        ),
      );
    expect(open(packed).find('a.B')?.bytes()).toEqual(expected);
    const bad = (content: Uint8Array, size: number): string =>
      problemOf(() =>
        open(content, [{ name: 'compact-cp', size }])
          .find('a.B')
          ?.bytes(),
      );
    expect(bad(packed, expected.length - 1)).toMatch('more than the');
    expect(bad(packed, expected.length + 1)).toMatch('damaged');
    expect(bad(packed.subarray(0, 20), expected.length)).toMatch('ends early');
    expect(bad(concat([packed.subarray(0, 10), Uint8Array.of(77), packed]), expected.length)).toMatch('tag 77');
  });

  it('has checksums where it is compressed', () => {
    const bytes = writeImage([{ ...resource('m', 'a/B.class', LONG), layers: [{ name: 'zip' }] }], { littleEndian });
    // The only resource is the end of the file, and the checksum is the end of the resource.
    bytes.fill((bytes.at(-1) ?? 0) ^ 1, -1);
    expect(problemOf(() => openImage(watched(bytes)).find('a.B')?.bytes())).toMatch('Adler-32');
  });

  it('says what is wrong with a resource', () => {
    const problem = (changes: Partial<ResourceToWrite>): string =>
      problemOf(() => {
        const bytes = writeImage([{ ...resource('m', 'a/B.class', LONG), ...changes }], { littleEndian });
        openImage(watched(bytes)).find('a.B')?.bytes();
      });
    expect(problem({ layers: [{ name: 'lzma' }] })).toMatch('compressed by lzma');
    expect(problem({ layers: [{ name: 'zip', size: 50 }] })).toMatch('inflates to more than the 50 bytes');
    expect(problem({ layers: [{ name: 'zip', size: 50_000 }] })).toMatch('damaged');
    expect(problem({ layers: [{ name: 'zip', size: 2 ** 31 }] })).toMatch('more than the 67108864');
    expect(problem({ size: 100_000_000 })).toMatch('more than the 67108864');
    expect(problem({ size: 100_000 })).toMatch('end');
    expect(problem({ layers: Array.from({ length: 9 }, () => ({ name: 'zip' })) })).toMatch('more than 8 times');
  });
});

describe('what is no JDK image', () => {
  const whole = writeImage(RESOURCES, { littleEndian: true });
  const open = (bytes: Uint8Array): string => problemOf(() => openImage(watched(bytes)));

  it('is refused', () => {
    expect(open(new Uint8Array(0))).toMatch('not a JDK image');
    expect(open(ascii('x'.repeat(1000)))).toMatch('not a JDK image');
    expect(open(writeImage(RESOURCES, { littleEndian: true, version: 0x20001 }))).toMatch('version 2.1');
    expect(open(whole.subarray(0, 100))).toMatch('damaged JDK image');
  });

  it('never does worse than a problem, whatever byte is changed', () => {
    let problems = 0;
    for (let at = 0; at < 700; at++) {
      for (const value of [0, 0x7f, 0xff]) {
        const bytes = whole.slice();
        bytes[at] = value;
        try {
          const image = openImage(watched(bytes));
          for (const name of image.names()) image.find(name)?.bytes();
        } catch (error) {
          expect(error).toMatchObject({ name: 'ClassFileProblem' });
          problems++;
        }
      }
    }
    expect(problems).toBeGreaterThan(100);
  });
});

/** As jlink writes small numbers: one byte with five bits, two with thirteen. */
function compressed(value: number): readonly number[] {
  return value < 32 ? [0x80 | (1 << 5) | value] : [0x80 | (2 << 5) | (value >>> 8), value & 0xff];
}
