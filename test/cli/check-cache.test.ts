/** `espalier check` with its cache: the same results cold, warm, stale and damaged, also after an interruption. */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { CacheFolder } from '../../src/cli/cache/cache-folder.js';
import { hashOf } from '../../src/cli/cache/hash.js';
import { PROJECT } from '../analyses/check/tasks/project.js';
import { emptyFolder, espalier } from './command.js';

function project(): string {
  const folder = path.join(emptyFolder(), 'project');
  mkdirSync(folder);
  for (const [name, text] of Object.entries(PROJECT)) writeFileSync(path.join(folder, name), text);
  return folder;
}

function timeless(out: string): string {
  return out.replace(/"milliseconds": \d+/, '');
}

/** The JSON without the time that it took. */
function checked(folder: string, ...words: readonly string[]): string {
  const { out, status } = espalier('check', folder, '--format', 'json', '--no-config', ...words);
  expect(status).toBe(1);
  return timeless(out);
}

function entries(cache: string): readonly string[] {
  return readdirSync(cache).filter((name) => /^[0-9a-f]{64}$/.test(name));
}

describe('a kept result', () => {
  it('is the same as without, and is not believed when damaged, foreign or out of date', { timeout: 900_000 }, () => {
    const [folder, cache] = [project(), path.join(emptyFolder(), 'cache')];
    const expected = checked(folder, '--no-cache');
    expect(checked(folder, '--cache', cache)).toBe(expected);
    // Two are used, the whole result and the edits that were tried for it: told by the time stamp that use leaves. The others are parts of it.
    const files = entries(cache).map((name) => path.join(cache, name));
    for (const each of files) utimesSync(each, new Date(0), new Date(0));
    expect(checked(folder, '--cache', cache)).toBe(expected);
    const used = files.filter((each) => statSync(each).mtimeMs > 0);
    expect(used).toHaveLength(2);
    for (const format of ['text', 'sarif']) {
      const words = ['check', folder, '--no-config', '--format', format];
      expect(espalier(...words, '--cache', cache)).toEqual(espalier(...words, '--no-cache'));
    }
    const damage = (file: string): Buffer => {
      const bytes = readFileSync(file);
      bytes.writeUInt8(bytes.readUInt8(bytes.length - 20) ^ 4, bytes.length - 20);
      writeFileSync(file, bytes);
      return bytes;
    };
    for (const file of used) {
      const flipped = damage(file);
      expect(checked(folder, '--cache', cache)).toBe(expected);
      expect(readFileSync(file).equals(flipped)).toBe(false);
    }
    // Nor are parts that are damaged believed, once the whole is gone.
    for (const file of used) rmSync(file);
    for (const each of files.filter((other) => !used.includes(other))) damage(each);
    expect(checked(folder, '--cache', cache)).toBe(expected);
    // An edit: the kept result is not of this program.
    const edited = path.join(folder, 'Bank.java');
    writeFileSync(edited, readFileSync(edited, 'utf8').replace('find(key).length()', 'key.length()'));
    const other = checked(folder, '--no-cache');
    expect(other).not.toBe(expected);
    expect(checked(folder, '--cache', cache)).toBe(other);
  });

  it('depends on classes of the class path that were looked at, and on those that were missing', () => {
    const folder = emptyFolder();
    const [input, library] = [path.join(folder, 'in'), path.join(folder, 'lib')];
    for (const each of [input, library]) mkdirSync(each);
    const uses = 'class Uses { static int length() { return Lib.text().length(); } }\n';
    writeFileSync(path.join(input, 'Uses.java'), uses);
    const words = ['check', input, '--format', 'json', '--no-config', '--classpath', library];
    const cache = path.join(folder, 'cache');
    const verdicts = (out: string): string => {
      const run: { results: { claims: { property: string; verdict: string }[] }[] } = JSON.parse(out);
      return run.results
        .flatMap(({ claims }) => claims.map(({ property, verdict }) => `${property} ${verdict}`))
        .join();
    };
    const seen: string[] = [];
    for (const text of [
      undefined,
      'class Lib { static String text() { return "a"; } }',
      'class Lib { static String text() { return null; } }',
    ]) {
      const file = path.join(library, 'Lib.java');
      if (text !== undefined) writeFileSync(file, text);
      const { out } = espalier(...words, '--cache', cache);
      // Again with what is kept: edits that are offered rest on these classes, too.
      expect(timeless(espalier(...words, '--cache', cache).out)).toBe(timeless(out));
      expect(timeless(out)).toBe(timeless(espalier(...words, '--no-cache').out));
      expect(verdicts(out)).toBe(verdicts(espalier(...words, '--no-cache').out));
      seen.push(verdicts(out));
    }
    expect(new Set(seen).size).toBe(3);
  });
});

