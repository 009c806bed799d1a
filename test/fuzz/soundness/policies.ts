/** Random policies: soundness must not depend on any of them. */
import type { EnginePolicy } from '../../../src/engine/policy.js';
import { DEFAULT_POLICY } from '../../../src/engine/policy.js';
import type { Random } from '../random.js';

export function randomPolicy(random: Random): EnginePolicy {
  // Programs are small: what takes longer is left to the next one.
  const budget = { ...DEFAULT_POLICY.budget, steps: 20_000, states: 10_000 };
  if (random.below(4) === 0) return { ...DEFAULT_POLICY, budget };
  return {
    merge: random.pick([
      { kind: 'keep' },
      { kind: 'equal-keys' },
      { kind: 'at-most', count: 1 + random.below(5) },
      { kind: 'all' },
    ] as const),
    contexts: random.pick([
      { kind: 'none' },
      { kind: 'call-strings', length: random.below(3) },
      { kind: 'entry-state' },
    ] as const),
    abstraction: random.pick(['everywhere', 'junctions', 'loop-heads', 'calls'] as const),
    widenDelay: random.below(4),
    descendingPasses: random.below(3),
    budget: {
      ...budget,
      contexts: 1 + random.below(8),
      targets: random.below(4) === 0 ? 1 + random.below(2) : 8,
      depth: random.below(6) === 0 ? 2 + random.below(3) : 12,
    },
    ...(random.below(4) === 0 ? notFollowing(random.pick(['fresh', 'work0', 'pick', 'measure'])) : {}),
  };
}

/** The name of the method stays with the function, for `showPolicy`. */
function notFollowing(name: string): Pick<EnginePolicy, 'follows'> {
  const follows: EnginePolicy['follows'] = (_, { method }) => method.name !== name;
  Object.defineProperty(follows, 'name', { value: name });
  return { follows };
}

export function showPolicy({
  merge,
  contexts,
  abstraction,
  widenDelay,
  descendingPasses,
  budget,
  follows,
}: EnginePolicy): string {
  const choice = { merge, contexts, abstraction, widenDelay, descendingPasses, budget };
  return `${JSON.stringify(choice)}${follows === undefined ? '' : ` with calls of ${follows.name} not followed`}`;
}
