/**
 * A table of pairs of natural numbers, each with a number of its own: what was found out about a pair is remembered without
 * an object for it. Open-addressed, with linear probing; nothing is removed but all at once.
 */
export class PairTable {
  /** The first of each pair plus one; 0 is free. The length is a power of two, at most half is used. */
  #firsts = new Int32Array(256);
  #seconds = new Int32Array(256);
  #values = new Int32Array(256);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** What was set for the pair, else -1. */
  get(first: number, second: number): number {
    const slot = this.#slot(first, second);
    return this.#firsts[slot] === 0 ? -1 : (this.#values[slot] as number);
  }

  set(first: number, second: number, value: number): void {
    if (2 * (this.#size + 1) > this.#firsts.length) this.#grow();
    const slot = this.#slot(first, second);
    if (this.#firsts[slot] === 0) this.#size++;
    this.#firsts[slot] = first + 1;
    this.#seconds[slot] = second;
    this.#values[slot] = value;
  }

  clear(): void {
    this.#firsts.fill(0);
    this.#size = 0;
  }

  /** Where the pair stands, or the free place where it belongs. */
  #slot(first: number, second: number): number {
    const firsts = this.#firsts;
    const seconds = this.#seconds;
    const mask = firsts.length - 1;
    let slot = hashOf(first, second) & mask;
    while (firsts[slot] !== 0 && (firsts[slot] !== first + 1 || seconds[slot] !== second)) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [firsts, seconds, values] = [this.#firsts, this.#seconds, this.#values];
    const length = 2 * firsts.length;
    this.#firsts = new Int32Array(length);
    this.#seconds = new Int32Array(length);
    this.#values = new Int32Array(length);
    for (let old = 0; old < firsts.length; old++) {
      if (firsts[old] === 0) continue;
      const slot = this.#slot((firsts[old] as number) - 1, seconds[old] as number);
      this.#firsts[slot] = firsts[old] as number;
      this.#seconds[slot] = seconds[old] as number;
      this.#values[slot] = values[old] as number;
    }
  }
}

function hashOf(first: number, second: number): number {
  let hash = Math.imul(first, 0x9e3779b1) ^ second;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
