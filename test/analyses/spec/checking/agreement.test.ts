/** What the checker shows of random methods, no run on a small heap breaks. */
import { expect, it } from 'vitest';
import { agreement } from './agreement.js';

it('claims about random methods agree with runs', async () => {
  const { counts, wrong } = await agreement(12, 8);
  expect(wrong).toEqual([]);
  expect(counts.proved).toBeGreaterThan(15);
  expect(counts.bounded).toBeGreaterThan(5);
  expect(counts.unproved).toBeGreaterThan(50);
}, 120_000);
