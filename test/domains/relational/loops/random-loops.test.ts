/** Random loops on random heaps: nothing that is claimed of them is refuted by a run. */
import { describe, expect, it } from 'vitest';
import { judged } from './judged.js';
import { randomLoopClass } from './random-loops.js';

describe('random loops', () => {
  it.each([5, 17, 29, 41, 53])(
    'seed %i',
    async (seed) => {
      const results = await judged(randomLoopClass(seed, 10), 20);
      const faults = [...results].flatMap(([name, { fault }]) => (fault === undefined ? [] : [`${name}: ${fault}`]));
      expect(faults).toEqual([]);
      expect(results.size).toBe(10);
    },
    60_000,
  );
});
