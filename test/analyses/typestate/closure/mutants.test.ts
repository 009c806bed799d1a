/** Seeded faults in the proof: each proves a table that is not complete, or fails to prove one that is. */
import { describe, expect, it } from 'vitest';
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

  it.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))('%s', async (_, mutant) => {
    const engine = await builtEngine(mutant);
    const cases = await mutant.cases(engine);
    expect(cases.some((each) => each.wrong())).toBe(true);
  });
});
