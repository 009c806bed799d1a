/** Seeded faults in boolean programs and their interpreter: none leaves the table of its component as it is. */
import { expect, it } from 'vitest';
import { builtFrom } from '../closure/mutants.js';
import { judgedText } from './engine.js';
import type { Judged, Judgement } from './judge.js';
import { MUTANTS } from './mutant-list.js';

const ENTRY = `
export { booleanEngine } from './analyses/typestate/boolean-engine.js';
export { componentsOf } from './analyses/typestate/component.js';
export { discover } from './analyses/typestate/discovery.js';
export { emulate } from './analyses/typestate/emulation.js';
`;

function isRight({ uncovered, unseen, rows, heaps, contradictions }: Judgement, expected: Judgement): boolean {
  const isSame = [...rows, ...heaps].join() === [...expected.rows, ...expected.heaps].join();
  return isSame && uncovered.length + unseen.length + contradictions.length === 0;
}

it.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))('%s', async (_, mutant) => {
  const expected = await judgedText(mutant.component);
  expect(isRight(expected, expected)).toBe(true);
  const engine = await builtFrom<Judged>(ENTRY, mutant);
  const found = await judgedText(mutant.component, engine).catch(() => undefined);
  expect(found !== undefined && isRight(found, expected)).toBe(false);
});
