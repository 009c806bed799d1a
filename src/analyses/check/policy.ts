/** How the engine is used for `check`: which calls are followed, and how much may be spent. */
import { type AnalyseOptions, type Code, type CodeEdge, DEFAULT_POLICY } from '../../engine/index.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import { OBJECT } from '../../ir/types.js';
import { isPlain } from '../../program/calls/footprint.js';
import { isAccessible } from '../../program/components.js';
import { CHECK_BUDGETS } from './budgets.js';

/** From the most ambitious to what always ends soon. */
export type Ambition = 'full' | 'modest' | 'no-calls';

const SMALL = CHECK_BUDGETS.policy.small.most;
const MODEST = CHECK_BUDGETS.policy.modest.most;

/** Steps for each edge of the methods that a run is about. */
const STEPS_PER_EDGE: Readonly<Record<Ambition, number>> = { full: 12, modest: 25, 'no-calls': 100 };
const LEAST_STEPS: Readonly<Record<Ambition, number>> = { full: 10_000, modest: 10_000, 'no-calls': 10_000 };

const MOST_EDGES_FOR_FULL = CHECK_BUDGETS.policy.mostEdgesForFull.most;

/** Where a run about methods of so many edges starts. */
export function firstAmbition(edges: number, budget: number): Ambition {
  return edges <= MOST_EDGES_FOR_FULL * budget ? 'full' : 'modest';
}

/** `edges` of all methods that the run is about; `budget` scales. */
export function policyOf<E>(
  hierarchy: Hierarchy,
  ambition: Ambition,
  edges: number,
  budget: number,
): AnalyseOptions<E> {
  const most = Math.max(LEAST_STEPS[ambition], STEPS_PER_EDGE[ambition] * edges);
  const steps = Math.max(1, Math.round(most * budget));
  const isFull = ambition === 'full';
  return {
    ...DEFAULT_POLICY,
    merge: { kind: 'at-most', count: isFull ? 4 : 2 },
    budget: { steps, states: steps, depth: isFull ? 6 : 2, contexts: isFull ? 5 : 2, targets: isFull ? 6 : 3 },
    ...(isFull ? {} : { sharesFurtherCalls: isOnlySeenFromCallers }),
    follows: ambition === 'no-calls' ? () => false : followsFrom(hierarchy, isFull ? Number.POSITIVE_INFINITY : MODEST),
  };
}

/**
 * A shared context is solved again for each call that brings something new. That is worth it for private methods, which
 * would else be looked at as if anything was passed to them, and for constructors, whose objects would count as known to others.
 */
function isOnlySeenFromCallers({ method }: Code): boolean {
  return method.name === '<init>' || !isAccessible(method);
}

function followsFrom(hierarchy: Hierarchy, most: number): (at: CodeEdge, callee: Code) => boolean {
  const known = new Map<Code, 'always' | 'as-superclass' | 'never'>();
  return (at, callee) => {
    let follows = known.get(callee);
    if (follows === undefined) {
      const isInput = hierarchy.find(callee.method.owner)?.origin === 'input';
      follows = isInput ? (callee.body.edges.length <= most ? 'always' : 'never') : ofLibrary(callee);
      known.set(callee, follows);
    }
    return follows === 'always' || (follows === 'as-superclass' && isSuperCall(at));
  };
}

/**
 * A getter, a test of an argument: what it does is as short to see as to describe. What a constructor does to an object of
 * a subclass is part of its making: else the object would count as shown to others.
 */
function ofLibrary({ method, body }: Code): 'always' | 'as-superclass' | 'never' {
  if (body.edges.length > SMALL || !body.edges.every(isPlain)) return 'never';
  if (method.name !== '<init>') return 'always';
  return method.owner === OBJECT ? 'never' : 'as-superclass';
}

/** `this(…)` or `super(…)`. */
function isSuperCall({ code: { method, body }, edge: { instruction } }: CodeEdge): boolean {
  return method.name === '<init>' && instruction.kind === 'call' && instruction.arguments[0] === body.parameters[0];
}
