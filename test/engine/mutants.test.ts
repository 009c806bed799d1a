/** Broken engines must be caught by the post-check, by a concrete run, or by not coming to an end. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ClassTable } from '../../src/ir/program.js';
import { openTexts } from '../support/open.js';
import { describeFaults } from '../support/seeded/faults-caught.js';
import { initialising } from './initialising.js';
import { type BuiltEngine, built, MUTANTS } from './mutants.js';
import { POLICIES } from './policies.js';
import { PROGRAMS } from './programs.js';
import { openTable, run, uncovered } from './running.js';
import { ranges } from './toys.js';

const tables = new Map<string, ClassTable>();
beforeAll(async () => {
  for (const [name, text] of Object.entries(PROGRAMS))
    tables.set(name, (await openTexts([{ path: 'Test.java', text }])).table);
}, 60_000);

/** Where it is caught. */
function caught(engine: BuiltEngine): string | undefined {
  const budget = { steps: 20_000, states: 20_000, depth: 12, contexts: 8, targets: 8 };
  for (const [program, table] of tables) {
    for (const [name, policy] of Object.entries(POLICIES)) {
      if (policy.follows !== undefined) continue;
      const opened = openTable(table, engine.ProgramModel);
      try {
        for (const make of [ranges('0', true), initialising()]) {
          const ran = run(opened, make, ['T.run'], { budget, ...policy }, engine.analyse);
          for (const argument of [0, 4, 9]) {
            const problem = uncovered(opened, ran, 'T.run', [argument]);
            if (problem !== undefined) return `${program}, ${name}: ${problem}`;
          }
        }
      } catch (error) {
        return `${program}, ${name}: ${error instanceof Error ? error.message : 'thrown'}`;
      }
    }
  }
  return undefined;
}

describe('broken engines', () => {
  it('none: the engine as it is passes', async () => {
    expect(caught(await built(undefined))).toBeUndefined();
  }, 60_000);
});

describeFaults('broken engines are caught', MUTANTS, async (fault) => caught(await built(fault)));
