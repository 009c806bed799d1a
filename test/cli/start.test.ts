/** What is loaded when: answers that need no analyzer, and the code of the analyzer that is kept between runs. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cacheHome } from '../../src/cli/start/cache-home.js';
import { CodeCache } from '../../src/cli/start/code-cache.js';
import { COMMANDS, PROPERTIES } from '../../src/workspace/commands/index.js';
import { emptyFolder, espalier, filesOf } from './command.js';

const PROGRAM = filesOf({ 'A.java': 'class A { int f(A a) { return a == null ? 0 : 1; } }' })['A.java'] ?? '';
const WORDS = ['check', '--no-cache', '--format', 'json', PROGRAM];

interface Told {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Times differ. */
function without(text: string): string {
  return text.replace(/"milliseconds": ?\d+/, '');
}

function runWith(environment: Readonly<Record<string, string>>, command = inject('command'), words = WORDS): Told {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status, out: without(stdout), err: stderr };
}

describe('without the analyzer', () => {
  let command = '';
  let folder = '';

  beforeAll(() => {
    const bundle = path.dirname(inject('command'));
    folder = mkdtempSync(path.join(path.dirname(bundle), 'bare-'));
    command = path.join(folder, 'espalier.js');
    for (const name of readdirSync(bundle)) {
      if (name.endsWith('.js') && !name.startsWith('analyzer'))
        cpSync(path.join(bundle, name), path.join(folder, name));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['--version'],
    ['--help'],
    ['help', 'check'],
    ...COMMANDS.map(({ card }) => [card.id, '--help']),
    ['completion', 'bash'],
    ['completion', 'zsh'],
    ['completion', 'fish'],
    ['no-such-command'],
    ['check', '--no-such-option'],
    ['shape', PROGRAM, '--fail-on', 'nonsense'],
    ['run', PROGRAM, '--format', 'nonsense'],
  ])('answers %s %s', (...words) => {
    const { status, out, err } = espalier(...words);
    expect(runWith({}, command, words)).toEqual({ status, out, err });
    expect(out + err).not.toBe('');
  });

  it('does no work', () => expect(runWith({}, command).status).toBe(3));

  it('knows every rule that --fail-on takes', () => {
    const { err } = runWith({}, command, ['shape', PROGRAM, '--fail-on', 'nonsense']);
    for (const property of PROPERTIES) expect(err).toContain(property);
  });
});

describe('code of the analyzer', () => {
  const plain = (): Told => runWith({ ESPALIER_CODE_CACHE: 'off' });
  const filesIn = (home: string): readonly string[] => {
    const folder = path.join(home, 'espalier');
    return existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  };

  it('is kept by the first run and used by the next', () => {
    const home = emptyFolder();
    expect(runWith({ XDG_CACHE_HOME: home })).toEqual(plain());
    const [file = '', ...others] = filesIn(home);
    expect(others).toEqual([]);
    expect(path.basename(file)).toMatch(/^check-[0-9a-f]{16}\.code$/);
    utimesSync(file, new Date(1e12), new Date(1e12));
    expect(runWith({ XDG_CACHE_HOME: home })).toEqual(plain());
    expect(filesIn(home)).toEqual([file]);
    expect(statSync(file).mtimeMs).toBe(1e12);
  });

  it('is not kept where that is turned off', () => {
    const home = emptyFolder();
    expect(runWith({ XDG_CACHE_HOME: home, ESPALIER_CODE_CACHE: 'off' }).status).toBe(0);
    expect(filesIn(home)).toEqual([]);
  });

  it.each([
    ['half of it', (code: Buffer) => code.subarray(0, code.length / 2)],
    ['nothing', () => Buffer.alloc(0)],
    ['other bytes', (code: Buffer) => Buffer.alloc(code.length, 7)],
    ['one bit turned', (code: Buffer) => Buffer.from(code).fill((code[5000] ?? 0) ^ 1, 5000, 5001)],
  ])('is made again where the file holds %s', (_, change) => {
    const home = emptyFolder();
    runWith({ XDG_CACHE_HOME: home });
    const [file = ''] = filesIn(home);
    const code = readFileSync(file);
    writeFileSync(file, change(code));
    expect(runWith({ XDG_CACHE_HOME: home })).toEqual(plain());
    expect(readFileSync(file).length).toBeGreaterThan(code.length / 2);
    expect(filesIn(home)).toEqual([file]);
  });

  it('is made again where V8 refuses it', () => {
    const home = emptyFolder();
    runWith({ XDG_CACHE_HOME: home });
    const [file = ''] = filesIn(home);
    const other = new Script('({})').createCachedData();
    const [, kind = '', digest = ''] = /(\w+)-(\w+)\.code$/.exec(file) ?? [];
    writeAs(path.dirname(file), `${kind}-${digest}.code`, other);
    expect(runWith({ XDG_CACHE_HOME: home })).toEqual(plain());
    expect(readFileSync(file).length).toBeGreaterThan(10 * other.length);
  });

  it('does no harm where it cannot be kept', () => {
    const file = filesOf({ home: 'no folder' }).home ?? '';
    expect(runWith({ XDG_CACHE_HOME: file })).toEqual(plain());
  });

  /** As the cache writes it, under a name that is given. */
  function writeAs(folder: string, name: string, code: Buffer): void {
    const place = emptyFolder();
    const cache = new CodeCache(place, 'other', []);
    cache.write(code);
    const [written = ''] = readdirSync(place);
    cpSync(path.join(place, written), path.join(folder, name));
    chmodSync(path.join(folder, name), 0o600);
  }
});

describe('a file of code', () => {
  const CODE = Buffer.from('some code of some length');

  it('gives back what was written, to who asks for the same', () => {
    const folder = path.join(emptyFolder(), 'made', 'on', 'demand');
    new CodeCache(folder, 'check', ['one', 'two']).write(CODE);
    expect(new CodeCache(folder, 'check', ['one', 'two']).read()).toEqual(CODE);
    expect(new CodeCache(folder, 'check', ['one', 'other']).read()).toBeUndefined();
    expect(new CodeCache(folder, 'check', ['onet', 'wo']).read()).toBeUndefined();
    expect(new CodeCache(folder, 'shape', ['one', 'two']).read()).toBeUndefined();
  });

  it.skipIf(process.platform === 'win32')('is not believed where others may have written it', () => {
    const folder = emptyFolder();
    const cache = new CodeCache(folder, 'check', []);
    cache.write(CODE);
    const [name = ''] = readdirSync(folder);
    chmodSync(path.join(folder, name), 0o666);
    expect(cache.read()).toBeUndefined();
    chmodSync(path.join(folder, name), 0o600);
    expect(cache.read()).toEqual(CODE);
  });

  it('goes when there are many newer ones, with what was left half written', () => {
    const folder = emptyFolder();
    const caches = Array.from({ length: 20 }, (_, number) => new CodeCache(folder, 'check', [String(number)]));
    writeFileSync(path.join(folder, 'check-1.code.7-abc.new'), '');
    utimesSync(path.join(folder, 'check-1.code.7-abc.new'), new Date(1e12), new Date(1e12));
    const seen = new Set<string>();
    for (const [number, cache] of caches.entries()) {
      cache.write(CODE);
      const when = new Date(1e12 + 1000 * number);
      for (const name of readdirSync(folder)) {
        if (!seen.has(name)) utimesSync(path.join(folder, name), when, when);
        seen.add(name);
      }
    }
    expect(caches.filter((cache) => cache.read() !== undefined)).toEqual(caches.slice(4));
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });
});

describe('the folder for what can be made again', () => {
  it.each([
    ['linux', { XDG_CACHE_HOME: '/c', HOME: '/h' }, '/c/espalier'],
    ['linux', { XDG_CACHE_HOME: 'relative', HOME: '/h' }, '/h/.cache/espalier'],
    ['linux', { HOME: '/h' }, '/h/.cache/espalier'],
    ['darwin', { HOME: '/h' }, '/h/Library/Caches/espalier'],
    ['darwin', { XDG_CACHE_HOME: '/c', HOME: '/h' }, '/c/espalier'],
    ['win32', { HOME: '/h', LOCALAPPDATA: '/l' }, '/l/espalier/cache'],
    ['win32', { HOME: '/h' }, undefined],
  ] as const)('on %s with %j is %s', (platform, environment, expected) => {
    expect(cacheHome(platform, environment)).toBe(expected);
  });
});
