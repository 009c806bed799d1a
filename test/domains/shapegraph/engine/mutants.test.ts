/** Seeded faults must be caught by the soundness fuzzing, each within its number of random programs. */
import { describe, expect, it } from 'vitest';
import { describeFaults } from '../../../support/seeded/faults-caught.js';
import { FailedGraphProgram, fuzzGraphs } from './campaign.js';
import { builtGraphEngine, type GraphMutant } from './mutants.js';
import type { GraphEngine } from './trial.js';

const MUTANTS: readonly GraphMutant[] = [
  {
    name: 'sharing: two references are not enough',
    file: 'domains/heap/shapegraph/graphs/claims/incoming.ts',
    text: '(fields > 1 ? SHARED : 0)',
    instead: '(fields > 2 ? SHARED : 0)',
    from: 14,
    within: 10,
  },
  {
    name: 'materialisation: the cell that is taken out was never the last one',
    file: 'domains/heap/shapegraph/graphs/materialise.ts',
    text: 'if (!remains) {',
    instead: 'if (false) {',
    from: 4,
    within: 10,
  },
  {
    name: 'materialisation: the field of the cell is not null',
    file: 'domains/heap/shapegraph/graphs/materialise.ts',
    text: 'for (let target = NULL; target <= FIRST_NODE + node; target++) {',
    instead: 'for (let target = SUMMARY; target <= FIRST_NODE + node; target++) {',
    from: 0,
    within: 10,
  },
  {
    name: 'exits: a check that fails throws nothing',
    file: 'domains/heap/shapegraph/step/check.ts',
    text: 'outcome.throws(fails);',
    instead: '',
    from: 7,
    within: 10,
  },
  {
    name: 'exits: an exception from a callee comes back as null',
    file: 'domains/heap/shapegraph/calls/leave.ts',
    text: 'put(work, thrown, returned(inside.of(callee.body.thrown)));',
    instead: '',
    from: 53,
    within: 10,
  },
  {
    name: 'cutpoints: what the caller holds is not kept',
    file: 'domains/heap/shapegraph/calls/calls.ts',
    text: 'if (isHeld || isNeeded(tables, at, variable)) kept.push(slot);',
    instead: 'if (isHeld) kept.push(slot);',
    from: 0,
    within: 10,
  },
  {
    name: 'cutpoints: what the callee gave up, the caller still follows',
    file: 'domains/heap/shapegraph/calls/leave.ts',
    text: 'mapping[fixed + cutpoint] = isUsed ? UNTRACKED : NOTHING;',
    instead: 'mapping[fixed + cutpoint] = NOTHING;',
    from: 33,
    within: 10,
  },
  {
    name: 'elsewhere: cells in arrays are still followed',
    file: 'domains/heap/shapegraph/step/heap.ts',
    text: "if (place.kind === 'element') return escapes('stored into an array');",
    instead: "if (place.kind === 'element') return outcome.goes(work);",
    from: 86,
    within: 10,
  },
];

/** After how many programs it was caught, and by what. */
async function caughtAfter(engine: GraphEngine, seed: number, limit: number): Promise<[number, string] | undefined> {
  try {
    await fuzzGraphs(limit, seed, { engine, shrinking: 0 });
    return undefined;
  } catch (failure) {
    if (failure instanceof FailedGraphProgram) return [failure.programs, failure.failure.kind];
    throw failure;
  }
}

describe('broken analyses by shape graphs', () => {
  it('none: what is built without a change passes', async () => {
    expect(await caughtAfter(await builtGraphEngine(undefined), 0, 2)).toBeUndefined();
  });
});

describeFaults('broken analyses by shape graphs are caught', MUTANTS, async (fault) => {
  const found = await caughtAfter(await builtGraphEngine(fault), fault.from, fault.within);
  return found === undefined ? undefined : `by ${found[1]} after ${found[0]} programs`;
});
