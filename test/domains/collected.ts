/** States of a domain, collected by analysing random programs: what the laws are tried on. */

import { followsFor, type PlannedRun } from '../../src/analyses/listed-domain.js';
import type { Code, CodeEdge } from '../../src/engine/code.js';
import type { Domain } from '../../src/engine/domain.js';
import { analyse, DEFAULT_POLICY, ProgramModel, worldOf } from '../../src/engine/index.js';
import { Hierarchy } from '../../src/ir/hierarchy.js';
import { liveVariables } from '../../src/program/flow/liveness.js';
import { printBlocks } from '../fuzz/java/blocks.js';
import { randomJavaProgram } from '../fuzz/java/program.js';
import { openProgram, type Preparing } from '../fuzz/soundness/trial.js';

export interface CollectedState<E> {
  readonly at: CodeEdge;
  readonly state: E;
}

export interface Collected<E> {
  readonly domain: Domain<E>;
  /** The body with the most different states. */
  readonly code: Code;
  /** Each a different one, before an edge of that body. */
  readonly states: readonly CollectedState<E>[];
}

/** Of one random program, analysed from `main` and from a method on any heap, with nothing merged that need not be. */
export async function collectStates<E>(prepare: Preparing<E>, seed: number): Promise<Collected<E>> {
  const table = await openProgram(printBlocks(randomJavaProgram(seed)));
  if (table === undefined) throw new Error(`program ${seed} is refused`);
  const hierarchy = new Hierarchy(table);
  const classes = worldOf(hierarchy, table.inputs());
  const program = new ProgramModel(hierarchy, { classes, liveVariables });
  const methods = table.find('Main')?.methods.filter(({ name }) => name === 'main' || name === 'work0') ?? [];
  const run: PlannedRun = { world: { hierarchy, classes }, roots: methods };
  const prepared = prepare(run);
  const domain = prepared.make(program);
  const roots = methods.flatMap((method) => {
    const code = program.code(method);
    if (code === undefined) return [];
    const history = method.name === 'main' ? ('main' as const) : ('any' as const);
    return [{ code, states: domain.entry(code, { history, nullness: () => 'unknown' }) }];
  });
  const result = analyse(program, domain, roots, {
    merge: { kind: 'at-most', count: 8 },
    ...followsFor(prepared, {}),
    budget: { ...DEFAULT_POLICY.budget, steps: 100_000 },
  });
  if (result.outcome !== 'solved') throw new Error(`program ${seed}: ${result.reason}`);
  const byCode = new Map<Code, Map<number, CollectedState<E>>>();
  for (const activation of result.activations) {
    let found = byCode.get(activation.code);
    if (found === undefined) {
      found = new Map();
      byCode.set(activation.code, found);
    }
    for (const { at, state } of result.visits(activation)) found.set(domain.lattice.key(state), { at, state });
  }
  const [largest] = [...byCode].sort(([, left], [, right]) => right.size - left.size);
  if (largest === undefined) throw new Error(`program ${seed} has no states`);
  return { domain, code: largest[0], states: [...largest[1].values()] };
}
