/** Broken engines and domains must be caught by the soundness fuzzing, each within its number of random programs. */
import { describe, expect, it } from 'vitest';
import { FailedProgram, fuzzDomain } from '../fuzz/domain-soundness.js';
import { anyRun } from '../fuzz/soundness/trial.js';
import { describeFaults } from '../support/seeded/faults-caught.js';
import { MUTANTS, type Mutant } from './mutant-list.js';
import { type Built, built } from './mutants.js';

const SEED = 20_240_930;

/** After how many programs it was caught (0: by a corner case), and by what. */
type Caught = readonly [programs: number, kind: string];

async function caughtAfter({ engine, domain }: Built, limit: number, seed = SEED): Promise<Caught | undefined> {
  try {
    await domain((make) => fuzzDomain(anyRun(make), limit, seed, { engine, shrinking: 0, corners: 'last' }));
    return undefined;
  } catch (failure) {
    if (failure instanceof FailedProgram) return [failure.programs, failure.failure.kind];
    throw failure;
  }
}

/** What shows it is tried first; where it no longer does, whatever may. */
async function caught({ within, shownBy }: Mutant, broken: Built): Promise<Caught | undefined> {
  if (shownBy === undefined) return caughtAfter(broken, within);
  const shown = shownBy === 'corners' ? await caughtAfter(broken, 0) : await caughtAfter(broken, 1, shownBy);
  return shown ?? (await caughtAfter(broken, within));
}

describe('broken engines and domains', () => {
  it('none: what is built without a change passes', async () => {
    expect(await caughtAfter(await built(undefined, 'intervals'), 4)).toBeUndefined();
    expect(await caughtAfter(await built(undefined, 'recency'), 4)).toBeUndefined();
  });
});

describeFaults('broken engines and domains are caught', MUTANTS, async (fault) => {
  const found = await caught(fault, await built(fault, fault.domain));
  return found === undefined ? undefined : `by ${found[1]} after ${found[0]} programs`;
});
