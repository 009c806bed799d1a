/** Seeded faults in shape analysis must be caught by its soundness fuzzing, each within its number of random programs. */
import { describe, expect, it } from 'vitest';
import { FailedShapeProgram, fuzzShapes } from './campaign.js';
import { SHAPE_MUTANTS } from './mutant-list.js';
import { builtShapeEngine } from './mutants.js';
import type { ShapeEngine } from './trial.js';

const SEED = 5_000;

/** After how many programs it was caught, and by what. */
async function caughtAfter(engine: ShapeEngine, seed: number, limit: number): Promise<[number, string] | undefined> {
  try {
    await fuzzShapes(limit, seed, { engine, shrinking: 0 });
    return undefined;
  } catch (failure) {
    if (failure instanceof FailedShapeProgram) return [failure.programs, failure.failure.kind];
    throw failure;
  }
}

describe('broken shape analyses', () => {
  it('none: what is built without a change passes', async () => {
    expect(await caughtAfter(await builtShapeEngine(undefined), SEED, 8)).toBeUndefined();
  });

  it.each(SHAPE_MUTANTS.map((mutant) => [mutant.name, mutant] as const))('%s', async (name, mutant) => {
    const { from = SEED, within } = mutant;
    const caught = await caughtAfter(await builtShapeEngine(mutant), from, within);
    console.log(
      `${name}: ${caught === undefined ? 'not caught' : `caught by ${caught[1]} after ${caught[0]} programs`}`,
    );
    expect(caught).toBeDefined();
  });
});
