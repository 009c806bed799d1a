/** Random programs over lists, rings, doubly-linked lists and trees: no concrete run leaves the states, no answer is wrong. */
import { describe, expect, it } from 'vitest';
import { fuzzGraphs } from './campaign.js';

/** A slice; what it meets is enough to try all parts of the domain. */
const PROGRAMS = 8;

describe('shape graphs are sound', () => {
  it.each([1, 1_000])('on random programs from seed %d', async (seed) => {
    const { finished, started, tally } = await fuzzGraphs(PROGRAMS, seed);
    expect(finished).toBeGreaterThan(started / 2);
    expect(tally.runs).toBeGreaterThan(PROGRAMS);
    expect(tally.cells).toBeGreaterThan(50);
    expect(tally.calls).toBeGreaterThan(0);
    expect(tally.answers).toBeGreaterThan(200);
  });
});
