/** Seeded faults in typestate analysis must be caught by its fixtures or by random clients. */
import { describe, expect, it } from 'vitest';
import { TYPESTATE_MUTANTS } from './mutant-list.js';
import { builtEngine, caughtBy } from './mutants.js';

describe('broken typestate analyses', () => {
  it('none: what is built without a change passes', async () => {
    expect(await caughtBy(await builtEngine(undefined), ['FileHandle', 'Latch', 'Session'])).toBeUndefined();
  });

  it.each(TYPESTATE_MUTANTS.map((mutant) => [mutant.name, mutant] as const))('%s', async (name, mutant) => {
    const caught = await caughtBy(await builtEngine(mutant), mutant.shownBy);
    console.log(`${name}: ${caught ?? 'not caught'}`);
    // A crash would say nothing about the tests.
    expect(caught).toMatch(/^(table|clients|.* is called complete)/);
  });
});
