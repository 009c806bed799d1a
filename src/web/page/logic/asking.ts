/**
 * Which questions the page asks, and what it knows by now: the view that is looked at first, then those whose marks stand in the editor.
 *
 * Every answer is kept with the version of the text that it is about. What is about an older text is never taken for an answer to the present
 * one: `isFresh` decides, and everything that is shown asks it.
 */
import type { Answer, SourceFile, ViewName } from '../../protocol.js';
import { type Debounced, debounced, TIMERS, type Timers } from './debounce.js';

/** What answers questions; a later question takes the place of an earlier one, whose promise is then rejected. */
export interface Answering {
  readonly ask: (view: ViewName, files: readonly SourceFile[], budget: number) => Promise<Answer>;
  readonly cancel: () => void;
}

export interface KeptAnswer {
  readonly answer: Answer;
  readonly version: number;
}

export type Status =
  /** Nothing to do: all that was wanted is there. */
  | { readonly kind: 'idle' }
  /** The text is being changed. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'asking'; readonly view: ViewName }
  /** By the user, or because it took too long; `message` says which. */
  | { readonly kind: 'stopped'; readonly view: ViewName; readonly message: string }
  /** A fault of the analyzer's own. */
  | { readonly kind: 'failed'; readonly view: ViewName; readonly message: string };

export interface Known {
  /** Of the text: grows with every change of it. */
  readonly version: number;
  readonly view: ViewName;
  readonly status: Status;
  readonly answers: ReadonlyMap<ViewName, KeptAnswer>;
}

export function isFresh(known: Known, view: ViewName): boolean {
  const kept = known.answers.get(view);
  return kept !== undefined && kept.version === known.version;
}

/** The answers that are about the present text. */
export function freshAnswers(known: Known): readonly Answer[] {
  return [...known.answers.values()].filter(({ version }) => version === known.version).map(({ answer }) => answer);
}

/** After typing ends. */
export const TYPING_PAUSE = 250;
/** Their marks stand in the editor whatever view is shown. */
const MARKING: readonly ViewName[] = ['shapes', 'findings'];

export interface AskerOptions {
  readonly client: Answering;
  readonly view: ViewName;
  readonly changed: (known: Known) => void;
  /** Whether an error says that the question was given up for another one. */
  readonly isSuperseded: (error: unknown) => boolean;
  /** Whether an error says that the question was stopped, by the user or for its time. */
  readonly isStopped: (error: unknown) => boolean;
  readonly timers?: Timers;
}

export class Asker {
  readonly #options: AskerOptions;
  readonly #debounced: Debounced;
  #files: readonly SourceFile[] = [];
  #known: Known;
  /** Views that were stopped or failed for this version of the text: they are not asked again by themselves. */
  #givenUp = new Set<ViewName>();
  #asking: ViewName | undefined;
  /** Of the question whose answer is waited for: answers to others come too late. */
  #number = 0;

  constructor(options: AskerOptions) {
    this.#options = options;
    this.#known = { version: 0, view: options.view, status: { kind: 'idle' }, answers: new Map() };
    this.#debounced = debounced(() => this.#next(), TYPING_PAUSE, options.timers ?? TIMERS);
  }

  get known(): Known {
    return this.#known;
  }

  /** The text has changed by typing: asked about when the typing pauses. */
  typed(files: readonly SourceFile[]): void {
    this.#replaced(files);
    this.#debounced.soon();
  }

  /** Another program: asked about at once. */
  opened(files: readonly SourceFile[]): void {
    this.#replaced(files);
    this.#known = { ...this.#known, answers: new Map() };
    this.#debounced.now();
  }

  show(view: ViewName): void {
    if (view === this.#known.view) return;
    this.#set({ view });
    if (isFresh(this.#known, view) || this.#known.status.kind === 'waiting' || this.#known.version === 0) return;
    if (this.#asking === view) return;
    this.#drop();
    this.#next();
  }

  /** The user wants no answer to the present text. */
  stop(): void {
    this.#debounced.cancel();
    const view = this.#asking ?? this.#known.view;
    this.#drop();
    this.#options.client.cancel();
    for (const each of new Set<ViewName>([view, this.#known.view, ...MARKING])) {
      if (!isFresh(this.#known, each)) this.#givenUp.add(each);
    }
    this.#set({ status: { kind: 'stopped', view, message: 'was stopped by you' } });
  }

  /** Asks again what was given up. */
  again(): void {
    this.#givenUp.clear();
    this.#drop();
    this.#debounced.now();
  }

  #replaced(files: readonly SourceFile[]): void {
    this.#files = files;
    this.#drop();
    this.#givenUp.clear();
    this.#set({ version: this.#known.version + 1, status: { kind: 'waiting' } });
  }

  /** What is being asked is no longer wanted. It is not ended here: the next question takes its place, and may find it done. */
  #drop(): void {
    this.#asking = undefined;
    this.#number++;
  }

  #next(): void {
    const wanted = [...new Set([this.#known.view, ...MARKING])];
    const view = wanted.find((each) => !isFresh(this.#known, each) && !this.#givenUp.has(each));
    if (view === undefined) {
      const { status } = this.#known;
      // What was said of a stopped question stays until another one is asked.
      if (status.kind !== 'stopped' && status.kind !== 'failed') this.#set({ status: { kind: 'idle' } });
      return;
    }
    void this.#ask(view);
  }

  async #ask(view: ViewName): Promise<void> {
    const { version } = this.#known;
    const number = ++this.#number;
    const isCurrent = (): boolean => this.#number === number;
    this.#asking = view;
    this.#set({ status: { kind: 'asking', view } });
    try {
      const answer = await this.#options.client.ask(view, this.#files, 1);
      if (!isCurrent()) return;
      this.#asking = undefined;
      this.#set({ answers: new Map(this.#known.answers).set(view, { answer, version }), status: { kind: 'idle' } });
    } catch (error) {
      if (!isCurrent()) return;
      this.#asking = undefined;
      if (this.#options.isSuperseded(error)) return;
      this.#givenUp.add(view);
      const kind = this.#options.isStopped(error) ? 'stopped' : 'failed';
      this.#set({ status: { kind, view, message: error instanceof Error ? error.message : String(error) } });
      // The views behind the one that is looked at would take as long.
      if (kind === 'stopped') return;
    }
    this.#next();
  }

  #set(change: Partial<Known>): void {
    this.#known = { ...this.#known, ...change };
    this.#options.changed(this.#known);
  }
}
