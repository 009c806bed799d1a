/** Broken engines and domains must be caught by the soundness fuzzing, each within its number of random programs. */
import { describe, expect, it } from 'vitest';
import { FailedProgram, fuzzDomain } from '../fuzz/domain-soundness.js';
import { MUTANTS } from './mutant-list.js';
import { type Built, built } from './mutants.js';

const SEED = 20_240_930;

/** After how many programs it was caught (0: by a corner case), and by what. */
async function caughtAfter({ engine, domain }: Built, limit: number): Promise<[number, string] | undefined> {
  try {
    await domain((make) => fuzzDomain(make, limit, SEED, { engine, shrinking: 0, corners: 'last' }));
    return undefined;
  } catch (failure) {
    if (failure instanceof FailedProgram) return [failure.programs, failure.failure.kind];
    throw failure;
  }
}

describe('broken engines and domains', () => {
  it('none: what is built without a change passes', async () => {
    expect(await caughtAfter(await built(undefined, 'intervals'), 20)).toBeUndefined();
    expect(await caughtAfter(await built(undefined, 'recency'), 20)).toBeUndefined();
  });

  it.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))('%s', async (name, mutant) => {
    const caught = await caughtAfter(await built(mutant, mutant.domain), mutant.within);
    console.log(
      `${name}: ${caught === undefined ? 'not caught' : `caught by ${caught[1]} after ${caught[0]} programs`}`,
    );
    expect(caught).toBeDefined();
  });
});
