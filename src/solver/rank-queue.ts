/** Cells that wait for their turn, lowest rank first: a binary heap. */
import type { Cell } from './cells.js';

export class RankQueue<X, E> {
  /** No entry has a lower rank than its parent at half its index. */
  readonly #entries: { readonly rank: number; readonly cell: Cell<X, E> }[] = [];

  clear(): void {
    this.#entries.length = 0;
  }

  push(cell: Cell<X, E>, rank: number): void {
    const entries = this.#entries;
    let index = entries.length;
    const added = { rank, cell };
    entries.push(added);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = this.#at(parent);
      if (above.rank <= rank) break;
      entries[index] = above;
      index = parent;
    }
    entries[index] = added;
  }

  pop(): Cell<X, E> | undefined {
    const entries = this.#entries;
    const first = entries[0];
    const last = entries.pop();
    if (first === undefined || last === undefined) return undefined;
    if (entries.length > 0) this.#sink(last);
    return first.cell;
  }

  /** Puts an entry in the place of the first. */
  #sink(entry: { readonly rank: number; readonly cell: Cell<X, E> }): void {
    const entries = this.#entries;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= entries.length) break;
      if (child + 1 < entries.length && this.#at(child + 1).rank < this.#at(child).rank) child++;
      if (this.#at(child).rank >= entry.rank) break;
      entries[index] = this.#at(child);
      index = child;
    }
    entries[index] = entry;
  }

  #at(index: number): { readonly rank: number; readonly cell: Cell<X, E> } {
    return this.#entries[index] as { readonly rank: number; readonly cell: Cell<X, E> };
  }
}
