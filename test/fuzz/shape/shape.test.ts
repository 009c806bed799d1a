/** A fixed slice of the soundness fuzzing of shape analysis; `npm run fuzz -- shape --full` runs all of it. */
import { describe, expect, it } from 'vitest';
import { fuzzShapes } from './campaign.js';
import { fuzzVerdicts } from './verdicts.js';

const SEED = 20_241_115;
const PROGRAMS = 30;

describe('shape analysis of random programs', () => {
  it('has every state of every run among its states, and answers as it is', async () => {
    const { finished, started, tally } = await fuzzShapes(PROGRAMS, SEED);
    // A campaign that looks at nothing would hold too.
    expect(finished / started).toBeGreaterThan(0.8);
    expect(tally.regularStarts).toBeGreaterThan(PROGRAMS / 5);
    expect(tally.runs).toBeGreaterThan(3 * PROGRAMS);
    expect(tally.visits).toBeGreaterThan(80 * PROGRAMS);
    expect(tally.steps).toBeGreaterThan(60 * PROGRAMS);
    expect(tally.calls).toBeGreaterThan(4 * PROGRAMS);
    expect(tally.failedChecks).toBeGreaterThan(PROGRAMS / 4);
    expect(tally.answers).toBeGreaterThan(100 * PROGRAMS);
  });

  it('proves nothing that a run breaks', async () => {
    const told = await fuzzVerdicts(8, SEED);
    expect(told).toMatch(/\d\d claims .*[1-9]\d* broken/);
  });
});
