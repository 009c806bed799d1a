/** Class files for tests: compiled by a JDK of this machine, where there is one, and opened as a program over the models. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClassFileBytes, ClassFileListing } from '../../src/frontends/classfile/class-path.js';
import type { Origin } from '../../src/ir/program.js';
import { findJdks, type Jdk } from '../agreement/jdks.js';
import { compiled } from './compiling/warm-compiler.js';

export { classFolders } from '../agreement/class-folders.js';
export type { Jdk } from '../agreement/jdks.js';
export { openCompiled } from '../agreement/open-compiled.js';

/** The oldest JDK of at least that release; undefined when there is none, and the test is to be skipped. */
export function jdkFrom(release: number): Jdk | undefined {
  return findJdks().find((jdk) => jdk.release >= release);
}

export function jdkOf(release: number): Jdk | undefined {
  return findJdks().find((jdk) => jdk.release === release);
}

export interface Compilation {
  readonly jdk: Jdk;
  /** Texts by path (`a/B.java`). */
  readonly sources: Readonly<Record<string, string>>;
  /** Such as `-g` or `-parameters`. */
  readonly options?: readonly string[];
}

/** The folder of class files. What was compiled before, in this run or an earlier one, is not compiled again. */
export function compileSources({ jdk, sources, options = [] }: Compilation): string {
  const files = Object.entries(sources).sort(([left], [right]) => (left < right ? -1 : 1));
  const digest = createHash('sha256')
    .update(JSON.stringify([jdk.home, jdk.release, options, files]))
    .digest('hex');
  const cache = path.join(tmpdir(), 'espalier-test-classes');
  const folder = path.join(cache, digest.slice(0, 24));
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(path.join(cache, 'work-'));
  try {
    const written = files.map(([name, text]) => {
      const file = path.join(work, 'sources', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
      return file;
    });
    const classes = path.join(work, 'classes');
    mkdirSync(classes);
    const given = ['-nowarn', '-proc:none', '-encoding', 'UTF-8', ...options, '-d', classes, ...written];
    const { status, said } = compiled(jdk, given);
    if (status !== 0) throw new Error(said);
    // Another process may have been faster: its folder has the same content.
    if (!existsSync(folder)) renameSync(classes, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return folder;
}

/** Class files held in memory, by class name. */
export function classBytes(classes: Readonly<Record<string, Uint8Array>>, origin: Origin = 'input'): ClassFileListing {
  const found = new Map<string, ClassFileBytes>();
  const packages = new Set<string>();
  for (const [name, bytes] of Object.entries(classes)) {
    const file = `${name.replaceAll('.', '/')}.class`;
    found.set(name, { kind: 'class-file', name, path: file, origin, bytes: () => bytes });
    for (let at = name.lastIndexOf('.'); at > 0; at = name.lastIndexOf('.', at - 1)) packages.add(name.slice(0, at));
  }
  const names = [...found.keys()].sort();
  return { find: (name) => found.get(name), hasPackage: (name) => packages.has(name), names: () => names };
}
