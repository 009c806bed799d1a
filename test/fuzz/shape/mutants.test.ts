/** Seeded faults in shape analysis must be caught by its soundness fuzzing, each within its number of random programs. */
import { describe, expect, it } from 'vitest';
import { describeFaults } from '../../support/seeded/faults-caught.js';
import { FailedShapeProgram, fuzzShapes } from './campaign.js';
import { SHAPE_MUTANTS, type ShapeMutant } from './mutant-list.js';
import { builtShapeEngine } from './mutants.js';
import type { ShapeEngine } from './trial.js';

const SEED = 5_000;

/** After how many programs it was caught, and by what. */
type Caught = readonly [programs: number, kind: string];

async function caughtAfter(
  engine: ShapeEngine,
  limit: number,
  seed = SEED,
  corners: boolean | string = true,
): Promise<Caught | undefined> {
  try {
    await fuzzShapes(limit, seed, { engine, shrinking: 0, corners });
    return undefined;
  } catch (failure) {
    if (failure instanceof FailedShapeProgram) return [failure.programs, failure.failure.kind];
    throw failure;
  }
}

/** What shows it is tried first; where it no longer does, whatever may. */
async function caught({ within, shownBy }: ShapeMutant, engine: ShapeEngine): Promise<Caught | undefined> {
  let shown: Caught | undefined;
  if (typeof shownBy === 'number') shown = await caughtAfter(engine, 1, shownBy, false);
  else if (shownBy !== undefined) shown = await caughtAfter(engine, 0, SEED, shownBy);
  return shown ?? (await caughtAfter(engine, within));
}

describe('broken shape analyses', () => {
  it('none: what is built without a change passes', async () => {
    expect(await caughtAfter(await builtShapeEngine(undefined), 4)).toBeUndefined();
  });
});

describeFaults('broken shape analyses are caught', SHAPE_MUTANTS, async (fault) => {
  const found = await caught(fault, await builtShapeEngine(fault));
  return found === undefined ? undefined : `by ${found[1]} after ${found[0]} programs`;
});
