/** Waits for inputs to be saved, until the process is interrupted. */
import { type FSWatcher, statSync, watch } from 'node:fs';
import path from 'node:path';

/** What is read as input, or says how; what is written beside it, such as the cache, is none of it. */
const READ = /\.(java|class|jar|jml|json|jsonc)$/;
const OWN = /(^|[\\/])\.(espalier|git)([\\/]|$)/;
/** Editors write several files, or one in several steps. */
const QUIET_MILLISECONDS = 50;

export class Saves {
  readonly #watchers: readonly FSWatcher[];
  #saved = false;
  #waiting: (() => void) | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** Files and folders; what is not there is left out. `except`: a file that is written, not read. */
  constructor(names: readonly string[], except: string | undefined) {
    const own = except === undefined ? undefined : path.resolve(except);
    this.#watchers = [...new Set(names)].flatMap((name) => {
      const found = statSync(name, { throwIfNoEntry: false });
      if (found === undefined) return [];
      // A file that is replaced is another one: the folder keeps its name.
      const folder = found.isDirectory() ? name : path.dirname(name);
      const isMeant = (file: string): boolean => found.isDirectory() || file === path.basename(name);
      const watcher = watch(folder, { recursive: found.isDirectory() }, (_, file) => {
        if (file === null || !isMeant(file) || !READ.test(file) || OWN.test(file)) return;
        if (path.resolve(folder, file) !== own) this.#note();
      });
      // A folder that is removed is seen no more.
      return [watcher.on('error', () => watcher.close())];
    });
  }

  /** Resolves when something was saved since it resolved last, and nothing more is. */
  async next(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#waiting = resolve;
      if (this.#saved) this.#note();
    });
    this.#saved = false;
  }

  close(): void {
    for (const watcher of this.#watchers) watcher.close();
    clearTimeout(this.#timer);
  }

  #note(): void {
    this.#saved = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#waiting?.(), QUIET_MILLISECONDS);
  }
}
