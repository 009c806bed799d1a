/** Where the entries of a constant pool are. */
import type { ByteReader } from '../byte-reader.js';
import { ClassFileProblem } from '../class-file.js';
import { CONTENT_LENGTH, Tag } from './tags.js';

export interface PoolFrame {
  /** Offset of each entry's tag; 0 for index 0 and for what follows a long or double. */
  readonly offsets: Int32Array;
}

/** Steps over the pool; its entries' lengths and tags are checked, not what they say. */
export function readPoolFrame(reader: ByteReader): PoolFrame {
  const start = reader.position;
  const size = reader.u2();
  // An entry takes three bytes or more, also where a long takes two indices.
  if (size === 0 || (size - 1) * 3 > reader.end - reader.position) {
    throw new ClassFileProblem(`a constant pool of size ${size} does not fit here`, start);
  }
  const { view, end } = reader;
  const offsets = new Int32Array(size);
  let position = reader.position;
  for (let index = 1; index < size; index++) {
    if (position >= end) throw new ClassFileProblem('the data ends within the constant pool', position);
    const tag = view.getUint8(position);
    const length = CONTENT_LENGTH[tag] ?? 0;
    if (length === 0) throw new ClassFileProblem(`unknown constant tag ${tag}`, position);
    offsets[index] = position;
    if (position + 1 + length > end) throw new ClassFileProblem('the data ends within a constant', position);
    position += 1 + length + (tag === Tag.UTF8 ? view.getUint16(position + 1) : 0);
    // The index after a long or double stays unused.
    if (tag === Tag.LONG || tag === Tag.DOUBLE) {
      index++;
      if (index === size)
        throw new ClassFileProblem('a long or double as last constant lacks its second index', position);
    }
  }
  if (position > end) throw new ClassFileProblem('the data ends within a constant', end);
  reader.position = position;
  return { offsets };
}
