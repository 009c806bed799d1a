/** How the engine and the domain are used for one run, and in which order runs are tried. */

import type { ContractionOptions, ShapeState } from '../../domains/heap/contraction/index.js';
import type { Code } from '../../engine/code.js';
import type { AnalyseOptions, EnginePolicy } from '../../engine/index.js';
import { MOST_TARGETS } from '../../program/calls/footprint.js';
import { SHAPE_BUDGETS } from './budgets.js';
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
  /** Kept nodes of a state, beyond which its shape is given up; default: 10. */
  readonly cap?: number;
}

const STEPS = SHAPE_BUDGETS.attempts.steps.most;
const STATES = SHAPE_BUDGETS.attempts.states.most;
const COARSE_STEPS = SHAPE_BUDGETS.attempts.coarseSteps.most;
const CONTEXTS = SHAPE_BUDGETS.attempts.contexts.most;
const DEPTH = SHAPE_BUDGETS.attempts.depth.most;

const CAP = SHAPE_BUDGETS.attempts.cap.most;
const SPLITS = SHAPE_BUDGETS.attempts.splits.most;
const CUTPOINTS = SHAPE_BUDGETS.attempts.cutpoints.most;

export type RunPolicy = AnalyseOptions<ShapeState> & Pick<EnginePolicy, 'budget'>;

/** `left` are the steps that the method may still take; a run that needs no shapes is always made. */
export function policyOf(attempt: Attempt, { footprint }: Pick<Subject, 'footprint'>, left: number): RunPolicy {
  const scaled = (steps: number): number => Math.max(1, Math.round(steps * attempt.budget));
  const steps = attempt.coarse ? scaled(COARSE_STEPS) : Math.min(left, scaled(STEPS));
  return {
    carriesOnce: true,
    merge: { kind: attempt.join === 'partial' || attempt.coarse ? 'equal-keys' : 'keep' },
    contexts: { kind: 'entry-state' },
    abstraction: attempt.contracts === 'everywhere' ? 'calls' : 'loop-heads',
    budget: {
      steps,
      states: scaled(STATES),
      depth: DEPTH,
      contexts: attempt.coarse ? 20 : CONTEXTS,
      targets: MOST_TARGETS,
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
    // Without shapes every regular part is given up at once.
    cap: attempt.coarse ? 0 : (attempt.cap ?? CAP),
    splits: SPLITS,
    cutpoints: CUTPOINTS,
    outside: attempt.coarse ? 'merged' : 'told-apart',
  };
}
