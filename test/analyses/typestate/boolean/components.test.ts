/** Boolean programs of components that are not the paper's cover what the code does; where nothing is `*` they do nothing else. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openFiles } from '../../../support/open.js';
import { ENGINE, judgedText } from './engine.js';
import { judged } from './judge.js';
import { TRAPS } from './traps.js';

const FOLDER = new URL('../../../fixtures/typestate/components/', import.meta.url).pathname;

const COUNTERS = 'what is counted up is `*` in the paper; the code is followed more exactly';
/** Where the program does more than the code, and why. */
const MORE: Readonly<Record<string, string>> = {
  'CheckedList.java': COUNTERS,
  'ThirdCall.java': COUNTERS,
};
/** Too many heaps for a test even with two objects: with one, and then it counts. */
const LARGE = ['LinkedItems.java'];

describe('traps', () => {
  it.each(Object.entries(TRAPS))('%s', async (_, text) => {
    const { uncovered, unseen, contradictions, leftOut } = await judgedText(text);
    expect({ uncovered, unseen, contradictions, leftOut }).toEqual({
      uncovered: [],
      unseen: [],
      contradictions: [],
      leftOut: [],
    });
  });
});

describe('components of the fixtures', () => {
  it.each(readdirSync(FOLDER).filter((name) => !LARGE.includes(name)))('%s', async (name) => {
    const { table } = await openFiles(`${FOLDER}${name}`);
    const judgements = judged(ENGINE, table, { errors: ['throw', 'assert'], objects: 2 });
    expect(judgements.flatMap(({ uncovered }) => uncovered)).toEqual([]);
    expect(judgements.flatMap(({ contradictions }) => contradictions)).toEqual([]);
    expect(judgements.flatMap(({ leftOut }) => leftOut)).toEqual([]);
    // What comes to be exact has to leave the list.
    expect(judgements.some(({ unseen }) => unseen.length > 0)).toBe(MORE[name] !== undefined);
  });

  it.each(LARGE)('%s', async (name) => {
    const { table } = await openFiles(`${FOLDER}${name}`);
    const [judgement] = judged(ENGINE, table, { errors: ['throw', 'assert'], objects: 1 });
    expect(judgement?.uncovered).toEqual([]);
    expect(judgement?.contradictions).toEqual([]);
  });
});

it('code that calls back is told with its place', async () => {
  const { leftOut } = await judgedText(`
    class Bell implements Runnable {
      private boolean rung;
      public void run() { rung = true; }
      void hand(java.util.concurrent.Executor executor) { executor.execute(this); }
      void check() { if (rung) throw new IllegalStateException(); }
    }`);
  expect(leftOut.some((reason) => reason.includes('Bell.hand, line 5'))).toBe(true);
});
