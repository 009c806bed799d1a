/** The user's files as they are now. They are looked at while a page waits for changes, on any file system, and not otherwise. */
import type { LocalFiles } from '../../web/local-files.js';
import { fingerprint, type ShownFiles, shownFiles } from './shown-files.js';

/** How long a page waits before it is told that nothing has changed, and asks again. */
const PATIENCE_MILLISECONDS = 25_000;
const LOOK_MILLISECONDS = 200;
/** Looking takes at most one part in so many of the time, however large the folder. */
const REST = 10;
/** More pages than anyone has open. */
const MOST_WAITING = 32;

export class LocalSession {
  readonly #names: readonly string[];
  readonly #strict: boolean;
  #now: LocalFiles;
  /** What the files looked like when they were read. */
  #seen: string;
  /** What they looked like at the last look: a file that is being written is left until it rests. */
  #glimpsed: string;
  readonly #waiting = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;

  constructor(names: readonly string[], manner: 'strict' | 'lenient', seen: string, shown: ShownFiles) {
    this.#names = names;
    this.#strict = manner === 'strict';
    this.#seen = seen;
    this.#glimpsed = seen;
    this.#now = { files: shown.files, version: 1, watched: names.length > 0, notes: notesOf(shown) };
  }

  files(): LocalFiles {
    return this.#now;
  }

  /** Resolves with the version: at once when it is not `since`, otherwise after a change or a while, or when the asker leaves. */
  async changed(since: number, leaves: AbortSignal): Promise<number> {
    if (since === this.#now.version && this.#now.watched && !leaves.aborted) {
      await new Promise<void>((resolve) => this.#wait(resolve, leaves));
    }
    return this.#now.version;
  }

  close(): void {
    clearTimeout(this.#timer);
    for (const wake of [...this.#waiting]) wake();
  }

  #wait(resolve: () => void, leaves: AbortSignal): void {
    const wake = (): void => {
      clearTimeout(patience);
      leaves.removeEventListener('abort', wake);
      this.#waiting.delete(wake);
      if (this.#waiting.size === 0) {
        clearTimeout(this.#timer);
        this.#timer = undefined;
      }
      resolve();
    };
    const patience = setTimeout(wake, PATIENCE_MILLISECONDS);
    leaves.addEventListener('abort', wake);
    this.#waiting.add(wake);
    const [oldest] = this.#waiting;
    if (this.#waiting.size > MOST_WAITING) oldest?.();
    if (this.#timer === undefined) this.#look();
  }

  #look(): void {
    const started = performance.now();
    const looks = fingerprint(this.#names);
    const rests = looks === this.#glimpsed;
    this.#glimpsed = looks;
    if (rests && looks !== this.#seen) this.#read(looks);
    const pause = Math.max(LOOK_MILLISECONDS, REST * (performance.now() - started));
    if (this.#waiting.size > 0) this.#timer = setTimeout(() => this.#look(), pause);
  }

  #read(looks: string): void {
    this.#seen = looks;
    const shown = shownFiles(this.#names, this.#strict ? 'strict' : 'lenient');
    // Where nothing is left, the page keeps what it has, with the reason.
    const files = shown.files.length === 0 ? this.#now.files : shown.files;
    const next: LocalFiles = { ...this.#now, files, notes: notesOf(shown) };
    if (JSON.stringify(next) === JSON.stringify(this.#now)) return;
    this.#now = { ...next, version: this.#now.version + 1 };
    for (const wake of [...this.#waiting]) wake();
  }
}

/** For names that can be used at least in part; the caller has reported the rest. */
export function openSession(
  names: readonly string[],
  manner: 'strict' | 'lenient',
): { readonly shown: ShownFiles; readonly session: LocalSession } {
  // Looked at first: what is written while reading is then read again.
  const seen = fingerprint(names);
  const shown = shownFiles(names, manner);
  return { shown, session: new LocalSession(names, manner, seen, shown) };
}

function notesOf({ diagnostics }: ShownFiles): readonly string[] {
  return diagnostics.map(({ file, message }) => (file === undefined ? message : `${file}: ${message}`));
}
