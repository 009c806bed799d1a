/**
 * The page's side of the conversation with the analyzer.
 *
 * Only one question is of interest at a time: a new one supersedes the one before. The analyzer is deaf while it works, so that the
 * only way to stop it is to end its worker; another one, already prepared, stands by and takes the next question at once.
 */
import type { RuleCard } from '../../findings/check-result.js';
import type { Answer, FromAnalyzer, SourceFile, ToAnalyzer, ViewName } from '../protocol.js';

/** Of a `Worker`, what is used here. */
export interface AnalyzerWorker {
  postMessage(message: ToAnalyzer): void;
  terminate(): void;
  onmessage: ((event: { readonly data: FromAnalyzer }) => void) | null;
  /** It crashed, or could not even be loaded. */
  onerror: ((event: { readonly message?: string }) => void) | null;
}

export interface Prepared {
  readonly milliseconds: number;
  readonly rules: readonly RuleCard[];
}

export interface Progress {
  readonly done: number;
  readonly all: number;
  readonly what: string;
}

export interface AnalyzerClientOptions {
  readonly createWorker: () => AnalyzerWorker;
  /** The address below which the files of the site are. */
  readonly base: string;
  /** In seconds, for a question; default 20. */
  readonly timeLimit?: number;
  /** Of the question that is being answered. */
  readonly onProgress?: (progress: Progress) => void;
}

/** Nobody wants the answer any more: another question was asked, or `cancel` was called. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** The question took too long. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

const TIME_LIMIT = 20;
const MILLISECONDS = 1000;
/** So long a superseded question may go on: if it ends by then, a worker that is warm takes the next one. */
const GRACE = 300;
/** The second worker is not to take time from the first one's start. */
const SPARE_DELAY = 700;

interface Pending {
  readonly number: number;
  readonly message: ToAnalyzer;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
  progress?: Progress;
}

export class AnalyzerClient {
  /** Of the first worker; fails where it could not be prepared. */
  readonly ready: Promise<Prepared>;
  readonly #options: AnalyzerClientOptions;
  #current: Seat;
  #spare: Seat | undefined;
  #spareTimer: Timer | undefined;
  /** The question that is to be answered: waiting for a worker, or given to the current one. */
  #pending: Pending | undefined;
  /** What the current worker is busy with, wanted or not. */
  #busyWith = 0;
  #limitTimer: Timer | undefined;
  #graceTimer: Timer | undefined;
  #numbers = 0;
  #isClosed = false;

  constructor(options: AnalyzerClientOptions) {
    this.#options = options;
    this.#current = this.#start();
    this.ready = this.#current.prepared;
    // Whoever asks is told; whoever does not wait for it need not catch it.
    this.ready.catch(() => {});
  }

