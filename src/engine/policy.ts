/** What the user of the engine chooses: where states are merged, abstracted and told apart by context, and how much may be spent. */
import { ENGINE_BUDGETS } from './budgets.js';
import type { Code, CodeEdge } from './code.js';

/**
 * How disjuncts at one point are merged: `keep` all different ones; merge those with `equal-keys` (the domain's coarsest
 * partition); `at-most` so many, told apart by the finest partition of the domain that leaves no more than that, else one;
 * merge `all` into one.
 */
export type MergePolicy =
  | { readonly kind: 'keep' }
  | { readonly kind: 'equal-keys' }
  | { readonly kind: 'at-most'; readonly count: number }
  | { readonly kind: 'all' };

/** Which calls of a method share one analysis of it: all; those with the same last k call sites; those that start alike. */
export type ContextPolicy =
  | { readonly kind: 'none' }
  | { readonly kind: 'call-strings'; readonly length: number }
  | { readonly kind: 'entry-state' };

/** At every point; where paths meet and beside calls (cut points); at loop heads; or only beside calls, at entries and ends. */
export type AbstractionPolicy = 'everywhere' | 'junctions' | 'loop-heads' | 'calls';

/** Counts, so that the same run ends in the same way everywhere. */
export interface EngineBudget {
  /** Steps of the domain and evaluations of equations. */
  readonly steps: number;
  /** Different states. */
  readonly states: number;
  /** Calls that are followed inside each other; deeper ones are taken as unknown calls, and said. */
  readonly depth: number;
  /** Contexts of one method, told apart by entry state, beyond which further calls share one, or are not followed. */
  readonly contexts: number;
  /** Targets of one call beyond which it is taken as an unknown call, and said. */
  readonly targets: number;
}

export interface EnginePolicy {
  readonly merge: MergePolicy;
  readonly contexts: ContextPolicy;
  readonly abstraction: AbstractionPolicy;
  readonly widenDelay: number;
  readonly descendingPasses: number;
  /**
   * Whether a state is carried on from a point only once while values rise: what it led to is kept, even where it was since merged
   * into a greater one. Quick where there are many states; loses nothing where steps are monotone. There are no descending passes
   * then. Default no.
   */
  readonly carriesOnce?: boolean;
  readonly budget: EngineBudget;
  /**
   * Whether further calls of a method that has all the contexts it may have share one more, which is solved again whenever
   * one of them brings something new; else they are taken as unknown calls, and said. Default yes.
   */
  readonly sharesFurtherCalls?: (callee: Code) => boolean;
  /** Whether to look into a callee with a body, at a call; default yes. Others are unknown calls. */
  readonly follows?: (at: CodeEdge, callee: Code) => boolean;
  /** Whether the machine itself may fail on the edge, in the middle of what it does, and code around it goes on after that; default no. */
  readonly fails?: (at: CodeEdge) => boolean;
}

const { steps, states, depth, contexts, targets } = ENGINE_BUDGETS.policy;

export const DEFAULT_POLICY: EnginePolicy = {
  merge: { kind: 'at-most', count: 4 },
  contexts: { kind: 'entry-state' },
  abstraction: 'junctions',
  widenDelay: 2,
  descendingPasses: 1,
  budget: {
    steps: steps.most,
    states: states.most,
    depth: depth.most,
    contexts: contexts.most,
    targets: targets.most,
  },
};
