/** What the checker shows of random methods, no run on a small heap breaks. */
import { expect, it } from 'vitest';
import { agreement } from './agreement.js';
import { relationalAgreement } from './relational-agreement.js';

it('claims about random methods agree with runs', async () => {
  const { counts, wrong } = await agreement(12, 8);
  expect(wrong).toEqual([]);
  expect(counts.proved).toBeGreaterThan(15);
  expect(counts.bounded).toBeGreaterThan(5);
  expect(counts.unproved).toBeGreaterThan(50);
}, 120_000);

it('so do claims under invariants', async () => {
  const { counts, wrong } = await agreement(6, 21, 2, { hasInvariants: true });
  expect(wrong).toEqual([]);
  expect(counts.proved).toBeGreaterThan(8);
  expect(counts.unproved).toBeGreaterThan(30);
}, 120_000);

it('so do claims about relational formulas, as the oracle reads them', async () => {
  const { counts, wrong } = await relationalAgreement(6, 77);
  expect(wrong).toEqual([]);
  expect(counts.proved).toBeGreaterThan(15);
  expect(counts.unproved).toBeGreaterThan(50);
}, 120_000);
