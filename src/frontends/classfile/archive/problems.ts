/** What is wrong with single entries of an archive that can otherwise be used. */

export interface ArchiveProblem {
  /** As the archive calls it, after the archive's own path: `lib.jar!/../evil.class`. May hold any characters. */
  readonly entry: string;
  readonly message: string;
}

/** A hostile archive has a problem at each of a million entries; the first ones tell enough. */
const KEPT = 50;

export class ProblemList {
  readonly #kept: ArchiveProblem[] = [];
  #left = 0;

  add(entry: string, message: string): void {
    if (this.#kept.length < KEPT) this.#kept.push({ entry, message });
    else this.#left += 1;
  }

  /** In the order of finding; the last one counts those that were left out. */
  all(): readonly ArchiveProblem[] {
    if (this.#left === 0) return [...this.#kept];
    const message = `${this.#left} more ${this.#left === 1 ? 'problem' : 'problems'} of this kind`;
    return [...this.#kept, { entry: '', message }];
  }
}