describe('two runs at once, and one that is interrupted', () => {
  it('leave a cache that works', async () => {
    const [folder, cache] = [project(), path.join(emptyFolder(), 'cache')];
    const output = path.join(path.dirname(cache), 'out.json');
    const start = (...words: readonly string[]) =>
      spawn(process.execPath, [inject('command'), 'check', folder, '--no-config', '--cache', cache, ...words], {
        stdio: 'ignore',
      });
    const ended = (child: ReturnType<typeof start>): Promise<{ code: number | null; signal: string | null }> =>
      new Promise((resolve) => {
        child.on('exit', (code, signal) => resolve({ code, signal }));
      });
    const interrupted = start('--jobs', '2', '--format', 'json', '--output', output);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    interrupted.kill('SIGINT');
    const { code, signal } = await ended(interrupted);
    // Either it was in the middle, and nothing is half-written, or it had ended before.
    if (signal === 'SIGINT' || code === 130) expect(statSync(output, { throwIfNoEntry: false })).toBeUndefined();
    else expect(code).toBe(1);
    const json = ['--format', 'json'];
    const both = await Promise.all([ended(start(...json)), ended(start(...json))]);
    expect(both.map((each) => each.code)).toEqual([1, 1]);
    // What they keep has the same names, as it is the same.
    const alone = path.join(emptyFolder(), 'alone');
    checked(folder, '--cache', alone);
    expect([...entries(cache)].sort()).toEqual([...entries(alone)].sort());
    expect(readdirSync(cache).filter((name) => name.endsWith('.new'))).toEqual([]);
    expect(checked(folder, '--cache', cache)).toBe(checked(folder, '--no-cache'));
  });
});

describe('the folder', () => {
  const key = (text: string): string => hashOf(text);

  it('gives back what was kept, each under its own name', () => {
    const cache = new CacheFolder(path.join(emptyFolder(), 'cache'));
    expect(cache.read(key('a'))).toBeUndefined();
    cache.write(key('a'), { text: 'ä', list: [1, null] });
    cache.write(key('b'), 'b');
    expect(cache.read(key('a'))).toEqual({ text: 'ä', list: [1, null] });
    expect(cache.read(key('b'))).toBe('b');
  });

  it('believes no file with a byte changed, cut off, or of another name', () => {
    const folder = path.join(emptyFolder(), 'cache');
    const cache = new CacheFolder(folder);
    const file = path.join(folder, key('a'));
    cache.write(key('a'), 'kept');
    const whole = readFileSync(file);
    for (let index = 0; index < whole.length; index++) {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      writeFileSync(file, changed);
      expect(cache.read(key('a')), `byte ${index}`).toBeUndefined();
      writeFileSync(file, whole.subarray(0, index));
      expect(cache.read(key('a')), `${index} bytes`).toBeUndefined();
    }
    writeFileSync(path.join(folder, key('b')), whole);
    expect(cache.read(key('b'))).toBeUndefined();
    writeFileSync(file, whole);
    expect(cache.read(key('a'))).toBe('kept');
  });

  it('keeps to its size: what was used longest ago goes', () => {
    const folder = path.join(emptyFolder(), 'cache');
    const most = 1500;
    const cache = new CacheFolder(folder, most);
    // Such texts cannot be packed into less than half.
    const value = (index: number): string =>
      Array.from({ length: 16 }, (_, part) => hashOf(`${index} ${part}`)).join('');
    for (let index = 0; index < 8; index++) {
      cache.write(key(String(index)), value(index));
      utimesSync(path.join(folder, key(String(index))), new Date(1000 * index), new Date(1000 * index));
      cache.trim();
    }
    const sum = entries(folder).reduce((total, name) => total + statSync(path.join(folder, name)).size, 0);
    expect(sum).toBeLessThanOrEqual(most);
    expect(cache.read(key('7'))).toBeDefined();
    expect(cache.read(key('0'))).toBeUndefined();
  });

  it('that cannot be written or read is no problem', () => {
    const file = path.join(emptyFolder(), 'file');
    writeFileSync(file, '');
    const cache = new CacheFolder(path.join(file, 'cache'));
    cache.write(key('a'), 1);
    expect(cache.read(key('a'))).toBeUndefined();
    rmSync(file);
  });
});
