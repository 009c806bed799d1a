/** The JDK as a judge: its image, its module archives, jars that its tools write, zips that its library reads. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openJar } from '../../../../src/frontends/classfile/archive/jar.js';
import { openImage } from '../../../../src/frontends/classfile/archive/jimage.js';
import { openJmod } from '../../../../src/frontends/classfile/archive/jmod.js';
import { openZip } from '../../../../src/frontends/classfile/archive/zip.js';
import { findJdks, type Jdk } from '../../../agreement/jdks.js';
import { textOf, watched, withFile } from './reading.js';
import { ascii, type EntryToWrite, writeZip } from './zip-writer.js';

const MINUTES = 120_000;
const jdks = findJdks();
const scratch = mkdtempSync(path.join(tmpdir(), 'espalier-archives-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function run(jdk: Jdk, tool: string, ...options: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(path.join(jdk.home, 'bin', tool), options, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    cwd: scratch,
  });
  if (status !== 0) throw new Error(`${tool}: ${stderr}`);
  return stdout;
}

function write(file: string, content: string | Uint8Array): string {
  const place = path.join(scratch, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, content);
  return place;
}

/** Class names by module, from `jimage list`: modules as headlines, then a path a line. */
function listedByJdk(jdk: Jdk, image: string): ReadonlyMap<string, readonly string[]> {
  const modules = new Map<string, string[]>();
  let names: string[] = [];
  for (const line of run(jdk, 'jimage', 'list', image).split('\n')) {
    const module = /^Module: (.*)$/.exec(line)?.[1];
    if (module !== undefined) {
      names = [];
      modules.set(module, names);
    } else if (/\.class$/.test(line) && !/(?:module|package)-info\.class$/.test(line)) {
      names.push(line.trim().slice(0, -'.class'.length).replaceAll('/', '.'));
    }
  }
  for (const list of modules.values()) list.sort();
  return modules;
}

