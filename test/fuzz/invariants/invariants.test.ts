/** A fixed slice of the soundness fuzzing of class invariants; `npm run fuzz -- invariants --full` runs all of it. */
import { describe, expect, it } from 'vitest';
import { fuzzClasses } from './campaign.js';

const SEED = 20_261_115;
const CLASSES = 12;

describe('class invariants of random classes', () => {
  it('are broken by no client', async () => {
    const { claims, proved, broken } = await fuzzClasses(CLASSES, SEED);
    // A campaign in which nothing is proved, or nothing can be broken, would hold too.
    expect(claims).toBeGreaterThan(5 * CLASSES);
    expect(proved).toBeGreaterThan(CLASSES);
    expect(broken).toBeGreaterThan(CLASSES);
  }, 300_000);
});
