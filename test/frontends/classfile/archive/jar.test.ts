/** Jars: names of classes, several releases, jars inside, web archives, other files. Written here; no JDK needed. */
import { describe, expect, it } from 'vitest';
import { type JarArchive, type JarOptions, openJar } from '../../../../src/frontends/classfile/archive/jar.js';
import { openJmod } from '../../../../src/frontends/classfile/archive/jmod.js';
import { problemOf, textOf, watched } from './reading.js';
import { ascii, type EntryToWrite, writeZip } from './zip-writer.js';

const MULTI_RELEASE = { name: 'META-INF/MANIFEST.MF', content: 'Manifest-Version: 1.0\r\nMulti-Release: true\r\n\r\n' };

function jarOf(entries: readonly EntryToWrite[], options: Partial<JarOptions> = {}): JarArchive {
  return openJar(watched(writeZip(entries)), { path: 'lib.jar', origin: 'classpath', ...options });
}

/** Entries whose content is their own name. */
const own = (...names: readonly string[]): readonly EntryToWrite[] => names.map((name) => ({ name, content: name }));
const contentOf = (jar: JarArchive, name: string): string | undefined => textOf(jar.find(name)?.bytes());

describe('a jar', () => {
  it('lists its classes by binary name', () => {
    const jar = jarOf(
      own('b/C$D.class', 'b/', 'b/C.class', 'A.class', 'a/x.txt', 'b/package-info.class', 'module-info.class'),
    );
    expect(jar.names()).toEqual(['A', 'b.C', 'b.C$D']);
    expect(jar.find('b.C$D')).toMatchObject({
      kind: 'class-file',
      name: 'b.C$D',
      path: 'lib.jar!/b/C$D.class',
      origin: 'classpath',
    });
    expect(contentOf(jar, 'b.C')).toBe('b/C.class');
    expect(jar.find('b.E')).toBeUndefined();
    expect(jar.find('module-info')).toBeUndefined();
    expect(jar.problems()).toEqual([]);
  });

  it('has the packages of its classes and those above them', () => {
    const jar = jarOf(own('java/util/List.class', 'doc/x.txt', 'java/utility/X.class'));
    for (const name of ['java', 'java.util', 'java.utility']) expect(jar.hasPackage(name)).toBe(true);
    for (const name of ['', 'jav', 'java.uti', 'java.util.List', 'doc', 'java.', 'util']) {
      expect(jar.hasPackage(name)).toBe(false);
    }
    expect(jarOf(own('A.class')).hasPackage('')).toBe(true);
  });

  it('leaves out classes in places where none can be', () => {
    const jar = jarOf(
      own('a.b/C.class', 'a//C.class', 'a/[C.class', '.class', 'a/.class', 'META-INF/C.class', 'x/C.CLASS'),
    );
    expect(jar.names()).toEqual([]);
    expect(jar.problems().map(({ entry }) => entry)).toEqual([
      'a.b/C.class',
      'a//C.class',
      'a/[C.class',
      '.class',
      'a/.class',
    ]);
  });

  it('gives the problem of a class when its bytes are asked for', () => {
    const jar = jarOf([{ name: 'a/B.class', content: 'x', central: { crc: 0 } }]);
    const found = jar.find('a.B');
    expect(problemOf(() => found?.bytes())).toMatch('CRC-32');
  });

  it('gives other files, too', () => {
    const jar = jarOf([
      { name: 'a/', content: '' },
      { name: 'a/B.java', content: '\ufeffclass B { /* ü */ }' },
      { name: 'a/latin', content: Uint8Array.of(0xfc) },
      { name: 'a/broken', content: 'x', central: { crc: 0 } },
    ]);
    expect(jar.fileNames()).toEqual(['a/B.java', 'a/latin', 'a/broken']);
    expect(jar.text('a/B.java')).toBe('class B { /* ü */ }');
    for (const name of ['a/latin', 'a/broken', 'a/missing']) expect(jar.text(name)).toBeUndefined();
    expect(jar.file('a/latin')).toEqual(Uint8Array.of(0xfc));
    expect(jar.file('a/missing')).toBeUndefined();
  });

  it('has an empty manifest where there is none, and says where there is a broken one', () => {
    expect(jarOf([]).manifest().mainClass).toBeUndefined();
    const lower = jarOf([{ name: 'meta-inf/manifest.mf', content: 'Main-Class: a.B\n' }]);
    expect(lower.manifest().mainClass).toBe('a.B');
    const broken = jarOf([{ ...MULTI_RELEASE, central: { crc: 0 } }]);
    expect(broken.manifest().multiRelease).toBe(false);
    expect(broken.problems()).toEqual([{ entry: 'META-INF/MANIFEST.MF', message: expect.stringContaining('CRC-32') }]);
  });
});

