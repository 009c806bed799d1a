/** The table of the summary adds up, and the text says what JSON says: over fixtures and examples, for every command that has obligations. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CheckResult } from '../../src/findings/check-result.js';
import type { Claim } from '../../src/findings/claim.js';
import type { RunResult } from '../../src/findings/result.js';
import { columnOf, SUMMARY_COLUMNS, summaryOf } from '../../src/findings/summary.js';
import { check } from '../../src/workspace/check.js';
import { espalier } from '../cli/command.js';
import { openTexts } from '../support/open.js';
import { due } from '../support/seeded/turns.js';

const FIXTURES = path.join('test', 'fixtures', 'java');

function obligations(results: readonly { readonly claims: readonly Claim[] }[]): readonly Claim[] {
  return results.flatMap(({ claims }) => claims).filter(({ kind }) => kind === 'obligation');
}

/** The numbers of the table by rule, as the text prints them. */
function tableOf(text: string): ReadonlyMap<string, readonly number[]> {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => /^rule +bugs +maybes +hidden +proved +unknown$/.test(line));
  const rows = new Map<string, readonly number[]>();
  for (const line of head < 0 ? [] : lines.slice(head + 1)) {
    const [rule = '', ...numbers] = line.split(/ +/);
    if (numbers.length !== SUMMARY_COLUMNS.length || !numbers.every((each) => /^\d+$/.test(each))) break;
    rows.set(rule, numbers.map(Number));
  }
  return rows;
}

/** Whether the claim is one of the places of a finding. */
function isFinding({ findings }: CheckResult, { property, location }: Claim): boolean {
  return findings.some(
    (finding) =>
      finding.property === property &&
      [finding.location, ...(finding.also ?? [])].some(
        ({ file, line, column }) => file === location.file && line === location.line && column === location.column,
      ),
  );
}

describe('fixtures', () => {
  const folders = due(readdirSync(FIXTURES).sort(), 4);
  it.each(folders)('%s', { timeout: 300_000 }, async (folder) => {
    const files = readdirSync(path.join(FIXTURES, folder)).filter((name) => name.endsWith('.java'));
    for (const name of files) {
      const text = readFileSync(path.join(FIXTURES, folder, name), 'utf8');
      const workspace = await openTexts([{ path: name, text }]);
      const { results } = check(workspace, { classes: [], methods: [], replay: false, budget: 1 });
      const summary = summaryOf(results);
      const sum = summary.reduce(
        (all, row) => all + SUMMARY_COLUMNS.reduce((each, column) => each + row[column], 0),
        0,
      );
      expect(sum, name).toBe(obligations(results).length);
      for (const row of summary) {
        const by = Object.values(row.hiddenBy ?? {}).reduce((all, each) => all + each, 0);
        expect(by, name).toBe(row.hidden);
      }
      for (const result of results) {
        for (const claim of result.claims) {
          if (claim.kind !== 'obligation' || claim.verdict === 'proved') continue;
          // Said once for the whole run where time was up; else a claim is a finding, or says what it waits for.
          expect(isFinding(result, claim) || claim.hidden !== undefined, `${name} ${JSON.stringify(claim)}`).toBe(true);
        }
        for (const finding of result.findings) {
          const claim = result.claims.find((each) => each.property === finding.property && each.hidden === undefined);
          expect(claim, `${name} ${finding.rule}`).toBeDefined();
        }
      }
    }
  });
});

describe('commands', () => {
  const viewer = ['examples/typestate/Viewer.java', '--client', 'examples/typestate/ViewerClientShares.java'];
  it.each([
    ['check', 'examples/check'],
    ['check', 'examples/check', '--show', 'all'],
    ['shape', 'examples/dll'],
    ['invariants', 'examples/queue/LinkedQueue.java', 'examples/queue/LinkedQueueKeepsTail.java'],
    ['typestate', ...viewer],
    ['spec', 'examples/spec/Checked.java', '--check'],
    ['run', 'examples/dll/Remove.java', '--class', 'Remove', '--scope', '2'],
  ])('%s %s', { timeout: 300_000 }, (...words) => {
    const run = JSON.parse(espalier(...words, '--format', 'json').out) as RunResult;
    const { summary = [], results } = run;
    const claims = obligations(results);
    expect(claims.length).toBeGreaterThan(0);
    for (const row of summary) {
      for (const column of SUMMARY_COLUMNS) {
        const counted = claims.filter((claim) => claim.property === row.rule && columnOf(claim) === column).length;
        expect(row[column], `${row.rule} ${column}`).toBe(counted);
      }
    }
    const sum = summary.reduce((all, row) => all + SUMMARY_COLUMNS.reduce((each, column) => each + row[column], 0), 0);
    expect(sum).toBe(claims.length);
    const table = tableOf(espalier(...words).out);
    const expected = summary.map((row) => [row.rule, SUMMARY_COLUMNS.map((column) => row[column])] as const);
    expect([...table].filter(([rule]) => rule !== 'all')).toEqual(expected);
  });
});
