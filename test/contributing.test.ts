/** docs/contributing: every file and folder that is named exists, every link leads somewhere, and each map has all folders of its room. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { espalier } from './cli/command.js';

const FOLDER = 'docs/contributing';
const PAGES = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(path.join(FOLDER, name), 'utf8') }));
const page = (name: string): string => PAGES.find((each) => each.name === name)?.text ?? '';

/** Names between back quotes that are paths from the root; a part in capitals, as in `docs/rules/RULE.md`, stands for any name. */
function pathsIn(text: string): readonly string[] {
  const rooms = readdirSync('.').filter((name) => statSync(name).isDirectory());
  return [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => rooms.includes(name.split('/')[0] ?? '') && !name.endsWith('/RULE.md'));
}

function linksIn(text: string): readonly string[] {
  return [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => target);
}

describe('pages for contributors', () => {
  it.each(PAGES.map(({ name, text }) => [name, text] as const))('%s names what exists', (_, text) => {
    expect(pathsIn(text).filter((name) => !existsSync(name))).toEqual([]);
    expect(linksIn(text).filter((target) => !existsSync(path.join(FOLDER, target)))).toEqual([]);
  });

  it('name files at all, and would tell of one that is not there', () => {
    expect(PAGES.flatMap(({ text }) => pathsIn(text)).length).toBeGreaterThan(150);
    expect(pathsIn('`src/engine/nowhere.ts` and `src/engine/domain.ts`')).toEqual([
      'src/engine/nowhere.ts',
      'src/engine/domain.ts',
    ]);
  });

  it('are all listed in the first of them', () => {
    const listed = linksIn(page('README.md')).filter((target) => !target.startsWith('..'));
    expect([...new Set(listed)].sort()).toEqual(
      PAGES.map(({ name }) => name)
        .filter((name) => name !== 'README.md')
        .sort(),
    );
  });

  it('are linked from CONTRIBUTING.md', () => {
    expect(linksIn(readFileSync('CONTRIBUTING.md', 'utf8'))).toContain('docs/contributing/README.md');
  });
});

describe('maps', () => {
  const ROOMS = [
    ['map-typestate.md', 'src/analyses/typestate'],
    ['map-invariants.md', 'src/analyses/invariants'],
    ['map-contraction.md', 'src/domains/heap/contraction'],
    ['map-relational.md', 'src/machines/relational'],
    ['map-relational.md', 'src/analyses/spec'],
  ] as const;

  it.each(ROOMS)('%s has all folders of %s', (name, room) => {
    const folders = readdirSync(room).filter((each) => statSync(path.join(room, each)).isDirectory());
    const named = [...page(name).matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([\w/]+)`/g)].map(([, folder = '']) => folder),
    );
    expect(folders.filter((folder) => !named.includes(folder))).toEqual([]);
  });

  it.each(ROOMS)('%s is a page of one screen', (name) => {
    expect(page(name).split('\n').length).toBeLessThan(50);
  });
});

describe('a line of Java', () => {
  const text = page('a-line-of-java.md');
  const file = 'examples/list/Reverse.java';

  it('is the line of the example', () => {
    const [, line, code] = /follows line (\d+) of .*\n\n {4}(.*)\n/.exec(text) ?? [];
    expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]?.trim()).toBe(code);
  });

  it.each([
    ['ir', / {4}(3: check .*)\n {4}(4: rest .*)\n/],
    ['check', /`(null-dereference +0 .*?)`/],
    ['shape', /`(19:\d+)`/],
  ])('%s prints what the page shows', (command, shown) => {
    const words = shown.exec(text)?.slice(1) ?? [];
    const { out } = espalier(command, file, '--method', 'reverse');
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(out).toContain(word);
  });

  it('spec prints bounds', () => {
    expect(text).toContain('the status is `bounds`');
    const { out } = espalier('spec', file, '--method', 'reverse');
    expect(out).toContain('Reverse.reverse(Node): bounds');
    expect(out).toContain('list.*next & (Node - null)');
  });
});
