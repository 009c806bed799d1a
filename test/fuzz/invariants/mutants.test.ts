/** Seeded faults in the analysis of class invariants must show in what it says about the classes of the fixtures. */
import { describe, expect, it } from 'vitest';
import { type AnalyseClasses, judgeFixture } from '../../analyses/invariants/fixtures/judge.js';
import { readInvariantsFixtures } from '../../fixtures/invariants/programs.js';
import { openFiles } from '../../support/open.js';
import { describeFaults } from '../../support/seeded/faults-caught.js';
import { INVARIANTS_MUTANTS } from './mutant-list.js';
import { builtAnalysis } from './mutants.js';

const MINUTES = 60_000;
const FIXTURES = new Map(readInvariantsFixtures().map((fixture) => [fixture.name, fixture]));

/** What is wrong: false proofs, members that are classified otherwise. */
async function wrongIn(analyse: AnalyseClasses, names: readonly string[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const name of names) {
    const fixture = FIXTURES.get(name);
    if (fixture === undefined) throw new Error(`there is no class ${name}`);
    const { table } = await openFiles(...fixture.files);
    const { unsound, misread } = judgeFixture(table, fixture, { replay: false, analyse });
    wrong.push(...[...unsound, ...misread].map((text) => `${name}, ${text}`));
    if (wrong.length > 0) break;
  }
  return wrong;
}

describe('broken analyses of class invariants', () => {
  it(
    'none: what is built without a change passes',
    async () => {
      // The others are looked at where verdicts are tested.
      const names = ['StartsWithThree', 'TwoRoadsMeet', 'DirtyCall', 'StackHandsOutNodes'];
      expect(await wrongIn(await builtAnalysis(undefined), names)).toEqual([]);
    },
    5 * MINUTES,
  );
});

describeFaults('broken analyses of class invariants are caught', INVARIANTS_MUTANTS, async (fault) => {
  const [wrong] = await wrongIn(await builtAnalysis(fault), fault.shownBy);
  return wrong;
});
