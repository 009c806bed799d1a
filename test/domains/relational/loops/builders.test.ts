/** What is shown of loops that build something: the true formulas, none of the false ones, and seeded faults show some of those. */
import { describe, expect, it } from 'vitest';
import { loadSolver, SpecChecker } from '../../../../src/analyses/spec/checking/index.js';
import { SpecProgram } from '../../../../src/analyses/spec/spec-program.js';
import { DEFAULT_OPTIONS } from '../../../../src/machines/relational/options.js';
import { built } from '../../../support/seeded/building.js';
import { describeFaults } from '../../../support/seeded/faults-caught.js';
import { classOf, type Engine, randomBuilders, shownOf, withClauses } from './appending.js';
import { BUILDERS, type Builder } from './builders.js';
import { LOOP_MUTANTS, type LoopMutant } from './loop-mutants.js';

const SOLVER = loadSolver();
const ENGINE: Engine = { SpecChecker, SpecProgram, DEFAULT_OPTIONS };
const SCOPE = 3;

const ENTRY = `
export { SpecChecker } from './src/analyses/spec/checking/checker.js';
export { SpecProgram } from './src/analyses/spec/spec-program.js';
export { DEFAULT_OPTIONS } from './src/machines/relational/options.js';
`;

function broken(mutant: LoopMutant): Promise<Engine> {
  return built<Engine>(ENTRY, mutant);
}

async function shown(engine: Engine, { text }: Builder, formulas: readonly string[]): Promise<readonly string[]> {
  const found = await shownOf(engine, await SOLVER, classOf([withClauses(text, formulas)]), SCOPE, false);
  return [...found.shown.values()].flat();
}

describe('loops that build something', () => {
  it.each(Object.entries(BUILDERS))(
    '%s',
    async (_, builder) => {
      expect(await shown(ENGINE, builder, builder.shown)).toEqual(builder.shown);
      expect(await shown(ENGINE, builder, builder.wrong)).toEqual([]);
    },
    120_000,
  );

  it.each([2, 3])(
    'what is shown of random ones, no run breaks: seed %i',
    async (seed) => {
      const found = await shownOf(ENGINE, await SOLVER, randomBuilders(seed, 5, 6), 2, true);
      expect(found.wrong).toEqual([]);
      expect([...found.shown.values()].flat().length).toBeGreaterThan(4);
    },
    120_000,
  );
});

describeFaults('seeded faults show something false', LOOP_MUTANTS, async (fault) => {
  const builder = BUILDERS[fault.seen] as Builder;
  const [wrong] = await shown(await broken(fault), builder, builder.wrong);
  return wrong;
});
