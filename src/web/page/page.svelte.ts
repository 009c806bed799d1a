/** The state of the page: thin and reactive, around what `logic/` decides. */
import type { Answer, Mark, Offer, SourceFile, ViewName } from '../protocol.js';
import { type Answering, Asker, freshAnswers, isFresh, type Known } from './logic/asking.js';
import type { Example } from './logic/examples.js';
import { type Insertion, insertionOf } from './logic/insertion.js';
import { changeAt, type LinePlace, methodAt } from './logic/line-shapes.js';
import { linkOf, type ShapesMode, type Shared } from './logic/link.js';
import { combinedMarks, withLines } from './logic/marks.js';
import { brokenMarks, clampedStep, placeOfStep } from './logic/steps.js';
import type { PictureSource } from './pictures.js';

export interface Jump extends LinePlace {
  readonly focuses: boolean;
}

export interface PageOptions {
  readonly client: Answering;
  readonly pictures: PictureSource;
  readonly isSuperseded: (error: unknown) => boolean;
  readonly isStopped: (error: unknown) => boolean;
}

/** Into the range of the steps there are: the last. */
const LAST = 1_000_000;

const LONGEST_LINE = 160;

export class Page {
  readonly pictures: PictureSource;
  readonly #asker: Asker;

  files = $state.raw<readonly SourceFile[]>([]);
  /** Of the file in the editor. */
  path = $state('');
  /** Where the cursor is. */
  line = $state(1);
  /** The line that results are shown for: that of the cursor, but not while they are about an older text. */
  at = $state(1);
  example = $state.raw<Example | undefined>(undefined);
  mode = $state<ShapesMode>('line');
  /** Which step of the iteration, of the run and of the rounds is shown, from 0. */
  iterationStep = $state(0);
  runStep = $state(0);
  round = $state(LAST);
  /** Which class or component, of several. */
  chosen = $state(0);
  /** The claim whose run is shown, and whether it is among the findings. */
  broken = $state(0);
  isRunShown = $state(false);
  /** The user's own files, where there are any. */
  local = $state.raw<readonly SourceFile[]>([]);
  known = $state.raw<Known>({ version: 0, view: 'shapes', status: { kind: 'idle' }, answers: new Map() });
  /** Milliseconds that the analyzer took to get ready. */
  ready = $state<number | undefined>(undefined);
  progress = $state('');
  /** Said once: a link that was copied, or cannot be read. */
  notice = $state('');
  /** A place the editor is asked to go to. */
  jump = $state.raw<Jump | undefined>(undefined);
  insertion = $state.raw<Insertion | undefined>(undefined);
  /** A line that is pointed to in the results: of a finding's step, or of the IR. */
  pointed = $state.raw<LinePlace | undefined>(undefined);

  constructor({ client, pictures, isSuperseded, isStopped }: PageOptions) {
    this.pictures = pictures;
    const changed = (known: Known): void => {
      if (known.status.kind !== 'asking') this.progress = '';
      this.known = known;
      if (!this.isStale('shapes')) this.at = this.line;
    };
    this.#asker = new Asker({ client, view: 'shapes', changed, isSuperseded, isStopped });
  }

  readonly view = $derived(this.known.view);
  readonly marks = $derived(withLines(combinedMarks(freshAnswers(this.known)), this.files));
  readonly runs = $derived(brokenMarks(this.marks));
  readonly isAnyFresh = $derived(freshAnswers(this.known).length > 0);

  /** The answer to show, though it may be about an older text. */
  answer<V extends ViewName>(view: V): Extract<Answer, { readonly view: V }> | undefined {
    const answer = this.known.answers.get(view)?.answer;
    return answer?.view === view ? (answer as Extract<Answer, { readonly view: V }>) : undefined;
  }

  isStale(view: ViewName): boolean {
    return this.known.answers.has(view) && !isFresh(this.known, view);
  }

  readonly place = $derived<LinePlace>({ file: this.path, line: this.at });

  /** What is said of the line that results are shown for. */
  readonly marksHere = $derived(
    this.marks.filter(({ file, line, written, verdict }) => {
      const isTold = written || verdict !== 'proved';
      return isTold && file === this.path && line === this.at;
    }),
  );

  readonly method = $derived.by(() => {
    const answer = this.answer('shapes');
    return answer === undefined ? undefined : methodAt(answer, this.place);
  });

  readonly run = $derived(this.runs[clampedStep(this.broken, this.runs.length)]);

  /** What Alt with comma and period step through. */
  readonly stepper = $derived.by((): { count: number; at: number; to: (step: number) => void } | undefined => {
    if (this.view === 'invariants') {
      const count = this.answer('invariants')?.classes[this.chosen]?.rounds.length ?? 0;
      return { count, at: clampedStep(this.round, count), to: (step) => (this.round = step) };
    }
    const isRun = this.view === 'findings' || this.mode === 'counterexample';
    if (isRun && (this.view === 'findings' || this.view === 'shapes')) {
      const count = this.run?.counterexample.steps.length ?? 0;
      return { count, at: clampedStep(this.runStep, count), to: (step) => (this.runStep = step) };
    }
    if (this.view === 'shapes' && this.mode === 'iteration') {
      const count = this.method?.iteration.length ?? 0;
      return { count, at: clampedStep(this.iterationStep, count), to: (step) => (this.iterationStep = step) };
    }
    return undefined;
  });