describe('a jar for several releases', () => {
  const VERSIONS = own(
    'a/B.class',
    'META-INF/versions/9/a/B.class',
    'META-INF/versions/17/a/B.class',
    'META-INF/versions/17/a/Only.class',
    'META-INF/versions/26/a/B.class',
    'META-INF/versions/8/a/B.class',
    'META-INF/versions/08/a/Odd.class',
    'META-INF/versions/11/META-INF/C.class',
    'META-INF/versions/9/module-info.class',
  );

  it.each([
    [8, 'a/B.class'],
    [9, 'META-INF/versions/9/a/B.class'],
    [16, 'META-INF/versions/9/a/B.class'],
    [17, 'META-INF/versions/17/a/B.class'],
    [25, 'META-INF/versions/17/a/B.class'],
    [undefined, 'META-INF/versions/17/a/B.class'],
    [26, 'META-INF/versions/26/a/B.class'],
  ])('gives the classes for release %s', (release, expected) => {
    for (const entries of [VERSIONS, VERSIONS.toReversed()]) {
      const jar = jarOf([...entries, MULTI_RELEASE], release === undefined ? {} : { release });
      expect(contentOf(jar, 'a.B')).toBe(expected);
      expect(jar.find('a.B')?.path).toBe(`lib.jar!/${expected}`);
    }
  });

  it('may have classes for later releases only', () => {
    expect(jarOf([...VERSIONS, MULTI_RELEASE], { release: 16 }).names()).toEqual(['a.B']);
    expect(jarOf([...VERSIONS, MULTI_RELEASE], { release: 17 }).names()).toEqual(['a.B', 'a.Only']);
  });

  it('is one only where the manifest says so', () => {
    expect(contentOf(jarOf(VERSIONS), 'a.B')).toBe('a/B.class');
    expect(jarOf(VERSIONS).names()).toEqual(['a.B']);
  });
});

