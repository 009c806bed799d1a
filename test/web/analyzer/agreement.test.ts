/** The page says what the command line says. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { CheckResult } from '../../../src/findings/check-result.js';
import type { Witness } from '../../../src/findings/claim.js';
import type { ElementResult, RunResult } from '../../../src/findings/result.js';
import { asDifferences } from '../../../src/findings/witness-heaps.js';
import { orderedFindings } from '../../../src/reports/findings-order.js';
import type { Analyzer } from '../../../src/web/analyzer/analyzer.js';
import type {} from '../../support/bundled.js';
import { answerOf, fileOf, openAnalyzer } from './open.js';

let analyzer: Analyzer;
beforeAll(async () => {
  analyzer = await openAnalyzer();
});

/** The library lies in the package there, and in the pack here; times differ. */
function run(...words: readonly string[]): string {
  const { stdout } = spawnSync(process.execPath, [inject('command'), ...words], { encoding: 'utf8', maxBuffer: 1e9 });
  return stdout.replaceAll(`${path.resolve()}/`, '');
}

function results<R extends ElementResult>(...words: readonly string[]): RunResult<R> {
  return timeless(JSON.parse(run(...words, '--format', 'json'))) as RunResult<R>;
}

/** Without times; with heaps as differences, as JSON has them: pictures need them whole. */
function timeless(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, inner: unknown) => {
      if (key === 'milliseconds') return 0;
      return isWitness(inner) ? asDifferences(inner) : inner;
    }),
  );
}

function isWitness(value: unknown): value is Witness {
  return typeof value === 'object' && value !== null && 'heap' in value && 'trace' in value;
}

const PROGRAMS = [
  'examples/list/ReverseLosesTail.java',
  'examples/list/PrependToRing.java',
  'examples/queue/LinkedQueueKeepsTail.java',
  'examples/check/PhoneBook.java',
];

describe('the page and the command line agree', () => {
  it.each(PROGRAMS)('shape %s', async (file) => {
    const { methods, assumptions } = await answerOf(analyzer, 'shapes', [fileOf(file)]);
    const expected = results('shape', file);
    const byPlace = [...methods].sort((left, right) => order(expected, left.result) - order(expected, right.result));
    expect(timeless(byPlace.map(({ result }) => result))).toEqual(expected.results);
    expect(assumptions).toEqual(expected.assumptions);
  });

  it.each(PROGRAMS)('check %s', async (file) => {
    const { findings, assumptions, proved } = await answerOf(analyzer, 'findings', [fileOf(file)]);
    const expected = results<CheckResult>('check', file, '--no-cache', '--no-config');
    const shown = findings.map(({ element: _, ...finding }) => finding);
    expect(timeless(shown)).toEqual(orderedFindings(expected).map(({ finding }) => finding));
    expect(assumptions).toEqual(expected.assumptions);
    const claims = expected.results.flatMap((result) => result.claims);
    expect(proved).toBe(claims.filter(({ kind, verdict }) => kind === 'obligation' && verdict === 'proved').length);
  });

  it('invariants', async () => {
    const file = 'examples/queue/LinkedQueueKeepsTail.java';
    const { classes, assumptions } = await answerOf(analyzer, 'invariants', [fileOf(file)]);
    const expected = results('invariants', file);
    expect(timeless(classes.map(({ result }) => result))).toEqual(expected.results);
    expect(assumptions).toEqual(expected.assumptions);
  });

  it('spec --check', async () => {
    const file = 'examples/spec/Checked.java';
    const { methods } = await answerOf(analyzer, 'specification', [fileOf(file)]);
    expect(timeless(methods)).toEqual(results('spec', '--check', file).results);
  });

  it('typestate', async () => {
    const [client, component] = ['examples/typestate/ViewerClientShares.java', 'examples/typestate/Viewer.java'];
    const { components, clients } = await answerOf(analyzer, 'typestates', [fileOf(component), fileOf(client)]);
    const expected = results('typestate', component, '--client', client);
    expect(timeless([...components, ...clients])).toEqual(expected.results);
  });

  it('ir', async () => {
    const file = 'examples/cache/LruCache.java';
    expect((await answerOf(analyzer, 'ir', [fileOf(file)])).text).toBe(run('ir', file));
  });
});

/** Where the command line lists the method. */
function order({ results: listed }: RunResult, { class: owner, method, descriptor }: ElementResult): number {
  return listed.findIndex((each) => each.class === owner && each.method === method && each.descriptor === descriptor);
}
