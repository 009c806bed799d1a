/** A fixed slice of the soundness fuzzing of typestates; `npm run fuzz -- typestate --full` runs all of it. */
import { describe, expect, it } from 'vitest';
import { allSubjects, fuzzTypestates } from './campaign.js';
import { fuzzComponents } from './component-campaign.js';

const SEED = 20_261_115;
/** `npm run fuzz -- typestate` has them too. */
const SLOW = ['LinkedItems', 'SharedVersions', 'TwoHolders', 'Database', 'CheckedList', 'Peers'];

describe('typestates and random clients', () => {
  const subjects = allSubjects().filter(({ name }) => !SLOW.includes(name));

  it('of the components for tests and of the paper: what happens was predicted', async () => {
    const { calls, failures, claims, proved, compared } = await fuzzTypestates(10 * subjects.length, SEED, {
      subjects,
    });
    // A campaign in which nothing fails, nothing is compared or nothing is proved would hold too.
    expect(failures).toBeGreaterThan(calls / 20);
    expect(compared).toBeGreaterThan(calls / 2);
    expect(proved).toBeGreaterThan(claims / 4);
  }, 600_000);

  it('of random components: what happens was predicted', async () => {
    const { calls, failures, claims, proved, compared } = await fuzzComponents(25, SEED);
    expect(failures).toBeGreaterThan(calls / 50);
    expect(compared).toBeGreaterThan(calls / 4);
    expect(proved).toBeGreaterThan(claims / 8);
  }, 600_000);
});
