/** `check` over opened inputs, on as many cores as are asked for. */
import { availableParallelism, freemem } from 'node:os';
import { type Answer, beginCheck, type Checked, type CheckOptions, type Request } from '../../workspace/index.js';
import type { Opened } from '../open.js';
import type { Opening } from './protocol.js';

export interface Parallel {
  readonly opening: Opening;
  /** Undefined: as many as there are cores, if there is enough to do. */
  readonly jobs: number | undefined;
  /** For tests: the code of a worker, and whether this process does tasks too. */
  readonly worker?: URL;
  readonly worksHere?: boolean;
}

/** Edges of code: less is done before a worker has opened its inputs. */
const WORTH_WORKERS = 25_000;

/** The results are the same with every number of jobs. */
export async function checkInputs(
  { workspace, source, reads }: Pick<Opened, 'workspace' | 'source' | 'reads'>,
  options: Omit<CheckOptions, 'source'>,
  { opening, jobs, worksHere = true, worker = new URL('./check-worker.js', import.meta.url) }: Parallel,
): Promise<Checked> {
  const { onProgress, ...check } = options;
  const run = beginCheck(workspace, { ...check, source });
  const { checker, checking, finish } = run;
  const workers = jobs === undefined ? usualWorkers(checker.edges) : Math.min(jobs - 1, MOST_WORKERS);
  // The pool is loaded here, since most runs do without.
  const made = workers < 1 ? undefined : await import('./pool.js');
  const pool =
    made &&
    new made.Pool(checker, {
      workers,
      data: { opening, check },
      file: worker,
      worksHere,
      onReads: (found) => reads.add(found),
      ...(onProgress === undefined ? {} : { onProgress }),
    });
  const here = ({ tasks, round, what }: Request): readonly Answer[] =>
    tasks.map((task, done) => {
      onProgress?.(done, tasks.length, what === '' ? task.component : what);
      return checker.perform(round, task);
    });
  try {
    let step = checking.next();
    while (step.done !== true) {
      const request = step.value;
      const isAlone = pool === undefined || (worksHere && request.tasks.length < 2);
      step = checking.next(isAlone ? here(request) : await pool.perform(request));
    }
    return finish(step.value);
  } finally {
    await pool?.close();
  }
}

/** Each holds all of the program: so many where that is asked for, fewer where it is not. */
const MOST_WORKERS = 31;
const USUAL_WORKERS = 7;
/** Memory of a worker: of its own, and for each edge of code; guessed on the safe side. */
const BYTES = 200_000_000;
const BYTES_PER_EDGE = 3000;

/** As many as there are cores, if there is enough to do, and no more than half of the free memory holds. */
function usualWorkers(edges: number): number {
  if (edges < WORTH_WORKERS) return 0;
  const room = Math.floor(freemem() / 2 / (BYTES + BYTES_PER_EDGE * edges));
  return Math.min(availableParallelism() - 1, USUAL_WORKERS, room);
}
