/** docs/tutorial-library-fact.md: its records are the shipped ones, they prove what it says, and a JDK does what they say. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type MethodRecord, PACKAGES, type PackageRecords } from '../../src/library/index.js';
import { jdkOf } from '../support/classfiles.js';
import { tryRecords } from './harness.js';
import { report } from './report.js';
import { type Task, tasksOf } from './tasks.js';

const PAGE = readFileSync('docs/tutorial-library-fact.md', 'utf8');
const jdk = jdkOf(17);

function block(language: string): string {
  return new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(PAGE)?.[1] ?? '';
}

const RECORDS: readonly MethodRecord[] = JSON.parse(block('json'));
const CLASS = 'java.util.HexFormat';

describe('the tutorial', () => {
  it('shows the shipped records, all of the class', () => {
    const shipped = PACKAGES.flatMap(({ records }) => records).filter((record) => record.class === CLASS);
    expect(RECORDS).toEqual(shipped);
    expect(RECORDS.length).toBeGreaterThan(1);
  });
});

/** The command line without the records of the page. */
async function bundledWithout(folder: string): Promise<string> {
  const plugin: Plugin = {
    name: 'without-records',
    setup: ({ onLoad }) => {
      onLoad({ filter: /java\.util\.json$/ }, ({ path: file }) => {
        const read: PackageRecords = JSON.parse(readFileSync(file, 'utf8'));
        const records = read.records.filter((record) => record.class !== CLASS);
        return { contents: JSON.stringify({ ...read, records }), loader: 'json' as const };
      });
    },
  };
  const outfile = path.join(folder, 'espalier.js');
  await build({
    entryPoints: ['src/cli/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
    plugins: [plugin],
  });
  return outfile;
}

interface Claim {
  readonly verdict: string;
  readonly assumptions: readonly string[];
  readonly location: { readonly line: number };
}

describe.skipIf(jdk === undefined)('its example (needs a Java 17)', () => {
  const text = block('java');
  // `first, then second`, or one word for both.
  const wanted = text.split('\n').flatMap((line, at) => {
    const words = /\/\/ (\w+)(?:, then (\w+))?$/.exec(line);
    return words === null ? [] : [{ line: at + 1, before: words[1], after: words[2] ?? words[1] }];
  });
  let folder = '';

  beforeAll(() => {
    const place = path.resolve('node_modules/.espalier-test');
    mkdirSync(place, { recursive: true });
    folder = mkdtempSync(path.join(place, 'fact-'));
    writeFileSync(path.join(folder, 'Digest.java'), text);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function claims(command: string): readonly Claim[] {
    const environment = { ...process.env, JAVA_HOME: jdk?.home };
    const words = [command, 'check', 'Digest.java', '--format', 'json'];
    const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8', env: environment });
    const { results } = JSON.parse(stdout) as { results: readonly { claims: readonly Claim[] }[] };
    return results.flatMap((result) => result.claims);
  }
  const verdicts = (found: readonly Claim[]) => found.map(({ location, verdict }) => [location.line, verdict]);

  it('is not proved without the records', async () => {
    const found = claims(await bundledWithout(folder));
    expect(wanted).toHaveLength(3);
    expect(verdicts(found)).toEqual(wanted.map(({ line, before }) => [line, before]));
    expect(found.flatMap(({ assumptions }) => assumptions)).not.toContain(`library-fact:${CLASS}`);
  });

  it('is proved with them, and says so', () => {
    const found = claims(inject('command'));
    expect(verdicts(found)).toEqual(wanted.map(({ line, after }) => [line, after]));
    for (const { assumptions } of found) expect(assumptions).toContain(`library-fact:${CLASS}`);
  });

  it('is tried on the class, and wrong records are seen', async () => {
    const tasks = tasksOf(PACKAGES).filter((task) => task.class === CLASS);
    const wrong = (key: string, said: Partial<MethodRecord>): Task => ({
      class: CLASS,
      key,
      record: { class: CLASS, methods: [key], ...said },
    });
    const faults = [wrong('parseHex(CharSequence)', { calls: [] }), wrong('formatHex(byte[])', { throws: [] })];
    const trial = await tryRecords({
      jdk: jdk as NonNullable<typeof jdk>,
      tasks: [...tasks, ...faults],
      packages: PACKAGES,
      calls: 200,
      seed: 1,
    });
    const isOfFault = (task: Task): boolean => faults.includes(task);
    const seen = trial.differences.filter(({ task }) => isOfFault(task)).map(({ task, kind }) => `${task.key} ${kind}`);
    expect([...new Set(seen)].sort()).toEqual(['formatHex(byte[]) throws', 'parseHex(CharSequence) calls']);
    const own = { ...trial, differences: trial.differences.filter(({ task }) => !isOfFault(task)) };
    // How many calls are made depends on the tasks beside them.
    const counts = (line: string): string => line.replace(/, \d+ calls made \(.*?\)/, '');
    expect(PAGE).toContain('    npm run library -- java.util.HexFormat --calls 200 --seed 1\n');
    const printed = PAGE.split('\n').filter((line) => line.includes('methods with facts'));
    expect(report(tasks, own).map(counts)).toEqual(printed.map((line) => counts(line.trim())));
  });
});