describe('jars inside a jar', () => {
  const inner = (...names: readonly string[]): Uint8Array => writeZip(own(...names));

  it('give their classes, for Spring Boot', () => {
    const jar = jarOf(
      [
        ...own('org/boot/Loader.class', 'BOOT-INF/classes/app/Main.class', 'BOOT-INF/other/X.class'),
        { name: 'BOOT-INF/lib/x.jar', content: inner('a/B.class', 'app/Main.class') },
        { name: 'BOOT-INF/lib/y.jar', content: inner('a/B.class', 'a/C.class'), method: 'deflated' },
        { name: 'elsewhere/z.jar', content: inner('z/Z.class') },
      ],
      { path: 'app.jar' },
    );
    expect(jar.names()).toEqual(['a.B', 'a.C', 'app.Main', 'org.boot.Loader']);
    expect(jar.find('app.Main')?.path).toBe('app.jar!/BOOT-INF/classes/app/Main.class');
    expect(jar.find('a.B')?.path).toBe('app.jar!/BOOT-INF/lib/x.jar!/a/B.class');
    expect(jar.find('a.C')?.path).toBe('app.jar!/BOOT-INF/lib/y.jar!/a/C.class');
    expect(contentOf(jar, 'a.C')).toBe('a/C.class');
    expect(jar.hasPackage('a')).toBe(true);
    expect(jar.hasPackage('z')).toBe(false);
  });

  it('give their classes, for web archives and folders of libraries', () => {
    const jar = jarOf([
      ...own('WEB-INF/classes/w/W.class'),
      { name: 'WEB-INF/lib/x.jar', content: inner('a/B.class'), method: 'deflated' },
      { name: 'lib/y.jar', content: inner('c/D.class') },
      { name: 'lib/deeper/z.jar', content: inner('e/F.class') },
    ]);
    expect(jar.names()).toEqual(['a.B', 'c.D', 'w.W']);
  });

  it('are not opened before they are needed', () => {
    const big = writeZip([
      { name: 'a/B.class', content: Uint8Array.from({ length: 200_000 }, (_, at) => (at * at) >>> 5) },
    ]);
    const access = watched(writeZip([{ name: 'lib/x.jar', content: big }, ...own('c/D.class')]));
    const jar = openJar(access, { path: 'lib.jar', origin: 'input' });
    expect(textOf(jar.find('c.D')?.bytes())).toBe('c/D.class');
    expect(jar.hasPackage('c')).toBe(true);
    const early = (): number => access.reads.filter(({ offset }) => offset < 100_000).length;
    expect(early()).toBe(0);
    expect(jar.find('a.B')?.bytes().length).toBe(200_000);
    expect(early()).toBeGreaterThan(0);
  });

  it('are opened two deep, and no deeper', () => {
    const wrap = (content: Uint8Array, name: string): Uint8Array =>
      writeZip([...own(`${name}/C.class`), { name: `lib/${name}.jar`, content, method: 'deflated' }]);
    const bytes = wrap(wrap(wrap(inner('deepest/C.class'), 'three'), 'two'), 'one');
    const jar = openJar(watched(bytes), { path: 'a.jar', origin: 'input' });
    expect(jar.names()).toEqual(['one.C', 'three.C', 'two.C']);
    expect(jar.find('three.C')?.path).toBe('a.jar!/lib/one.jar!/lib/two.jar!/three/C.class');
    expect(jar.problems()).toEqual([
      { entry: 'lib/one.jar!/lib/two.jar!/lib/three.jar', message: expect.stringContaining('more than 2 deep') },
    ]);
  });

  it('that are broken are noted, and the others are used', () => {
    const jar = jarOf([
      { name: 'lib/broken.jar', content: 'this is no jar' },
      { name: 'lib/bad.jar', content: inner('../evil.class', 'x/Y.class') },
      { name: 'lib/sum.jar', content: inner('x/Z.class'), method: 'deflated', central: { crc: 3 } },
    ]);
    expect(jar.names()).toEqual(['x.Y']);
    expect(jar.problems().map(({ entry }) => entry)).toEqual([
      'lib/broken.jar',
      'lib/sum.jar',
      'lib/bad.jar!/../evil.class',
    ]);
  });

  it('share the limit of entries', () => {
    const jar = jarOf(
      [1, 2, 3].map((number) => ({
        name: `lib/${number}.jar`,
        content: inner(`a/A${number}.class`, `a/B${number}.class`),
      })),
      { limits: { entries: 7 } },
    );
    expect(jar.names()).toEqual(['a.A1', 'a.A2', 'a.B1', 'a.B2']);
    expect(jar.problems()).toHaveLength(1);
  });
});

describe('a jmod', () => {
  const zip = writeZip(
    own('classes/java/lang/Object.class', 'classes/module-info.class', 'bin/java', 'legal/X.class'),
    {
      prefix: ascii('JM\x01\0'),
    },
  );
  const jmod = openJmod(watched(zip), { path: 'java.base.jmod', origin: 'jdk' });

  it('has its classes in a folder', () => {
    expect(jmod.names()).toEqual(['java.lang.Object']);
    expect(jmod.find('java.lang.Object')).toMatchObject({
      path: 'java.base.jmod!/classes/java/lang/Object.class',
      origin: 'jdk',
    });
    expect(textOf(jmod.find('java.lang.Object')?.bytes())).toBe('classes/java/lang/Object.class');
    expect(jmod.hasPackage('java')).toBe(true);
    expect(jmod.problems()).toEqual([]);
  });

  it('begins with its mark', () => {
    const open = (bytes: Uint8Array) => problemOf(() => openJmod(watched(bytes), { path: 'x', origin: 'jdk' }));
    expect(open(zip.subarray(4))).toMatch('does not begin with JM');
    expect(open(new Uint8Array(0))).toMatch('does not begin with JM');
    expect(open(ascii('JM\x02\0'))).toMatch('version 2');
    expect(open(ascii('JM\x01\0'))).toMatch('not a zip file');
  });
});
