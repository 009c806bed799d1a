/** Combinations of policies under which the engine must be right. */
import type { EnginePolicy } from '../../src/engine/policy.js';

export const POLICIES: Readonly<Record<string, Partial<EnginePolicy>>> = {
  default: {},
  'one state, no contexts': { merge: { kind: 'all' }, contexts: { kind: 'none' } },
  'equal keys, call strings of 1': {
    merge: { kind: 'equal-keys' },
    contexts: { kind: 'call-strings', length: 1 },
    abstraction: 'everywhere',
  },
  'two states, call strings of 2, early widening': {
    merge: { kind: 'at-most', count: 2 },
    contexts: { kind: 'call-strings', length: 2 },
    widenDelay: 0,
    abstraction: 'loop-heads',
  },
  'two contexts a method': {
    merge: { kind: 'at-most', count: 3 },
    budget: { steps: 100_000, states: 100_000, depth: 12, contexts: 2, targets: 8 },
    descendingPasses: 0,
    abstraction: 'calls',
  },
  'shallow and few targets': { budget: { steps: 100_000, states: 100_000, depth: 2, contexts: 8, targets: 1 } },
  'each state carried on once': { carriesOnce: true },
  'each state carried on once, one state a context': {
    carriesOnce: true,
    merge: { kind: 'all' },
    budget: { steps: 100_000, states: 100_000, depth: 12, contexts: 2, targets: 8 },
  },
  'no calls followed': { follows: () => false },
};
