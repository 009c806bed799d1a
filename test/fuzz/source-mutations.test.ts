/** A fixed-seed slice of the source mutations; `npm run fuzz -- source-mutations --full` runs all. */
import { expect, it } from 'vitest';
import { fuzzSourceMutations } from './source-mutations.js';

it('random byte changes in 60 sources neither crash, hang, nor break the IR', async () => {
  const { files, bodies, failures } = await fuzzSourceMutations(60, 20_260_101);
  expect(failures).toEqual([]);
  expect(files).toBe(60);
  expect(bodies).toBeGreaterThan(100);
});
