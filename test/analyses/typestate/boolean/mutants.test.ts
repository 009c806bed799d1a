/** Seeded faults in boolean programs and their interpreter: none leaves the table of its component as it is. */
import { expect } from 'vitest';
import { built } from '../../../support/seeded/building.js';
import { describeFaults } from '../../../support/seeded/faults-caught.js';
import { judgedText } from './engine.js';
import type { Judged, Judgement } from './judge.js';
import { MUTANTS } from './mutant-list.js';

const ENTRY = `
export { booleanEngine } from './src/analyses/typestate/boolean/engine.js';
export { componentsOf } from './src/analyses/typestate/component/component.js';
export { discover } from './src/analyses/typestate/discovery/discovery.js';
export { emulate } from './src/analyses/typestate/emulation/emulation.js';
`;

function isRight({ uncovered, unseen, rows, heaps, contradictions }: Judgement, expected: Judgement): boolean {
  const isSame = [...rows, ...heaps].join() === [...expected.rows, ...expected.heaps].join();
  return isSame && uncovered.length + unseen.length + contradictions.length === 0;
}

describeFaults('seeded faults', MUTANTS, async (fault) => {
  const expected = await judgedText(fault.component);
  expect(isRight(expected, expected)).toBe(true);
  const engine = await built<Judged>(ENTRY, fault);
  const found = await judgedText(fault.component, engine).catch(() => undefined);
  return found !== undefined && isRight(found, expected) ? undefined : 'another table';
});
