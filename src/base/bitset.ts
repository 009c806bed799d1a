/** A set of small natural numbers as bits; grows as needed. Changed in place: its owner copies it before sharing. */
export class BitSet {
  #words: Int32Array;

  constructor(capacity = 32) {
    this.#words = new Int32Array(Math.max(1, (capacity + 31) >>> 5));
  }

  static of(elements: Iterable<number>): BitSet {
    const set = new BitSet();
    for (const element of elements) set.add(element);
    return set;
  }

  copy(): BitSet {
    const set = new BitSet();
    set.#words = this.#words.slice();
    return set;
  }

  has(element: number): boolean {
    return (((this.#words[element >>> 5] ?? 0) >>> (element & 31)) & 1) === 1;
  }

  /** Whether the element is new. */
  add(element: number): boolean {
    const index = element >>> 5;
    this.#reserve(index + 1);
    const word = this.#words[index] as number;
    const changed = word | (1 << (element & 31));
    this.#words[index] = changed;
    return changed !== word;
  }

  delete(element: number): boolean {
    const index = element >>> 5;
    const word = this.#words[index] ?? 0;
    const changed = word & ~(1 << (element & 31));
    if (changed !== word) this.#words[index] = changed;
    return changed !== word;
  }

  clear(): void {
    this.#words.fill(0);
  }

  /** Adds all elements of the other set; whether any is new. */
  addAll(other: BitSet): boolean {
    this.#reserve(other.#words.length);
    let changed = false;
    for (let index = 0; index < other.#words.length; index++) {
      const word = this.#words[index] as number;
      const joined = word | (other.#words[index] as number);
      if (joined === word) continue;
      this.#words[index] = joined;
      changed = true;
    }
    return changed;
  }

  /** Keeps what the other set has too; whether anything was removed. */
  retainAll(other: BitSet): boolean {
    return this.#narrow((word, index) => word & (other.#words[index] ?? 0));
  }

  /** Removes what the other set has; whether anything was removed. */
  deleteAll(other: BitSet): boolean {
    return this.#narrow((word, index) => word & ~(other.#words[index] ?? 0));
  }

  #narrow(keep: (word: number, index: number) => number): boolean {
    let changed = false;
    for (let index = 0; index < this.#words.length; index++) {
      const word = this.#words[index] as number;
      const kept = keep(word, index);
      if (kept === word) continue;
      this.#words[index] = kept;
      changed = true;
    }
    return changed;
  }

  isSubsetOf(upper: BitSet): boolean {
    return this.#words.every((word, index) => (word & ~(upper.#words[index] ?? 0)) === 0);
  }

  meets(other: BitSet): boolean {
    return this.#words.some((word, index) => (word & (other.#words[index] ?? 0)) !== 0);
  }

  equals(other: BitSet): boolean {
    return this.isSubsetOf(other) && other.isSubsetOf(this);
  }

  get isEmpty(): boolean {
    return this.#words.every((word) => word === 0);
  }

  get size(): number {
    let count = 0;
    for (const word of this.#words) for (let rest = word; rest !== 0; rest &= rest - 1) count++;
    return count;
  }

  /** Ascending. Elements added meanwhile may or may not be met. */
  *[Symbol.iterator](): Generator<number> {
    for (let index = 0; index < this.#words.length; index++) {
      for (let rest = this.#words[index] as number; rest !== 0; rest &= rest - 1) {
        yield (index << 5) + (31 - Math.clz32(rest & -rest));
      }
    }
  }

  #reserve(words: number): void {
    if (words <= this.#words.length) return;
    const larger = new Int32Array(Math.max(words, 2 * this.#words.length));
    larger.set(this.#words);
    this.#words = larger;
  }
}
