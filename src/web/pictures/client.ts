/** Pictures for the page. What is asked for last is drawn first; what was drawn once is not drawn again. */
import type { ComponentResult } from '../../findings/typestate-result.js';
import type { Drawing } from '../../pictures/drawing.js';
import { diagramsOf } from '../../reports/typestate/diagram.js';
import { titleOf } from '../../reports/typestate/dot.js';
import type { FromPictures, PictureRequest, ToPictures } from './messages.js';

/** What the client needs of a worker. */
export interface PictureWorker {
  postMessage(message: ToPictures): void;
  terminate(): void;
  onmessage: ((event: { readonly data: FromPictures }) => void) | null;
  onerror: ((event: { readonly message: string }) => void) | null;
}

export interface PictureClientOptions {
  readonly createWorker: () => PictureWorker;
  /** A picture that takes longer is given up; seconds. */
  readonly timeLimit?: number;
  /** How many answers are remembered. */
  readonly remembered?: number;
}

export interface PictureOptions {
  /** Whoever no longer wants the picture; it is rejected with an `AbortError`. */
  readonly signal?: AbortSignal;
}

/** The state diagram of one class of a component. */
export interface ClassDiagram {
  /** Binary name of the class. */
  readonly type: string;
  readonly title: string;
  readonly svg: string;
}

interface Wanted {
  readonly number: number;
  readonly key: string;
  readonly request: PictureRequest;
  readonly waiting: Set<Waiting>;
}

interface Waiting {
  readonly resolve: (svgs: readonly string[]) => void;
  readonly reject: (reason: Error) => void;
}

export class PictureClient {
  readonly #options: PictureClientOptions;
  #worker: PictureWorker | undefined;
  #number = 0;
  /** In the order in which they were asked for: the last is drawn next. */
  #queue: Wanted[] = [];
  #current: Wanted | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** By content of the request, the least recently used first. */
  readonly #known = new Map<string, readonly string[]>();

  constructor(options: PictureClientOptions) {
    this.#options = options;
  }

  /** Starts the worker, so that the first picture comes sooner. */
  prepare(): void {
    this.#started();
  }

  async svg(drawing: Drawing, options: PictureOptions = {}): Promise<string> {
    const [svg = ''] = await this.series([drawing], options);
    return svg;
  }

  /** Nodes of one id are in the same place in all of them. */
  series(drawings: readonly Drawing[], options: PictureOptions = {}): Promise<readonly string[]> {
    return this.#ask({ kind: 'series', drawings }, options);
  }

  /** One for each class of the component that has typestates. */
  async stateDiagrams(component: ComponentResult, options: PictureOptions = {}): Promise<readonly ClassDiagram[]> {
    const svgs = await this.#ask({ kind: 'states', component }, options);
    return diagramsOf(component).map((diagram, index) => ({
      type: diagram.type,
      title: titleOf(diagram),
      svg: svgs[index] ?? '',
    }));
  }

  /** Nothing that was asked for is wanted any more. */
  clear(): void {
    for (const wanted of [...this.#queue]) this.#settle(wanted, abortError());
    if (this.#current !== undefined) for (const each of this.#current.waiting) each.reject(abortError());
    this.#current?.waiting.clear();
  }

  close(): void {
    this.clear();
    this.#current = undefined;
    this.#end();
  }

  #ask(request: PictureRequest, { signal }: PictureOptions): Promise<readonly string[]> {
    const key = JSON.stringify(request);
    const known = this.#known.get(key);
    if (known !== undefined) {
      this.#remember(key, known);
      return Promise.resolve(known);
    }
    if (signal?.aborted === true) return Promise.reject(abortError());
    return new Promise((resolve, reject) => {
      const wanted = this.#wanted(key, request);
      const waiting: Waiting = { resolve, reject };
      wanted.waiting.add(waiting);
      signal?.addEventListener(
        'abort',
        () => {
          if (!wanted.waiting.delete(waiting)) return;
          if (wanted.waiting.size === 0) this.#queue = this.#queue.filter((each) => each !== wanted);
          reject(abortError());
        },
        { once: true },
      );
      this.#next();
    });
  }

  /** What is asked for again moves to the front. */
  #wanted(key: string, request: PictureRequest): Wanted {
    if (this.#current?.key === key) return this.#current;
    const known = this.#queue.find((each) => each.key === key);
    const wanted = known ?? { number: ++this.#number, key, request, waiting: new Set<Waiting>() };
    this.#queue = [...this.#queue.filter((each) => each !== known), wanted];
    return wanted;
  }

  #next(): void {
    if (this.#current !== undefined) return;
    const wanted = this.#queue.pop();
    if (wanted === undefined) return;
    this.#current = wanted;
    const seconds = this.#options.timeLimit ?? 10;
    this.#timer = setTimeout(() => this.#giveUp(`not drawn: it took longer than ${seconds} s`), seconds * 1000);
    this.#started().postMessage({ number: wanted.number, request: wanted.request });
  }

  #started(): PictureWorker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = this.#options.createWorker();
    worker.onmessage = ({ data }) => this.#heard(data);
    worker.onerror = ({ message }) => this.#giveUp(message === '' ? 'the picture worker could not be run' : message);
    this.#worker = worker;
    return worker;
  }

  #heard(answer: FromPictures): void {
    const wanted = this.#current;
    if (wanted === undefined || wanted.number !== answer.number) return;
    if (answer.kind === 'drawn') this.#remember(wanted.key, answer.svgs);
    // Graphviz may not be in order after a fault.
    else this.#end();
    this.#settle(wanted, answer.kind === 'drawn' ? answer.svgs : new Error(answer.message));
    this.#next();
  }

  /** The worker hangs or has died: the next request gets a new one. */
  #giveUp(message: string): void {
    this.#end();
    const wanted = this.#current;
    if (wanted !== undefined) this.#settle(wanted, new Error(message));
    this.#next();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #settle(wanted: Wanted, answer: readonly string[] | Error): void {
    if (this.#current === wanted) {
      clearTimeout(this.#timer);
      this.#current = undefined;
    }
    this.#queue = this.#queue.filter((each) => each !== wanted);
    for (const { resolve, reject } of wanted.waiting) {
      if (answer instanceof Error) reject(answer);
      else resolve(answer);
    }
    wanted.waiting.clear();
  }

  #remember(key: string, svgs: readonly string[]): void {
    this.#known.delete(key);
    this.#known.set(key, svgs);
    const [oldest] = this.#known.keys();
    if (this.#known.size > (this.#options.remembered ?? 400) && oldest !== undefined) this.#known.delete(oldest);
  }
}

function abortError(): Error {
  const error = new Error('no longer wanted');
  error.name = 'AbortError';
  return error;
}
