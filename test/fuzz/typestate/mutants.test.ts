/** Seeded faults in typestate analysis must be caught by its fixtures or by random clients. */
import { describe, expect, it } from 'vitest';
import { describeFaults } from '../../support/seeded/faults-caught.js';
import { TYPESTATE_MUTANTS } from './mutant-list.js';
import { builtEngine, caughtBy } from './mutants.js';

describe('broken typestate analyses', () => {
  it('none: what is built without a change passes', async () => {
    expect(await caughtBy(await builtEngine(undefined), ['FileHandle', 'Latch', 'Session'])).toBeUndefined();
  });
});

describeFaults('broken typestate analyses are caught', TYPESTATE_MUTANTS, async (fault) => {
  const caught = await caughtBy(await builtEngine(fault), fault.shownBy);
  // A crash would say nothing about the tests.
  return caught !== undefined && /^(?:table|clients|.* is called complete)/.test(caught) ? caught : undefined;
});
