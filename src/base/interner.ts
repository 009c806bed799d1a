/**
 * Gives equal tuples of 32-bit integers the same small number (hash-consing).
 *
 * All tuples lie one behind the other in one array; an open-addressed table with linear probing finds them by content.
 * Nothing is ever removed: an interner is dropped as a whole.
 */
export class TupleInterner {
  /** Contents of all tuples; tuple n occupies #starts[n] up to #starts[n + 1]. */
  #data = new Int32Array(256);
  #starts = new Int32Array(64);
  #hashes = new Int32Array(64);
  #count = 0;
  /** Tuple numbers plus one; 0 is free. The length is a power of two, at most half is used. */
  #table = new Int32Array(128);

  /** How many different tuples there are; their numbers run from 0. */
  get size(): number {
    return this.#count;
  }

  intern(tuple: ArrayLike<number>): number {
    const hash = hashOf(tuple);
    let slot = this.#slot(tuple, hash);
    const known = this.#table[slot] as number;
    if (known !== 0) return known - 1;
    if (2 * (this.#count + 1) > this.#table.length) {
      this.#rehash();
      slot = this.#slot(tuple, hash);
    }
    const number = this.#append(tuple, hash);
    this.#table[slot] = number + 1;
    return number;
  }

  /** The number of the tuple if it was interned, else -1. */
  find(tuple: ArrayLike<number>): number {
    return (this.#table[this.#slot(tuple, hashOf(tuple))] as number) - 1;
  }

  lengthOf(number: number): number {
    return (this.#starts[number + 1] as number) - (this.#starts[number] as number);
  }

  at(number: number, index: number): number {
    return this.#data[(this.#starts[number] as number) + index] as number;
  }

  /** A copy of the tuple's content. */
  tuple(number: number): Int32Array {
    return this.#data.slice(this.#starts[number] as number, this.#starts[number + 1] as number);
  }

  /** Where the tuple stands in the table, or the free place where it belongs. */
  #slot(tuple: ArrayLike<number>, hash: number): number {
    const mask = this.#table.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const entry = this.#table[slot] as number;
      if (entry === 0) return slot;
      if (this.#hashes[entry - 1] === hash && this.#equals(entry - 1, tuple)) return slot;
    }
  }

  #equals(number: number, tuple: ArrayLike<number>): boolean {
    const data = this.#data;
    const start = this.#starts[number] as number;
    if ((this.#starts[number + 1] as number) - start !== tuple.length) return false;
    for (let index = 0; index < tuple.length; index++) {
      if (data[start + index] !== ((tuple[index] as number) | 0)) return false;
    }
    return true;
  }

  #append(tuple: ArrayLike<number>, hash: number): number {
    const number = this.#count++;
    const start = this.#starts[number] as number;
    const end = start + tuple.length;
    if (end > this.#data.length) this.#data = grown(this.#data, end);
    if (number + 1 >= this.#starts.length) {
      this.#starts = grown(this.#starts, number + 2);
      this.#hashes = grown(this.#hashes, number + 2);
    }
    // Tuples are short: quicker than a copy of the whole.
    const data = this.#data;
    for (let index = 0; index < tuple.length; index++) data[start + index] = tuple[index] as number;
    this.#starts[number + 1] = end;
    this.#hashes[number] = hash;
    return number;
  }

  #rehash(): void {
    const table = new Int32Array(2 * this.#table.length);
    const mask = table.length - 1;
    for (let number = 0; number < this.#count; number++) {
      let slot = (this.#hashes[number] as number) & mask;
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = number + 1;
    }
    this.#table = table;
  }
}

/** Multiplicative mixing, finished as in MurmurHash3 so that low bits depend on all. */
function hashOf(tuple: ArrayLike<number>): number {
  let hash = tuple.length;
  for (let index = 0; index < tuple.length; index++) {
    hash = Math.imul(hash ^ (tuple[index] as number), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

function grown(array: Int32Array<ArrayBuffer>, least: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(Math.max(least, 2 * array.length));
  larger.set(array);
  return larger;
}
