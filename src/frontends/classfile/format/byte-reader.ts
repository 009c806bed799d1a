/** A cursor over part of a file's bytes that never reads beyond its end: big-endian unsigned numbers, as class files have them. */
import { ClassFileProblem } from './class-file.js';

export class ByteReader {
  readonly view: DataView;
  /** Offset in the file of the next byte. */
  position: number;
  readonly end: number;

  constructor(view: DataView, start: number, end: number) {
    this.view = view;
    this.position = start;
    this.end = end;
  }

  u1(): number {
    return this.view.getUint8(this.#advance(1));
  }

  u2(): number {
    return this.view.getUint16(this.#advance(2));
  }

  u4(): number {
    return this.view.getUint32(this.#advance(4));
  }

  skip(length: number): void {
    this.#advance(length);
  }

  /** A count of things that take at least `size` bytes each, so that nobody allocates for things that cannot be there. */
  count(size: number, what: string): number {
    const start = this.position;
    const count = this.u2();
    if (count * size > this.end - this.position) throw new ClassFileProblem(`${count} ${what} do not fit here`, start);
    return count;
  }

  /** The next `length` bytes, stepped over. */
  part(length: number): ByteReader {
    const start = this.#advance(length);
    return new ByteReader(this.view, start, start + length);
  }

  /** Says that everything was read. */
  finish(what: string): void {
    const left = this.end - this.position;
    if (left !== 0) throw new ClassFileProblem(`${left} bytes too many in ${what}`, this.position);
  }

  #advance(length: number): number {
    const start = this.position;
    if (length > this.end - start) {
      throw new ClassFileProblem(`the data ends too early: ${length} bytes wanted, ${this.end - start} left`, start);
    }
    this.position = start + length;
    return start;
  }
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
