/** How the engine and the domain are used for one run, and in which order runs are tried. */

import type { ContractionOptions, ShapeState } from '../../domains/contraction/index.js';
import type { Code } from '../../engine/code.js';
import type { AnalyseOptions } from '../../engine/index.js';
import type { Subject } from './subject.js';

export interface Attempt {
  readonly join: 'partial' | 'relational';
  readonly contracts: 'everywhere' | 'loop-heads';
  readonly followsCalls: boolean;
  /** Whether the values of parameters on entry are kept, wanted or not: what they reach is then not lost. */
  readonly pins: boolean;
  /** Only what needs no shape: one state for all that is given up. */
  readonly coarse: boolean;
  /** Scales the budget. */
  readonly budget: number;
}

/** Steps of one run, and of one that needs no shapes. */
const STEPS = 1_000_000;
const STATES = 100_000;
const COARSE_STEPS = 200_000;
const CONTEXTS = 2_000;
const DEPTH = 40;
const TARGETS = 12;

const CAP = 10;
const SPLITS = 2_000;
const CUTPOINTS = 8;

export function policyOf(attempt: Attempt, { footprint }: Subject): AnalyseOptions<ShapeState> {
  const steps = Math.max(1, Math.round((attempt.coarse ? COARSE_STEPS : STEPS) * attempt.budget));
  return {
    carriesOnce: true,
    merge: { kind: attempt.join === 'partial' || attempt.coarse ? 'equal-keys' : 'keep' },
    contexts: { kind: 'entry-state' },
    abstraction: attempt.contracts === 'everywhere' ? 'calls' : 'loop-heads',
    budget: {
      steps,
      states: Math.max(1, Math.round(STATES * attempt.budget)),
      depth: DEPTH,
      contexts: attempt.coarse ? 20 : CONTEXTS,
      targets: TARGETS,
    },
    sharesFurtherCalls: () => false,
    // What others touch is not in the states.
    follows: (_, callee) => footprint.methods.has(callee.method),
  };
}

export function domainOptions(attempt: Attempt, subject: Subject): ContractionOptions {
  const { universe, writes, olds, method } = subject;
  return {
    universe,
    writes,
    mode: attempt.join === 'partial' ? 'partial' : 'exact',
    contracts: attempt.contracts === 'everywhere' ? 'everywhere' : 'where-abstracted',
    tellsFresh: subject.tellsFresh,
    pinsParameters: attempt.pins || subject.needsPins,
    olds: (code: Code) => (code.method === method ? olds : []),
    cap: CAP,
    splits: SPLITS,
    cutpoints: CUTPOINTS,
    outside: attempt.coarse ? 'merged' : 'told-apart',
  };
}
