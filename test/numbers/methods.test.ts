/** Small methods and their broken twins: what is proved never fails in a run, and twins are not proved. */
import { expect, it } from 'vitest';
import { broken, said, twinOf } from './judged.js';
import { SUITE } from './suite.js';

const notProved = ({ claims }: Awaited<ReturnType<typeof said>>): readonly string[] =>
  claims.filter(({ verdict }) => verdict !== 'proved').map(({ verdict }) => verdict);

it.each(SUITE.map((pair) => [pair.name, pair] as const))('%s', async (_, pair) => {
  expect(await broken(pair.members)).toEqual([]);
  expect(notProved(await said(pair.members, 'zones', false))).toEqual(pair.open === undefined ? [] : ['unproved']);
  const twin = twinOf(pair);
  const verdicts = notProved(await said(twin, 'zones', true));
  expect(verdicts).not.toEqual([]);
  // The interpreter says so, too: on a small heap, or in a run that `numbers` found.
  expect(verdicts.includes('refuted') || (await broken(twin)).length > 0).toBe(true);
});

it('there are enough of them, and most are proved', () => {
  expect(SUITE.length).toBeGreaterThanOrEqual(70);
  expect(SUITE.filter(({ open }) => open !== undefined).length).toBeLessThanOrEqual(SUITE.length * 0.05);
});
