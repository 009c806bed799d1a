/**
 * Answers to tasks, kept for later runs over code that is in part the same. A file for each task says which answers are known, and what each rests on: what was asked of the
 * input, and what was read besides. An answer counts where all of that is the same now.
 */
import type { Answer, Checker, Performed, Round, Task } from '../../workspace/index.js';
import type { CacheFolder } from './cache-folder.js';
import { CacheTally } from './cache-tally.js';
import { hashOf } from './hash.js';
import type { Read, Reads } from './reads.js';

/** A question with the digest of the answer. */
type Asked = readonly [question: string, answer: string];

/** An answer, and what was asked for it. */
interface Entry {
  readonly asked: readonly Asked[];
  readonly answer: Answer;
}

/** Where an answer is: files by what is in them, and the position in the first. */
interface Variant {
  readonly entries: string;
  readonly position: number;
  readonly reads: string;
}

/** What is known of the tasks of a component, by what they are. */
type Known = Readonly<Record<string, readonly Variant[]>>;

interface ToKeep extends Entry {
  readonly task: string;
}

export interface AnswersIdentity {
  /** The version of the tool, and the options that decide answers. */
  readonly how: string;
  readonly reads: Reads;
  /** What was found wrong in files that are not of the input is told by who reads them: then nothing is used or kept. */
  readonly isTold: () => boolean;
}

/** Of one task: as many as somebody goes to and fro between. */
const MOST_VARIANTS = 4;
/** What no part of the input decides alone. */
const FACTS = 'facts';

export class KeptAnswers {
  readonly tally = new CacheTally();
  readonly #folder: CacheFolder;
  readonly #identity: AnswersIdentity;
  readonly #checker: Checker;
  readonly #digests = new Map<string, string>();
  readonly #holds = new Map<string, boolean>();
  readonly #entries = new Map<string, readonly Entry[]>();
  readonly #known = new Map<string, Known>();
  /** By component. */
  readonly #made = new Map<string, ToKeep[]>();

  constructor(folder: CacheFolder, identity: AnswersIdentity, checker: Checker) {
    this.#folder = folder;
    this.#identity = identity;
    this.#checker = checker;
  }

  find(round: Round, task: Task): Answer | undefined {
    let [why, place] = ['new', ''];
    for (const { entries, position, reads } of this.#variants(task.component)[taskKey(round, task)] ?? []) {
      const entry = this.#read(this.#entries, entries)?.[position];
      const changed = entry === undefined ? FACTS : this.#changed(entry);
      if (entry !== undefined && changed === undefined && this.#stillReads(reads)) {
        this.tally.note(task.kind, 'kept');
        return entry.answer;
      }
      if (changed === undefined) why = 'library';
      else [why, place] = changed === FACTS ? ['facts', ''] : ['code', changed];
    }
    this.tally.note(task.kind, why, place);
    return undefined;
  }

  /** What was not done, or not well, is not kept. */
  note(round: Round, task: Task, { answer, asked }: Performed): void {
    if (answer.kind === 'failed' || ('faults' in answer && answer.faults.length > 0)) return;
    const made = this.#made.get(task.component) ?? [];
    this.#made.set(task.component, made);
    const answered = [FACTS, ...asked].map((question): Asked => [question, this.#digest(question)]);
    made.push({ task: taskKey(round, task), asked: answered, answer });
  }

  /** All of them rest on all that was read until now: that is more than each has read. */
  write(): void {
    if (this.#made.size === 0 || this.#identity.isTold()) return;
    const reads = this.#folder.keep(this.#identity.reads.all);
    for (const [component, made] of this.#made) {
      const entries = this.#folder.keep(made.map(({ asked, answer }): Entry => ({ asked, answer })));
      const known = { ...this.#variants(component) };
      for (const [position, { task }] of made.entries())
        known[task] = [{ entries, position, reads }, ...(known[task] ?? [])].slice(0, MOST_VARIANTS);
      this.#folder.write(this.#key(component), known);
    }
    this.#folder.trim();
  }

  #key(component: string): string {
    return hashOf('component', this.#identity.how, component);
  }

  #variants(component: string): Known {
    let known = this.#known.get(component);
    if (known === undefined) {
      known = (this.#folder.read(this.#key(component)) as Known | undefined) ?? {};
      this.#known.set(component, known);
    }
    return known;
  }

  #read<T>(known: Map<string, T>, name: string): T | undefined {
    let found = known.get(name);
    if (found === undefined) {
      found = this.#folder.read(name) as T | undefined;
      if (found !== undefined) known.set(name, found);
    }
    return found;
  }

  /** The first question that is answered otherwise now. */
  #changed({ asked }: Entry): string | undefined {
    return asked.find(([question, answer]) => this.#digest(question) !== answer)?.[0];
  }

  #digest(question: string): string {
    let digest = this.#digests.get(question);
    if (digest === undefined) {
      const text = question === FACTS ? this.#checker.facts(hashOf) : this.#checker.answerTo(question, hashOf);
      digest = text === undefined ? '-' : hashOf(text);
      this.#digests.set(question, digest);
    }
    return digest;
  }

  /** What an answer has read counts as read by this run, too. */
  #stillReads(name: string): boolean {
    let holds = this.#holds.get(name);
    if (holds === undefined) {
      const { reads } = this.#identity;
      const list = this.#folder.read(name) as readonly Read[] | undefined;
      holds = list !== undefined && reads.areTheSame(list);
      if (holds && list !== undefined) reads.add(list);
      this.#holds.set(name, holds);
    }
    return holds;
  }
}

function taskKey({ dropped }: Round, task: Task): string {
  return hashOf('task', JSON.stringify(dropped), JSON.stringify(task));
}
