/** Broken solvers must be caught by the post-check or the comparison, each within its number of random systems. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeFaults } from '../support/seeded/faults-caught.js';
import { notLeast, type Solver, uncovered } from './comparison.js';
import { built, MUTANTS } from './mutants.js';
import { RANGES, type RandomSystem, randomSystems, SETS } from './random-systems.js';

const SEED = 20240905;
const most = Math.max(...MUTANTS.map(({ within }) => within));
const monotone = fc.sample(randomSystems('monotone'), { numRuns: most, seed: SEED });
const any = fc.sample(randomSystems('any'), { numRuns: most, seed: SEED });

/** What is wrong on the systems of one number. */
function wrong(solver: Solver, number: number): string | undefined {
  const [first, second] = [monotone[number] as RandomSystem, any[number] as RandomSystem];
  return (
    notLeast(solver, first, SETS) ??
    uncovered(solver, first, RANGES) ??
    uncovered(solver, second, SETS) ??
    uncovered(solver, second, RANGES)
  );
}

function caughtAfter(solver: Solver, limit: number): number | undefined {
  for (let number = 0; number < limit; number++) if (wrong(solver, number) !== undefined) return number + 1;
  return undefined;
}

describe('broken solvers', () => {
  it('none: the solver as it is passes', async () => {
    expect(caughtAfter(await built(undefined), 1000)).toBeUndefined();
  });
});

describeFaults('broken solvers are caught', MUTANTS, async (fault) => {
  const systems = caughtAfter(await built(fault), fault.within);
  return systems === undefined ? undefined : `${systems} systems`;
});
