/**
 * Gives equal triples of 32-bit integers the same small number, as `TupleInterner` does for tuples of any length: without an
 * array for each triple that is asked for. Open-addressed, with linear probing; nothing is removed.
 */
export class TripleInterner {
  /** Three numbers for each triple. */
  #data = new Int32Array(3 * 64);
  /** Numbers of triples plus one; 0 is free. The length is a power of two, at most half is used. */
  #table = new Int32Array(128);
  #count = 0;

  /** How many different triples there are; their numbers run from 0. */
  get size(): number {
    return this.#count;
  }

  intern(first: number, second: number, third: number): number {
    const data = this.#data;
    const table = this.#table;
    const mask = table.length - 1;
    let slot = hashOf(first, second, third) & mask;
    for (let entry = table[slot] as number; entry !== 0; entry = table[slot] as number) {
      const start = 3 * (entry - 1);
      if (data[start] === first && data[start + 1] === second && data[start + 2] === third) return entry - 1;
      slot = (slot + 1) & mask;
    }
    return this.#append(slot, first, second, third);
  }

  /** `index` from 0 to 2. */
  at(number: number, index: number): number {
    return this.#data[3 * number + index] as number;
  }

  #append(slot: number, first: number, second: number, third: number): number {
    const number = this.#count++;
    if (3 * this.#count > this.#data.length) {
      const larger = new Int32Array(2 * this.#data.length);
      larger.set(this.#data);
      this.#data = larger;
    }
    this.#data[3 * number] = first;
    this.#data[3 * number + 1] = second;
    this.#data[3 * number + 2] = third;
    this.#table[slot] = number + 1;
    if (2 * this.#count > this.#table.length) this.#rehash();
    return number;
  }

  #rehash(): void {
    const table = new Int32Array(2 * this.#table.length);
    const mask = table.length - 1;
    const data = this.#data;
    for (let number = 0; number < this.#count; number++) {
      const start = 3 * number;
      let slot = hashOf(data[start] as number, data[start + 1] as number, data[start + 2] as number) & mask;
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = number + 1;
    }
    this.#table = table;
  }
}

function hashOf(first: number, second: number, third: number): number {
  let hash = Math.imul(first, 0x9e3779b1) ^ second;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) ^ third;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
