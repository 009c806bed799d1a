/** Soundness of shape analysis on random programs over lists, doubly-linked lists, rings and trees. */
import { type Block, countLines, printBlocks } from '../java/blocks.js';
import { shrink } from '../java/shrink.js';
import { SoundnessFailure } from '../soundness/failure.js';
import { newTally } from '../soundness/tally.js';
import { openProgram } from '../soundness/trial.js';
import { SHAPE_CORNERS } from './corners.js';
import { FAMILIES } from './families.js';
import { randomShapeProgram, type ShapeProgram } from './program.js';
import { runShapeTrial, type ShapeEngine, type ShapeTally, type ShapeTrial, showTrial } from './trial.js';

export interface ShapeCampaignOptions {
  /** Programs that are tried to make a failing one smaller; 0: it is shown as it is. */
  readonly shrinking?: number;
  /** Whether the corner cases are tried, or which one alone; default all. */
  readonly corners?: boolean | string;
  /** A broken engine, in tests of these tests. */
  readonly engine?: ShapeEngine;
}

export interface ShapeCampaign {
  readonly programs: number;
  readonly finished: number;
  readonly started: number;
  readonly tally: ShapeTally;
}

export function newShapeTally(): ShapeTally {
  return { ...newTally(), regularStarts: 0, runs: 0 };
}

/** The first program that showed something wrong, and the smallest like it. */
export class FailedShapeProgram extends Error {
  constructor(
    readonly failure: SoundnessFailure,
    /** 0: a corner case. */
    readonly programs: number,
    message: string,
  ) {
    super(message);
  }
}

/** How often each corner case is tried. */
const WAYS = 8;

/**
 * Throws a FailedShapeProgram where the domain is wrong. Program number n of seed s is number 0 of seed s + n; the corner cases
 * come first and are not counted.
 */
export async function fuzzShapes(
  count: number,
  seed: number,
  options: ShapeCampaignOptions = {},
): Promise<ShapeCampaign> {
  const tally = newShapeTally();
  let [finished, started] = [0, 0];
  const attempt = async (program: ShapeProgram, trials: readonly ShapeTrial[], number: number): Promise<void> => {
    const table = await openProgram(printBlocks(program.blocks));
    if (table === undefined) throw new Error(`seed ${seed + number}: the program is refused`);
    for (const trial of trials) {
      started++;
      try {
        if (runShapeTrial(table, program.family, trial, tally, options.engine)) finished++;
      } catch (problem) {
        if (!(problem instanceof SoundnessFailure)) throw problem;
        const { failure, blocks } = await smallest(program, trial, problem, options);
        const how = showTrial(table, program.family, trial);
        const text = `${countLines(blocks)} lines:\n${printBlocks(blocks)}`;
        throw new FailedShapeProgram(failure, number + 1, `seed ${seed + number}: ${how}\n${failure.message}\n${text}`);
      }
    }
  };
  if (options.corners !== false) {
    for (const { text, family: name, name: corner } of SHAPE_CORNERS) {
      if (typeof options.corners === 'string' && options.corners !== corner) continue;
      const family = FAMILIES.find((each) => each.name === name);
      if (family === undefined) throw new Error(`there is no family ${name}`);
      const trials = Array.from({ length: WAYS }, (_, way): ShapeTrial => ({ method: 'main', seed: seed + way }));
      await attempt({ family, blocks: text.trim().split('\n') }, trials, -1);
    }
  }
  for (let number = 0; number < count; number++) {
    await attempt(randomShapeProgram(seed + number), trialsOf(seed + number), number);
  }
  return { programs: count, finished, started, tally };
}

function trialsOf(seed: number): readonly ShapeTrial[] {
  return [
    { method: 'main', seed: seed * 2 + 1 },
    { method: 'top', seed: seed * 2 },
  ];
}

async function smallest(
  { family, blocks }: ShapeProgram,
  trial: ShapeTrial,
  first: SoundnessFailure,
  { shrinking = 600, engine }: ShapeCampaignOptions,
): Promise<{ readonly failure: SoundnessFailure; readonly blocks: readonly Block[] }> {
  let failure = first;
  const small = await shrink(
    blocks,
    async (candidate) => {
      const table = await openProgram(printBlocks(candidate));
      if (table === undefined) return false;
      try {
        runShapeTrial(table, family, trial, newShapeTally(), engine);
        return false;
      } catch (problem) {
        if (!(problem instanceof SoundnessFailure) || problem.kind !== first.kind) return false;
        failure = problem;
        return true;
      }
    },
    shrinking,
  );
  return { failure, blocks: small };
}

export function showShapeCampaign({ programs, finished, started, tally }: ShapeCampaign): string {
  const { visits, steps, calls, answers, failedChecks, regularStarts, runs } = tally;
  return (
    `${programs} programs, ${finished} of ${started} analyses finished, ${regularStarts} with regular starts, ${runs} runs, ` +
    `${visits} states, ${steps} steps (${failedChecks} failed checks), ${calls} calls, ${answers} answers`
  );
}