  ask(view: ViewName, files: readonly SourceFile[], budget = 1): Promise<Answer> {
    this.#drop(new Cancelled('another question was asked'));
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new Cancelled('the analyzer was closed'));
      const number = ++this.#numbers;
      this.#pending = { number, message: { kind: 'ask', question: { number, view, files, budget } }, resolve, reject };
      if (this.#current.state === 'failed') this.#replace();
      if (this.#busyWith === 0) this.#give();
      else this.#graceTimer ??= setTimeout(() => this.#replace(), GRACE);
    });
  }

  /** Ends what is going on. */
  cancel(): void {
    this.#drop(new Cancelled('cancelled'));
    if (this.#busyWith !== 0) this.#replace();
  }

  /** Ends everything; nothing can be asked any more. */
  close(): void {
    this.#isClosed = true;
    this.#drop(new Cancelled('the analyzer was closed'));
    clearTimeout(this.#spareTimer);
    clearTimeout(this.#graceTimer);
    this.#current.worker.terminate();
    this.#spare?.worker.terminate();
  }

  #drop(reason: Error): void {
    const pending = this.#pending;
    this.#pending = undefined;
    clearTimeout(this.#limitTimer);
    pending?.reject(reason);
  }

  /** Gives the pending question to the current worker, which is idle; once it is prepared. */
  #give(): void {
    const pending = this.#pending;
    if (pending === undefined) return;
    const seat = this.#current;
    if (seat.state === 'failed') return this.#drop(new Error(seat.problem));
    if (seat.state === 'preparing') return;
    this.#busyWith = pending.number;
    seat.worker.postMessage(pending.message);
    this.#limitTimer = setTimeout(() => this.#timeOut(), this.#timeLimit * MILLISECONDS);
  }

  get #timeLimit(): number {
    return this.#options.timeLimit ?? TIME_LIMIT;
  }

  #timeOut(): void {
    const progress = this.#pending?.progress;
    const at = progress === undefined ? '' : `, at ${progress.what} (${progress.done} of ${progress.all})`;
    this.#drop(new TimedOut(`stopped after ${this.#timeLimit} s: the program is too much for this view${at}`));
    this.#replace();
  }

  /** Ends the current worker; the spare one takes its place, and the question that waits. */
  #replace(): void {
    clearTimeout(this.#graceTimer);
    this.#graceTimer = undefined;
    this.#current.worker.terminate();
    this.#busyWith = 0;
    if (this.#isClosed) return;
    this.#current = this.#spare ?? this.#start();
    this.#spare = undefined;
    this.#prepareSpare();
    this.#give();
  }

  /** Later, so that whatever is asked now has the machine to itself. */
  #prepareSpare(): void {
    clearTimeout(this.#spareTimer);
    this.#spareTimer = setTimeout(() => {
      if (!this.#isClosed) this.#spare ??= this.#start();
    }, SPARE_DELAY);
  }

  #start(): Seat {
    const worker = this.#options.createWorker();
    const seat = new Seat(worker);
    worker.onmessage = ({ data }) => this.#take(seat, data);
    worker.onerror = ({ message = '' }) => this.#crashed(seat, message === '' ? 'no reason given' : message);
    worker.postMessage({ kind: 'prepare', base: this.#options.base });
    return seat;
  }

  #take(seat: Seat, message: FromAnalyzer): void {
    if (message.kind === 'ready') {
      seat.isReady(message);
      if (seat !== this.#current) return;
      if (this.#spare === undefined) this.#prepareSpare();
      if (this.#busyWith === 0) this.#give();
    } else if (message.kind === 'failed' && message.number === 0) {
      this.#crashed(seat, message.message);
    } else if (seat === this.#current) this.#told(message);
  }

  /** Something about a question, which may no longer be the one of interest. */
  #told(message: Exclude<FromAnalyzer, { readonly kind: 'ready' }>): void {
    const pending = this.#pending?.number === message.number ? this.#pending : undefined;
    if (message.kind === 'progress') {
      const { done, all, what } = message;
      if (pending === undefined) return;
      pending.progress = { done, all, what };
      this.#options.onProgress?.(pending.progress);
      return;
    }
    if (message.number === this.#busyWith) {
      this.#busyWith = 0;
      clearTimeout(this.#graceTimer);
      this.#graceTimer = undefined;
    }
    if (pending !== undefined) {
      this.#pending = undefined;
      clearTimeout(this.#limitTimer);
      if (message.kind === 'answer') pending.resolve(message.answer);
      else pending.reject(new Error(`a fault of the analyzer: ${message.message}`));
    }
    if (this.#busyWith === 0) this.#give();
  }

  /** Whoever was asked does not answer any more: the next question is for another worker. */
  #crashed(seat: Seat, reason: string): void {
    const wasReady = seat.state === 'ready';
    seat.hasFailed(`the analyzer could not be started: ${reason}`);
    if (seat === this.#spare) {
      seat.worker.terminate();
      this.#spare = undefined;
    }
    if (seat !== this.#current || this.#isClosed) return;
    if (wasReady) {
      if (this.#busyWith === this.#pending?.number) this.#drop(new Error(`the analyzer crashed: ${reason}`));
      this.#replace();
    } else this.#give();
  }
}

type Timer = ReturnType<typeof setTimeout>;

/** A worker and how far it is. */
class Seat {
  readonly worker: AnalyzerWorker;
  readonly prepared: Promise<Prepared>;
  state: 'preparing' | 'ready' | 'failed' = 'preparing';
  problem = '';
  #resolve: (prepared: Prepared) => void = () => {};
  #reject: (reason: Error) => void = () => {};

  constructor(worker: AnalyzerWorker) {
    this.worker = worker;
    this.prepared = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    this.prepared.catch(() => {});
  }

  isReady({ milliseconds, rules }: Prepared): void {
    this.state = 'ready';
    this.#resolve({ milliseconds, rules });
  }

  hasFailed(problem: string): void {
    this.state = 'failed';
    this.problem = problem;
    this.#reject(new Error(problem));
  }
}
