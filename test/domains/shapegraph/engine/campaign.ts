/** Soundness of the domain on random programs over lists, doubly-linked lists, rings and trees. */
import { type Block, countLines, printBlocks } from '../../../fuzz/java/blocks.js';
import { shrink } from '../../../fuzz/java/shrink.js';
import { randomShapeProgram, type ShapeProgram } from '../../../fuzz/shape/program.js';
import { SoundnessFailure } from '../../../fuzz/soundness/failure.js';
import { newTally } from '../../../fuzz/soundness/tally.js';
import { openProgram } from '../../../fuzz/soundness/trial.js';
import { type GraphEngine, type GraphTally, type GraphTrial, runGraphTrial, showTrial } from './trial.js';

export interface GraphCampaign {
  readonly programs: number;
  readonly finished: number;
  readonly started: number;
  readonly tally: GraphTally;
}

export class FailedGraphProgram extends Error {
  constructor(
    readonly failure: SoundnessFailure,
    readonly programs: number,
    message: string,
  ) {
    super(message);
  }
}

export function newGraphTally(): GraphTally {
  return { ...newTally(), runs: 0, cells: 0, followed: 0 };
}

/** Throws a FailedGraphProgram where the domain is wrong. Program number n of seed s is number 0 of seed s + n. */
export async function fuzzGraphs(
  count: number,
  seed: number,
  { shrinking = 400, engine }: { readonly shrinking?: number; readonly engine?: GraphEngine } = {},
): Promise<GraphCampaign> {
  const tally = newGraphTally();
  let [finished, started] = [0, 0];
  for (let number = 0; number < count; number++) {
    const program = randomShapeProgram(seed + number);
    const table = await openProgram(printBlocks(program.blocks));
    if (table === undefined) throw new Error(`seed ${seed + number}: the program is refused`);
    for (const trial of trialsOf(seed + number)) {
      started++;
      try {
        if (runGraphTrial(table, program.family, trial, tally, engine)) finished++;
      } catch (problem) {
        if (!(problem instanceof SoundnessFailure)) throw problem;
        const { failure, blocks } = await smallest(program, trial, problem, shrinking, engine);
        const text = `${countLines(blocks)} lines:\n${printBlocks(blocks)}`;
        throw new FailedGraphProgram(
          failure,
          number + 1,
          `seed ${seed + number}: ${showTrial(table, trial)}\n${failure.message}\n${text}`,
        );
      }
    }
  }
  return { programs: count, finished, started, tally };
}

/** Only what the run allocates is tracked: most trials start at `main`. */
function trialsOf(seed: number): readonly GraphTrial[] {
  return [
    { method: 'main', seed: seed * 3 + 1 },
    { method: 'main', seed: seed * 3 + 2 },
    { method: 'top', seed: seed * 3 },
  ];
}

async function smallest(
  { family, blocks }: ShapeProgram,
  trial: GraphTrial,
  first: SoundnessFailure,
  shrinking: number,
  engine: GraphEngine | undefined,
): Promise<{ readonly failure: SoundnessFailure; readonly blocks: readonly Block[] }> {
  let failure = first;
  const small = await shrink(
    blocks,
    async (candidate) => {
      const table = await openProgram(printBlocks(candidate));
      if (table === undefined) return false;
      try {
        runGraphTrial(table, family, trial, newGraphTally(), engine);
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

export function showCampaign({ programs, finished, started, tally }: GraphCampaign): string {
  const { visits, steps, calls, answers, runs, cells, followed } = tally;
  return `${programs} programs, ${finished} of ${started} analyses finished, ${runs} runs, ${cells} states with cells, ${followed} analyses that start with cells, ${visits} states met, ${steps} steps, ${calls} calls, ${answers} answers`;
}
