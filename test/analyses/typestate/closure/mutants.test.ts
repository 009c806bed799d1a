/** Seeded faults in the proof: each proves a table that is not complete, or fails to prove one that is. */
import { describe, expect, it } from 'vitest';
import { describeFaults } from '../../../support/seeded/faults-caught.js';
import { MUTANTS } from './mutant-list.js';
import { builtEngine } from './mutants.js';

describe('seeded faults in the proof of completeness', () => {
  it('it is right as it is', async () => {
    const engine = await builtEngine(undefined);
    for (const { name, cases } of MUTANTS) {
      const wrong = (await cases(engine)).filter((each) => each.wrong());
      expect([name, wrong.map((each) => each.name)]).toEqual([name, []]);
    }
  });
});

describeFaults('seeded faults in the proof of completeness are caught', MUTANTS, async (fault) => {
  const cases = await fault.cases(await builtEngine(fault));
  return cases.find((each) => each.wrong())?.name;
});
