/** Broken summaries must be caught: by runs of the fixture, or by runs of code that uses them. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Implications } from '../../../../src/domains/heap/recency/implications/implications.js';
import type { recency } from '../../../../src/domains/heap/recency/index.js';
import { DEFAULT_POLICY, type EnginePolicy } from '../../../../src/engine/policy.js';
import { Hierarchy } from '../../../../src/ir/hierarchy.js';
import { anyRun, type Engine, openProgram, runTrial, startable } from '../../../fuzz/soundness/trial.js';
import { openTexts } from '../../../support/open.js';
import { built } from '../../../support/seeded/building.js';
import { describeFaults } from '../../../support/seeded/faults-caught.js';
import { contradiction, SAMPLES } from './judging.js';
import { MUTANTS, type Mutant } from './mutant-list.js';

interface Built extends Engine {
  readonly recency: typeof recency;
  readonly Implications: typeof Implications;
}

const ENTRY = `
export { analyse, ProgramModel } from './src/engine/index.js';
export { recency } from './src/domains/heap/recency/index.js';
export { Implications } from './src/domains/heap/recency/implications/implications.js';
`;

const FIXTURE = readFileSync(new URL('./Tellings.java', import.meta.url), 'utf8') + SAMPLES;
const CALLERS = readFileSync(new URL('./Callers.java', import.meta.url), 'utf8');
/** A call with two targets is not looked into either. */
const POLICY: EnginePolicy = {
  ...DEFAULT_POLICY,
  budget: { ...DEFAULT_POLICY.budget, targets: 1 },
  follows: (_, { method }) => !method.name.startsWith('unknown'),
};

describe('broken summaries', () => {
  it('none: what is built without a change passes', async () => {
    const built = await builtWith(undefined);
    expect(await caughtByMethods(built)).toBeUndefined();
    expect(await caughtByCallers(built)).toBeUndefined();
    expect(await caughtBySilence(built)).toBeUndefined();
  });
});

describeFaults('broken summaries are caught', MUTANTS, async (fault) => {
  const broken = await builtWith(fault);
  return (await caughtByMethods(broken)) ?? (await caughtBySilence(broken)) ?? (await caughtByCallers(broken));
});

async function caughtByMethods({ ProgramModel, Implications: Broken }: Built): Promise<string | undefined> {
  const { table } = await openTexts([{ path: 'Tellings.java', text: FIXTURE }]);
  const methods = (table.find('Tellings')?.methods ?? []).filter(({ name }) => !name.startsWith('<'));
  for (const method of methods) method.body();
  const implications = new Broken(new ProgramModel(new Hierarchy(table), { classes: table.inputs() }));
  for (const method of methods) {
    const found = contradiction(table, method, implications.ofMethod(method));
    if (found !== undefined) return found;
  }
  return undefined;
}

async function caughtByCallers({ analyse, ProgramModel, recency: broken }: Built): Promise<string | undefined> {
  const table = await openProgram(CALLERS);
  if (table === undefined) throw new Error('the callers do not compile');
  const tally = { visits: 0, steps: 0, calls: 0, answers: 0, failedChecks: 0 };
  for (const method of startable(table).filter((name) => name.startsWith('Main.') && !name.includes('unknown'))) {
    try {
      runTrial(table, anyRun(broken()), { method, policy: POLICY, liveness: true, twice: false, seed: 7 }, tally, {
        analyse,
        ProgramModel,
      });
    } catch (failure) {
      return `${method}: ${failure}`;
    }
  }
  return undefined;
}

/** Where no alarm is raised although an override lets null through. */
async function caughtBySilence({ analyse, ProgramModel, recency: broken }: Built): Promise<string | undefined> {
  const table = await openProgram(CALLERS);
  const method = table?.find('Main')?.methods.find(({ name }) => name === 'overridden');
  if (table === undefined || method === undefined) throw new Error('no method to look at');
  const program = new ProgramModel(new Hierarchy(table), { classes: table.inputs() });
  const domain = broken()(program);
  const code = program.code(method);
  if (code === undefined) throw new Error('no code to look at');
  const states = domain.entry(code, { history: 'any', nullness: () => 'non-null' });
  const result = analyse(program, domain, [{ code, states }], POLICY);
  const visits = result.activations.flatMap((activation) => [...result.visits(activation)]);
  return visits.some(({ outcome }) => outcome.alarms.some(({ rule, latent }) => rule === 'not-null' && !latent))
    ? undefined
    : 'no alarm behind a call that an override lets pass';
}

function builtWith(mutant: Mutant | undefined): Promise<Built> {
  return built<Built>(ENTRY, mutant);
}
