/** Seeded faults are all caught by concrete runs. */
import { expect, it } from 'vitest';
import { describeFaults } from '../../support/seeded/faults-caught.js';
import { isDue } from '../../support/seeded/turns.js';
import { SPEC_MUTANTS, type SpecMutant } from './mutant-list.js';
import { built, caughtBy } from './mutants.js';

/** Faults of loops, calls and merges are seen in programs only. */
function isOfAlgebra({ file }: SpecMutant): boolean {
  return !/^machines\/relational\/(?:loops|execution)\//.test(file);
}

// The analysis as it is is judged by `spec.test.ts` and `test/domains/relational`, too: one turn takes this.
it.skipIf(!isDue(0))(
  'nothing is caught where nothing is broken',
  async () => {
    expect(await caughtBy(await built(undefined), 60, 8)).toBeUndefined();
  },
  300_000,
);

describeFaults('broken specifications are caught', SPEC_MUTANTS, async (fault) => {
  const caught = await caughtBy(await built(fault), isOfAlgebra(fault) ? 1_000 : 0, undefined, fault.shownBy);
  // By a run, not by falling over.
  return caught?.startsWith('fault') ? undefined : caught;
});
