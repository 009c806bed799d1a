/** One run of a method on shape graphs with variable-set names: coarser than contraction, but no number of pointers is too much. */
import { type GraphState, type ShapegraphDomain, shapegraphDomain } from '../../../domains/heap/shapegraph/index.js';
import { analyse } from '../../../engine/index.js';
import type { BoundFormula } from '../../../facts/index.js';
import type { SolvedBy } from '../../../obligations/index.js';
import type { Attempt } from '../attempts.js';
import { policyOf } from '../attempts.js';
import { keptToTheEnd, knownOnEntry, programFor, type Running, reasonOf, startOf } from '../run-method.js';
import type { Subject } from '../subject.js';
import { graphOptions, mayMatter } from './graph-options.js';
import { leakOf } from './isolation.js';

export interface GraphRun extends SolvedBy<GraphState> {
  readonly domain: ShapegraphDomain;
  /** Whether the objects that are there on entry are followed. */
  readonly isFollowed: boolean;
}

/** `assumed` are formulas that hold on entry besides what the method requires. */
export function runGraphs(
  { world, context, cancelled }: Omit<Running, 'allowance'>,
  subject: Subject,
  mode: 'relational' | 'keyed',
  assumed: readonly BoundFormula[],
  steps: number,
): GraphRun | { readonly unsolved: string } {
  const attempt: Attempt = {
    join: mode === 'relational' ? 'relational' : 'partial',
    contracts: 'everywhere',
    followsCalls: true,
    pins: false,
    coarse: false,
    budget: 1,
  };
  const { budget, follows } = policyOf(attempt, subject, steps);
  const program = programFor(world, subject, keptToTheEnd(subject));
  const options = graphOptions(world, subject, mode);
  const domain = shapegraphDomain(program, options);
  const { method } = subject;
  const code = program.code(method);
  if (code === undefined) return { unsolved: 'there is no code' };
  const matters = mayMatter(subject, options);
  const isIsolated = leakOf(world, subject, options, matters) === undefined;
  const { states, isFollowed } = domain.entries(
    code,
    startOf(world, method),
    knownOnEntry(context, code, assumed),
    isIsolated ? matters : () => false,
  );
  const result = analyse(program, domain, [{ code, states }], {
    carriesOnce: true,
    merge: { kind: mode === 'relational' ? 'keep' : 'equal-keys' },
    contexts: { kind: 'entry-state' },
    abstraction: 'calls',
    budget,
    sharesFurtherCalls: () => false,
    ...(follows !== undefined && { follows }),
    cancelled: () => cancelled?.() === true,
  });
  if (result.outcome !== 'solved') return { unsolved: reasonOf(result) };
  const started = result.activations.find((each) => each.code === code && each.depth === 0);
  // Where nothing meets the preconditions, the root is there, but nothing is reached in it.
  const root = started ?? (states.length === 0 ? { code, number: 0, context: 'root', depth: 0 } : undefined);
  if (root === undefined) return { unsolved: 'nothing was run' };
  return { program, domain, result, root, isFollowed: isIsolated && isFollowed };
}
