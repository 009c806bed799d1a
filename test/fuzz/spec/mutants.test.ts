/** Seeded faults are all caught by concrete runs. */
import { expect, it } from 'vitest';
import { SPEC_MUTANTS, type SpecMutant } from './mutant-list.js';
import { built, caughtBy } from './mutants.js';

/** Faults of loops, calls and merges are seen in programs only. */
function isOfAlgebra({ file }: SpecMutant): boolean {
  return !/^(?:loops|execution)\//.test(file);
}

it('nothing is caught where nothing is broken', async () => {
  expect(await caughtBy(await built(undefined), 60, 8)).toBeUndefined();
}, 120_000);

it.each(SPEC_MUTANTS)(
  'caught: $name',
  async (mutant) => {
    const caught = await caughtBy(await built(mutant), isOfAlgebra(mutant) ? 1_000 : 0, undefined, mutant.shownBy);
    expect(caught).toBeDefined();
    // By a run, not by falling over.
    expect(caught).not.toMatch(/^fault/);
  },
  120_000,
);
