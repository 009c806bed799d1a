/** `check` over opened inputs, on as many cores as are asked for. */
import { availableParallelism, freemem } from 'node:os';
import {
  type Answer,
  beginCheck,
  type Checked,
  type CheckOptions,
  type Performed,
  type Request,
} from '../../workspace/index.js';
import type { Keeping } from '../cache/cached.js';
import type { Opened } from '../open.js';
import type { Opening } from './protocol.js';

export interface Parallel {
  readonly opening: Opening;
  /** Undefined: as many as there are cores, if there is enough to do. */
  readonly jobs: number | undefined;
  /** For tests: the code of a worker, and whether this process does tasks too. */
  readonly worker?: URL;
  readonly worksHere?: boolean;
  /** Where answers of earlier runs are. */
  readonly keeping?: Keeping;
}

/** Edges of code: less is done before a worker has opened its inputs. */
const WORTH_WORKERS = 25_000;

/** The results are the same with every number of jobs. */
export async function checkInputs(
  { workspace, source, reads, contents }: Pick<Opened, 'workspace' | 'source' | 'reads' | 'contents'>,
  options: Omit<CheckOptions, 'source'>,
  { opening, jobs, worksHere = true, worker = new URL('./check-worker.js', import.meta.url), keeping }: Parallel,
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
      digest: `${checker.digest()} ${contents()}`,
      data: { opening, check },
      file: worker,
      worksHere,
      onReads: (found) => reads.add(found),
      ...(onProgress === undefined ? {} : { onProgress }),
    });
  const here = ({ tasks, round, what }: Request): readonly Performed[] =>
    tasks.map((task, done) => {
      onProgress?.(done, tasks.length, what === '' ? task.component : what);
      return checker.performed(round, task);
    });
  const kept = keeping?.(checker);
  const answered = async (request: Request): Promise<readonly Answer[]> => {
    const { round, tasks } = request;
    const known = tasks.map((task) => kept?.find(round, task));
    const open = { ...request, tasks: tasks.filter((_, index) => known[index] === undefined) };
    const isAlone = pool === undefined || (worksHere && open.tasks.length < 2);
    const done = [...(isAlone ? here(open) : await pool.perform(open))];
    for (const [index, performed] of done.entries()) {
      const task = open.tasks[index];
      if (task !== undefined) kept?.note(round, task, performed);
    }
    return known.map((answer) => answer ?? done.shift()?.answer ?? LOST);
  };
  try {
    let step = checking.next();
    while (step.done !== true) {
      step = checking.next(await answered(step.value));
    }
    return finish(step.value);
  } finally {
    await pool?.close();
  }
}

const LOST: Answer = {
  kind: 'failed',
  reason: 'internal fault: a task was lost',
  fault: { what: 'internal fault', detail: 'a task was lost' },
};

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
