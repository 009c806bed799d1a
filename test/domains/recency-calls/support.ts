/** Analyses Java texts with the recency heap: which lines raise alarms, and whether concrete runs stay within the states. */

import { recency } from '../../../src/domains/heap/recency/index.js';
import { analyse, ProgramModel } from '../../../src/engine/index.js';
import { DEFAULT_POLICY, type EnginePolicy } from '../../../src/engine/policy.js';
import { Hierarchy } from '../../../src/ir/hierarchy.js';
import type { ClassTable } from '../../../src/ir/program.js';
import { liveVariables } from '../../../src/program/flow/liveness.js';
import { anyRun, runTrial, startable } from '../../fuzz/soundness/trial.js';
import { openTexts } from '../../support/open.js';

export async function open(text: string): Promise<ClassTable> {
  const { table } = await openTexts([{ path: 'Main.java', text }]);
  for (const name of table.inputs()) for (const method of table.find(name)?.methods ?? []) method.body();
  if (table.diagnostics().length > 0) throw new Error(JSON.stringify(table.diagnostics()));
  return table;
}

/** The alarms of an analysis from a method of `Main`, as `line rule`, latent ones in brackets; sorted, each once. */
export async function alarms(
  text: string,
  name: string,
  policy: Partial<EnginePolicy> = {},
): Promise<readonly string[]> {
  const table = await open(text);
  const hierarchy = new Hierarchy(table);
  const program = new ProgramModel(hierarchy, { classes: table.inputs(), liveVariables });
  const domain = recency()(program);
  const method = table.find('Main')?.methods.find((each) => each.name === name);
  const code = method === undefined ? undefined : program.code(method);
  if (code === undefined) throw new Error(`no method ${name}`);
  const states = domain.entry(code, {
    history: name === 'main' ? 'main' : 'any',
    nullness: () => 'non-null',
  });
  const result = analyse(program, domain, [{ code, states }], policy);
  if (result.outcome !== 'solved') throw new Error(result.reason);
  const found = new Set<string>();
  for (const activation of result.activations) {
    if (activation.code.method.owner.startsWith('java.')) continue;
    for (const { at, outcome } of result.visits(activation)) {
      for (const { rule, latent } of outcome.alarms) {
        found.add(latent ? `(${at.edge.span.line} ${rule})` : `${at.edge.span.line} ${rule}`);
      }
    }
  }
  return [...found].sort();
}

const BUDGET = { ...DEFAULT_POLICY.budget, steps: 40_000, states: 15_000 };

/** Precise, coarse, and with calls of `unknown` not followed. */
const POLICIES: readonly EnginePolicy[] = [
  { ...DEFAULT_POLICY, budget: BUDGET },
  {
    ...DEFAULT_POLICY,
    budget: BUDGET,
    contexts: { kind: 'none' },
    merge: { kind: 'all' },
    abstraction: 'everywhere',
    widenDelay: 0,
  },
  {
    ...DEFAULT_POLICY,
    budget: { ...BUDGET, contexts: 2 },
    contexts: { kind: 'call-strings', length: 1 },
    abstraction: 'calls',
    follows: (_, { method }) => method.name !== 'unknown',
  },
];

/** Runs every method of the text under several policies; throws where a run leaves the states or an answer is wrong. How many states were looked at. */
export async function judged(text: string): Promise<number> {
  const table = await open(text);
  const tally = { visits: 0, steps: 0, calls: 0, answers: 0, failedChecks: 0 };
  for (const method of startable(table)) {
    for (const [number, policy] of POLICIES.entries()) {
      const liveness = number !== 1;
      runTrial(table, anyRun(recency()), { method, policy, liveness, twice: false, seed: 17 + number }, tally);
    }
  }
  return tally.visits;
}
