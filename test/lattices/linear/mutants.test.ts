/** Faults that are built into the linear bricks are found: by the meaning of operations, or by the laws. */
import { expect, it } from 'vitest';
import { built } from '../../support/seeded/building.js';
import { describeFaults } from '../../support/seeded/faults-caught.js';
import { brokenLaw } from '../laws.js';
import { campaign, type Lattices, LINEAR } from './bricks.js';
import { LINEAR_FAULTS } from './mutant-list.js';
import { elementsOf } from './samples.js';

const ENTRY = `
export { zones } from './src/lattices/linear/zones.js';
export { octagons } from './src/lattices/linear/octagons.js';
export { congruences } from './src/lattices/linear/congruences.js';
`;
const LONGEST_CHAIN = 200;

/** What is wrong with the bricks. */
function caught(lattices: Lattices): string | undefined {
  try {
    campaign(60, 20_241_119, lattices);
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
  for (const lattice of [lattices.zones, lattices.octagons]) {
    for (const widen of [lattice.widen, lattice.widenTo([-7, 0, 7])]) {
      const listed = {
        name: '',
        file: '',
        lattice: { ...lattice, widen },
        elements: elementsOf(lattice),
        longestChain: LONGEST_CHAIN,
      };
      const law = brokenLaw(listed, { numRuns: 60, seed: 1 });
      if (law !== undefined) return law;
    }
  }
  return undefined;
}

it('the bricks as they are pass', () => expect(caught(LINEAR)).toBeUndefined());

describeFaults('broken linear bricks are caught', LINEAR_FAULTS, async (fault) =>
  caught(await built<Lattices>(ENTRY, fault)),
);
