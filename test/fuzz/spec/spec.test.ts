/** A slice of the campaign with a fixed seed; the full one is `npm run fuzz -- spec --full`. */
import { expect, it } from 'vitest';
import { fuzzSpecs } from './campaign.js';

it('specifications of random methods hold on enumerated and on random heaps', async () => {
  const { pairs, enumerated, whole, returned, threw, statuses } = await fuzzSpecs(1500, 20061105);
  expect(enumerated).toBeGreaterThanOrEqual(1500);
  expect(pairs).toBeGreaterThan(enumerated + 100);
  expect(whole).toBeGreaterThan(3);
  expect(returned).toBeGreaterThan(500);
  expect(threw).toBeGreaterThan(200);
  expect(statuses.exact).toBeGreaterThan(20);
}, 120_000);
