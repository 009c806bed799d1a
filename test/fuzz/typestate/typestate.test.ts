/** A fixed slice of the soundness fuzzing of typestates; `npm run fuzz -- typestate --full` runs all of it. */
import { describe, expect, it } from 'vitest';
import { allSubjects, fuzzTypestates } from './campaign.js';
import { fuzzClosures } from './closure-campaign.js';
import { fuzzComponents } from './component-campaign.js';
import { fuzzEntries } from './entry-campaign.js';
import { fuzzJdkClients } from './jdk-campaign.js';

const SEED = 20_261_115;
/** `npm run fuzz -- typestate` has them too. */
const SLOW = ['LinkedItems', 'SharedVersions', 'TwoHolders', 'Database', 'CheckedList', 'Peers'];

describe('typestates and random clients', () => {
  const subjects = allSubjects().filter(({ name }) => !SLOW.includes(name));

  it('of the components for tests and of the paper: what happens was predicted', async () => {
    const { calls, failures, claims, proved, compared } = await fuzzTypestates(4 * subjects.length, SEED, {
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

  it('of random linked structures: what is complete with few objects shows no more with many', async () => {
    const { components, closed, exhausted } = await fuzzClosures(36, SEED);
    expect(closed).toBeGreaterThan(components / 10);
    expect(closed).toBeGreaterThan(exhausted);
  }, 600_000);

  it('of methods that any code may call: no call that fails is safe', async () => {
    const entries = await fuzzEntries(8, SEED, { subjects });
    expect(entries.failed).toBeGreaterThan(entries.ran / 20);
    expect(entries.safe).toBeGreaterThan(entries.calls / 3);
    const clients = await fuzzJdkClients(2, SEED);
    expect(clients.failed).toBeGreaterThan(0);
    expect(clients.safe).toBeGreaterThan(clients.calls / 3);
  }, 600_000);
});