  /** The line that what is shown is about; tinted in the editor. */
  readonly shown = $derived.by((): LinePlace | undefined => {
    if (this.isStale(this.view)) return undefined;
    if (this.pointed !== undefined) return this.pointed;
    if (this.view === 'findings' ? this.isRunShown : this.view === 'shapes' && this.mode === 'counterexample') {
      const step = this.run?.counterexample.steps[clampedStep(this.runStep, this.run.counterexample.steps.length)];
      return step === undefined ? undefined : placeOfStep(step, this.run?.file ?? this.path);
    }
    const method = this.view === 'shapes' ? this.method : undefined;
    if (method === undefined) return undefined;
    const file = method.result.location.file;
    if (this.mode === 'iteration') {
      const step = method.iteration[clampedStep(this.iterationStep, method.iteration.length)];
      return step === undefined ? undefined : { file, line: step.line };
    }
    const change = changeAt(method, this.at);
    return change === undefined ? undefined : { file, line: change.change.line };
  });

  /** The line as it is written, without what it begins with; of one that is as long as a program, its beginning. */
  textOf(file: string, line: number): string {
    const text =
      this.files
        .find(({ path }) => path === file)
        ?.text.split('\n')
        [line - 1]?.trim() ?? '';
    return text.length <= LONGEST_LINE ? text : `${text.slice(0, LONGEST_LINE)}…`;
  }

  open(example: Example, files: readonly SourceFile[]): void {
    this.example = example;
    this.#load({ files, view: example.view, line: example.line, mode: example.mode });
  }

  restore(shared: Shared): void {
    this.example = undefined;
    this.#load(shared);
  }

  #load({ files, file, view = 'shapes', line = 1, mode = 'line', step }: Shared): void {
    const path = files.some((each) => each.path === file) ? file : files[0]?.path;
    this.files = files;
    this.path = path ?? '';
    this.line = line;
    this.mode = mode;
    this.iterationStep = mode === 'iteration' ? (step ?? 0) : 0;
    this.runStep = mode === 'counterexample' ? (step ?? 0) : 0;
    this.round = view === 'invariants' ? (step ?? LAST) : LAST;
    this.chosen = 0;
    this.at = line;
    this.broken = 0;
    this.isRunShown = false;
    this.pointed = undefined;
    this.notice = '';
    this.#asker.show(view);
    this.#asker.opened(files);
    this.jump = { file: this.path, line, focuses: false };
  }

  /** Files that have changed outside; what is looked at stays. */
  reload(files: readonly SourceFile[]): void {
    this.local = files;
    // Whoever looks at an example goes on looking at it.
    if (this.example !== undefined) return;
    this.files = files;
    if (!files.some(({ path }) => path === this.path)) this.path = files[0]?.path ?? '';
    this.#asker.typed(files);
  }

  typed(path: string, text: string): void {
    if (this.files.some((file) => file.path === path && file.text === text)) return;
    this.files = this.files.map((file) => (file.path === path ? { path, text } : file));
    this.pointed = undefined;
    this.#asker.typed(this.files);
  }

  moved(path: string, line: number): void {
    if (path !== this.path) return;
    if (line !== this.line) {
      this.iterationStep = 0;
      this.pointed = undefined;
    }
    this.line = line;
    if (!this.isStale('shapes')) this.at = line;
  }

  show(view: ViewName): void {
    this.pointed = undefined;
    this.#asker.show(view);
  }

  goTo(file: string, line: number, focus: 'moved' | 'kept' = 'moved'): void {
    if (!this.files.some(({ path }) => path === file)) return;
    this.path = file;
    this.jump = { file, line, focuses: focus === 'moved' };
  }

  /** Shows the run of a mark, or what is said of its line. */
  openMark(mark: Mark): void {
    this.goTo(mark.file, mark.line, 'kept');
    const index = this.runs.findIndex((each) => each.claim === mark.claim && each.line === mark.line);
    if (mark.counterexample !== undefined && index >= 0) this.openRun(index);
    else if (this.answer('findings')?.findings.some(({ location }) => location.line === mark.line) === true)
      this.show('findings');
  }

  openRun(index: number): void {
    this.broken = index;
    this.runStep = 0;
    this.mode = 'counterexample';
    this.show('shapes');
  }

  accept(offer: Offer): void {
    const file = this.files.find(({ path }) => path === offer.file);
    if (file === undefined) return;
    this.path = file.path;
    this.insertion = insertionOf(file.text, offer);
  }

  /** Accepts what is offered beside the line of the cursor, or else the first offer. */
  acceptHere(): void {
    const offered = [...this.marksHere, ...this.marks].find(({ offer }) => offer !== undefined);
    if (offered?.offer !== undefined) this.accept(offered.offer);
  }

  stop(): void {
    this.#asker.stop();
  }

  again(): void {
    this.#asker.again();
  }

  step(by: -1 | 1): void {
    const stepper = this.stepper;
    if (stepper !== undefined && stepper.count > 0) stepper.to(clampedStep(stepper.at + by, stepper.count));
  }

  /** To the next line that has code, in the method that is shown. */
  stepLine(by: -1 | 1): void {
    const lines = this.method?.changes.map(({ line }) => line) ?? [];
    const next = by > 0 ? lines.find((line) => line > this.line) : lines.findLast((line) => line < this.line);
    if (next !== undefined) this.goTo(this.path, next, 'kept');
  }

  stepMark(by: -1 | 1): void {
    const lines = [...new Set(this.marks.filter(({ file }) => file === this.path).map(({ line }) => line))];
    const next =
      by > 0
        ? (lines.find((line) => line > this.line) ?? lines[0])
        : (lines.findLast((line) => line < this.line) ?? lines.at(-1));
    if (next !== undefined) this.goTo(this.path, next);
  }

  /** The part of the address that brings all this back. */
  link(): ReturnType<typeof linkOf> {
    const { files, path, view, line, mode } = this;
    const step = this.stepper?.at ?? 0;
    return linkOf({ files, file: path, view, line, mode, step });
  }
}
