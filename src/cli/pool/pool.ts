/** Does tasks in this process and in workers beside it. Answers come back in the order of the tasks, whoever did them. */
import { setImmediate as pause } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { Answer, Checker, Performed, Request, Task } from '../../workspace/index.js';
import type { Read } from '../cache/reads.js';
import { type Batched, batchesOf } from './batches.js';
import type { Batch, BatchAnswer, WorkerData } from './protocol.js';

export interface PoolOptions {
  /** Beside this process. */
  readonly workers: number;
  /** Of the program and its inputs. */
  readonly digest: string;
  readonly data: WorkerData;
  /** The code of a worker. */
  readonly file: URL;
  /** Told what workers have read. */
  readonly onReads: (reads: readonly Read[]) => void;
  /** Whether this process does tasks too; default yes. */
  readonly worksHere?: boolean;
  readonly onProgress?: (done: number, all: number, what: string) => void;
}

/** Megabytes for what lives shortly, of which analyses make much: with less, a seventh of the time goes into collecting it. */
const YOUNG_GENERATION = 192;

/** So that a worker need not wait for this process, which works too. */
const BATCHES_PER_WORKER = 2;

export class Pool {
  readonly #checker: Checker;
  readonly #options: PoolOptions;
  readonly #digest: string;
  readonly #piscina: Piscina<Batch, BatchAnswer>;
  /** Workers that see another program are of no use. */
  #isUsable = true;
  /** Settled when a worker has opened its inputs, or could not. */
  readonly #ready: Promise<unknown>;
  #death = '';

  constructor(checker: Checker, options: PoolOptions) {
    this.#checker = checker;
    this.#options = options;
    this.#digest = options.digest;
    this.#piscina = new Piscina<Batch, BatchAnswer>({
      filename: options.file.href,
      name: 'perform',
      minThreads: options.workers,
      maxThreads: options.workers,
      concurrentTasksPerWorker: BATCHES_PER_WORKER,
      // Workers that wait asleep could not begin to open their inputs.
      atomics: 'disabled',
      workerData: options.data,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
    });
    // A worker that ends without a task, because it cannot even start: the next one would not, either.
    this.#piscina.on('error', () => this.#giveUp());
    this.#ready = this.#send({ round: { dropped: [] }, tasks: [], what: '' }, []).then((answer) => {
      if (answer === 'died') this.#giveUp();
    });
  }

  async perform(request: Request): Promise<readonly Performed[]> {
    const { tasks, what } = request;
    const answers: (Performed | undefined)[] = tasks.map(() => undefined);
    const batches = batchesOf(request, this.#checker);
    let done = 0;
    const settle = (position: number, answer: Performed): void => {
      answers[position] = answer;
      done++;
      const component = tasks[position]?.component ?? '';
      this.#options.onProgress?.(done, tasks.length, what === '' ? component : what);
    };
    const failed: Batched[] = [];
    const work = async (): Promise<void> => {
      await this.#ready;
      for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
        const found = this.#isUsable ? await this.#send(request, batch.tasks) : 'other-program';
        if (found === 'other-program') {
          batches.push(batch);
          return;
        }
        if (found === 'died') failed.push(batch);
        else for (const [index, answer] of found.entries()) settle(batch.positions[index] ?? -1, answer);
      }
    };
    const here = async (): Promise<void> => {
      for (let batch = batches.pop(); batch !== undefined; batch = batches.pop()) {
        for (const [index, task] of batch.tasks.entries()) {
          settle(batch.positions[index] ?? -1, this.#checker.performed(request.round, task));
          await pause();
        }
      }
    };
    const workers = Array.from({ length: this.#options.workers * BATCHES_PER_WORKER }, work);
    if (this.#options.worksHere !== false) await here();
    await Promise.all(workers);
    // What a worker gave back after this process thought that all was done.
    await here();
    for (const batch of failed) await this.#again(request, batch, settle);
    return answers.map((answer) => answer ?? NOTHING);
  }

  /** Once more what was in a worker that died, each task alone: most of them are not to blame. */
  async #again(
    request: Request,
    { tasks, positions }: Batched,
    settle: (position: number, answer: Performed) => void,
  ): Promise<void> {
    for (const [index, task] of tasks.entries()) {
      const position = positions[index] ?? -1;
      const found = this.#isUsable ? await this.#send(request, [task]) : 'other-program';
      if (found === 'other-program') settle(position, this.#checker.performed(request.round, task));
      else settle(position, found === 'died' ? unasked(this.#killed(task)) : (found[0] ?? NOTHING));
    }
  }

  async close(): Promise<void> {
    this.#isUsable = false;
    await this.#piscina.destroy();
  }

  async #send({ round }: Request, tasks: readonly Task[]): Promise<readonly Performed[] | 'other-program' | 'died'> {
    try {
      const answer = await this.#piscina.run({ digest: this.#digest, round, tasks });
      if (answer.kind === 'done') {
        this.#options.onReads(answer.reads);
        return answer.answers;
      }
      this.#giveUp();
      return 'other-program';
    } catch (error) {
      this.#death = error instanceof Error ? error.message : String(error);
      return this.#isUsable ? 'died' : 'other-program';
    }
  }

  /** This process does the rest. */
  #giveUp(): void {
    if (!this.#isUsable) return;
    this.#isUsable = false;
    void this.#piscina.destroy();
  }

  #killed({ component, kind }: Task): Answer {
    const what = `a worker ended twice in ${component} (${kind})`;
    return { kind: 'failed', reason: what, fault: { what, detail: this.#death } };
  }
}

/** Nobody keeps it. */
function unasked(answer: Answer): Performed {
  return { answer, asked: [] };
}

const NOTHING = unasked({
  kind: 'failed',
  reason: 'internal fault: a task was lost',
  fault: { what: 'internal fault', detail: 'a task was lost' },
});