describe.skipIf(jdks.length === 0).each(jdks)('the JDK of release $release', (jdk) => {
  const image = path.join(jdk.home, 'lib', 'modules');

  it('lists the same classes of its image', { timeout: MINUTES }, () => {
    const expected = listedByJdk(jdk, image);
    withFile(image, (access) => {
      const opened = openImage(access);
      const withClasses = [...expected].filter(([, names]) => names.length > 0);
      expect(opened.modules()).toEqual(withClasses.map(([module]) => module).sort());
      for (const [module, names] of withClasses) expect(opened.namesOfModule(module)).toEqual(names);
      expect(opened.names().length).toBe(withClasses.reduce((sum, [, names]) => sum + names.length, 0));
    });
  });

  it('has class files in its image, each the one that it is called', { timeout: MINUTES }, () => {
    withFile(image, (access) => {
      const opened = openImage(access);
      const names = opened.namesOfModule('java.base');
      expect(names.length).toBeGreaterThan(5000);
      for (const name of names) {
        const bytes = Buffer.from(opened.find(name)?.bytes() ?? []);
        if (bytes.length < 10 || bytes.readUInt32BE(0) !== 0xcafebabe) expect.fail(`${name} is no class file`);
        // Every class file has its own name as a constant (JVMS 4.1, this_class).
        if (!bytes.includes(name.replaceAll('.', '/'))) expect.fail(`${name} is another class`);
      }
      expect(opened.hasPackage('java')).toBe(true);
      expect(opened.hasPackage('java.util.concurrent')).toBe(true);
      expect(opened.hasPackage('java.util.List')).toBe(false);
      expect(opened.find('java.util.Map$Entry')?.path).toBe('jdk:java.base/java/util/Map$Entry.class');
    });
  });

  const jmod = path.join(jdk.home, 'jmods', 'java.base.jmod');
  it.skipIf(!existsSync(jmod))('has the classes of its module archives in its image', { timeout: MINUTES }, () => {
    const listed = run(jdk, 'jmod', 'list', jmod)
      .split('\n')
      .filter((line) => /^classes\/.*\.class$/.test(line) && !/(?:module|package)-info\.class$/.test(line))
      .map((line) => line.slice('classes/'.length, -'.class'.length).replaceAll('/', '.'));
    withFile(jmod, (access) => {
      const opened = openJmod(access, { path: 'java.base.jmod', origin: 'jdk' });
      expect(opened.names()).toEqual(listed.sort());
      expect(opened.problems()).toEqual([]);
      withFile(image, (imageAccess) => {
        const inImage = openImage(imageAccess);
        for (const name of ['java.lang.Object', 'java.util.HashMap', 'java.util.LinkedList$Node']) {
          expect(opened.find(name)?.bytes()).toEqual(inImage.find(name)?.bytes());
        }
      });
    });
  });

  it('writes jars that are read alike', { timeout: MINUTES }, () => {
    const folder = `jar-${jdk.release}`;
    for (const version of ['base', 'nine']) {
      const source = `package a; public class B { public static void main(String[] a) { System.out.print("${version}"); } class C {} }`;
      run(
        jdk,
        'javac',
        '--release',
        '9',
        '-d',
        path.join(folder, version),
        write(`${folder}/${version}/a/B.java`, source),
      );
    }
    const libraries = Array.from({ length: 20 }, (_, number) => `lib/library-${number}.jar`);
    const manifest = write(`${folder}/manifest.txt`, `Class-Path: ${libraries.join(' ')}\nMulti-Release: true\n`);
    const file = path.join(scratch, folder, 'made.jar');
    const [base, nine] = ['base', 'nine'].map((version) => path.join(scratch, folder, version)) as [string, string];
    run(
      jdk,
      'jar',
      '--create',
      '--file',
      file,
      '--manifest',
      manifest,
      '--main-class',
      'a.B',
      '-C',
      base,
      '.',
      '--release',
      '9',
      '-C',
      nine,
      '.',
    );
    const printed = run(jdk, 'java', '-cp', file, 'a.B');
    withFile(file, (access) => {
      const jar = openJar(access, { path: 'made.jar', origin: 'input' });
      const listed = run(jdk, 'jar', '--list', '--file', file)
        .split('\n')
        .filter((line) => line !== '' && !line.endsWith('/'));
      expect([...jar.fileNames()].sort()).toEqual(listed.sort());
      expect(jar.names()).toEqual(['a.B', 'a.B$C']);
      expect(jar.manifest().classPath).toEqual(libraries);
      expect(jar.manifest().mainClass).toBe('a.B');
      expect(printed).toBe('nine');
      expect(jar.find('a.B')?.bytes()).toEqual(new Uint8Array(readFileSync(path.join(nine, 'a', 'B.class'))));
      const older = openJar(access, { path: 'made.jar', origin: 'input', release: 8 });
      expect(older.find('a.B')?.bytes()).toEqual(new Uint8Array(readFileSync(path.join(base, 'a', 'B.class'))));
      expect(jar.text('a/B.java')).toContain('"base"');
      expect(jar.problems()).toEqual([]);
    });
  });

  it('reads zips alike', { timeout: MINUTES }, () => {
    const judge = write(
      'Judge.java',
      `import java.util.jar.*; import java.nio.file.*; import java.util.*;
       class Judge { public static void main(String[] files) throws Exception { for (String file : files) {
         System.out.println("file " + Path.of(file).getFileName());
         try (JarFile jar = new JarFile(file)) {
           Set<String> names = new LinkedHashSet<>(); jar.stream().forEach(e -> names.add(e.getName()));
           for (String name : names) System.out.println(name + "=" + new String(jar.getInputStream(jar.getEntry(name)).readAllBytes()));
         } catch (java.io.IOException e) { System.out.println("problem"); }
       } } }`,
    );
    const folder = path.dirname(write(`zips-${jdk.release}/readme`, ''));
    for (const [name, bytes] of Object.entries(ZIPS)) writeFileSync(path.join(folder, `${name}.zip`), bytes);
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.zip'))
      .sort();
    const theirs = run(jdk, 'java', judge, ...files.map((name) => path.join(folder, name)))
      .trimEnd()
      .split('\n');
    const ours = files.flatMap((name) => [`file ${name}`, ...withFile(path.join(folder, name), printed)]);
    expect(ours).toEqual(theirs);
    expect(ours.filter((line) => line.startsWith('a/deflated.txt=all work'))).toHaveLength(files.length - 2);
  });
});

const TWO: readonly EntryToWrite[] = [
  { name: 'stored.txt', content: 'as it is' },
  { name: 'a/deflated.txt', content: 'all work and no play '.repeat(50).trim(), method: 'deflated' },
];

const ZIPS: Readonly<Record<string, Uint8Array>> = {
  plain: writeZip(TWO),
  comment: writeZip(TWO, { comment: ascii('a comment with PK\x05\x06 in it') }),
  prefix: writeZip(TWO, { prefix: ascii('#!/bin/sh\n') }),
  suffix: writeZip(TWO, { suffix: ascii('\0\0\0\0\0') }),
  wide: writeZip(TWO, { wideEnd: true }),
  descriptors: writeZip(TWO.map((entry) => ({ ...entry, descriptor: true }))),
  duplicates: writeZip([...TWO, { name: 'stored.txt', content: 'second' }, { name: 'stored.txt', content: 'third' }]),
  'cut-before-end': writeZip(TWO).subarray(0, 80),
  'cut-to-inner': writeZip([...TWO, { name: 'in.zip', content: writeZip(TWO) }]).subarray(0, -40),
  nothing: writeZip([]),
};

function printed(access: Parameters<typeof openZip>[0]): readonly string[] {
  try {
    const zip = openZip(access);
    return zip.entries.map((entry) => `${entry.name}=${textOf(zip.read(entry))}`);
  } catch {
    return ['problem'];
  }
}

describe('the archive used here', () => {
  it('is there without a JDK, too', () => {
    expect(printed(watched(ZIPS.plain ?? new Uint8Array(0)))).toHaveLength(2);
  });
});
