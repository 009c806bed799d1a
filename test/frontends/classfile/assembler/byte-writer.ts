/** Bytes, big-endian, as class files want them. Numbers are cut to their size, so that wrong ones can be written. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  get length(): number {
    return this.#bytes.length;
  }

  u1(value: number): this {
    this.#bytes.push(value & 0xff);
    return this;
  }

  u2(value: number): this {
    return this.u1(value >> 8).u1(value);
  }

  u4(value: number): this {
    return this.u2(value >>> 16).u2(value);
  }

  raw(bytes: Iterable<number>): this {
    for (const byte of bytes) this.u1(byte);
    return this;
  }

  /** A counted list with a count of two bytes. */
  list<Item>(items: readonly Item[], write: (item: Item) => void): this {
    this.u2(items.length);
    items.forEach(write);
    return this;
  }

  /** Overwrites what was written at an offset. */
  patch(offset: number, size: 1 | 2 | 4, value: number): void {
    for (let index = 0; index < size; index++) {
      this.#bytes[offset + index] = (value >> (8 * (size - 1 - index))) & 0xff;
    }
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}
