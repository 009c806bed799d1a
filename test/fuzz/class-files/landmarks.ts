/** Where in a class file its tags, counts, lengths, indices and instructions stand: a map for mutations that know what they hit. */

/** The code of a method. */
export interface CodeMarks {
  readonly start: number;
  readonly end: number;
  /** Where the entries of its exception table start: start, end, handler and type, two bytes each. */
  readonly handlers: readonly number[];
}

export interface Landmarks {
  /** Constant-pool tags (one byte) with the number of their entry. */
  readonly tags: readonly { readonly at: number; readonly entry: number }[];
  /** Two bytes each that name a pool entry; `entry` is set where the index stands in the pool itself. */
  readonly indices: readonly { readonly at: number; readonly entry?: number }[];
  /** Two bytes each that say how many things follow. */
  readonly counts: readonly number[];
  /** Four bytes each: lengths of attributes and of code. */
  readonly lengths: readonly number[];
  readonly codes: readonly CodeMarks[];
  /** Two bytes each of exception tables: start, end and handler. */
  readonly handlerPositions: readonly number[];
  /** The content of each attribute but `Code`, those inside of `Code` included. */
  readonly attributes: readonly { readonly name: string; readonly start: number; readonly end: number }[];
  readonly poolSize: number;
}

/** Bytes after the tag, and which pairs of them are indices. */
const ENTRIES: Readonly<Record<number, { readonly size: number; readonly indices: readonly number[] }>> = {
  3: { size: 4, indices: [] },
  4: { size: 4, indices: [] },
  5: { size: 8, indices: [] },
  6: { size: 8, indices: [] },
  7: { size: 2, indices: [0] },
  8: { size: 2, indices: [0] },
  9: { size: 4, indices: [0, 2] },
  10: { size: 4, indices: [0, 2] },
  11: { size: 4, indices: [0, 2] },
  12: { size: 4, indices: [0, 2] },
  15: { size: 3, indices: [1] },
  16: { size: 2, indices: [0] },
  17: { size: 4, indices: [0, 2] },
  18: { size: 4, indices: [0, 2] },
  19: { size: 2, indices: [0] },
  20: { size: 2, indices: [0] },
};

/** Of a class file that is whole: throws a RangeError where it is not. */
export function landmarksOf(bytes: Uint8Array): Landmarks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tags: { at: number; entry: number }[] = [];
  const indices: { at: number; entry?: number }[] = [];
  const counts: number[] = [8];
  const lengths: number[] = [];
  const codes: CodeMarks[] = [];
  const handlerPositions: number[] = [];
  const contents: { name: string; start: number; end: number }[] = [];
  const names = new Map<number, string>();
  const poolSize = view.getUint16(8);
  let at = 10;
  for (let entry = 1; entry < poolSize; entry++) {
    const tag = view.getUint8(at);
    tags.push({ at, entry });
    if (tag === 1) {
      const length = view.getUint16(at + 1);
      counts.push(at + 1);
      names.set(entry, Buffer.from(bytes.subarray(at + 3, at + 3 + length)).toString('latin1'));
      at += 3 + length;
      continue;
    }
    const shape = ENTRIES[tag];
    if (shape === undefined) throw new RangeError(`tag ${tag}`);
    for (const offset of shape.indices) indices.push({ at: at + 1 + offset, entry });
    at += 1 + shape.size;
    if (tag === 5 || tag === 6) entry++;
  }
  const index = (): void => {
    indices.push({ at });
    at += 2;
  };
  const count = (): number => {
    counts.push(at);
    at += 2;
    return view.getUint16(at - 2);
  };
  const attributes = (): void => {
    for (let left = count(); left > 0; left--) {
      const name = names.get(view.getUint16(at));
      index();
      lengths.push(at);
      const length = view.getUint32(at);
      at += 4;
      const end = at + length;
      if (name === 'Code') code();
      else {
        contents.push({ name: name ?? '', start: at, end });
        if (length >= 2) otherAttribute(at, end);
      }
      at = end;
    }
  };
  const code = (): void => {
    counts.push(at, at + 2);
    lengths.push(at + 4);
    const length = view.getUint32(at + 4);
    const handlers: number[] = [];
    codes.push({ start: at + 8, end: at + 8 + length, handlers });
    at += 8 + length;
    for (let left = count(); left > 0; left--) {
      handlers.push(at);
      handlerPositions.push(at, at + 2, at + 4);
      at += 6;
      index();
    }
    attributes();
  };
  /** Most attributes start with a count or an index, and are made of pairs of bytes. */
  const otherAttribute = (start: number, end: number): void => {
    counts.push(start);
    for (let position = start; position + 2 <= end && position < start + 40; position += 2)
      indices.push({ at: position });
  };
  at += 2;
  index();
  index();
  for (let left = count(); left > 0; left--) index();
  for (const _ of ['fields', 'methods']) {
    for (let left = count(); left > 0; left--) {
      at += 2;
      index();
      index();
      attributes();
    }
  }
  attributes();
  return { tags, indices, counts, lengths, codes, handlerPositions, attributes: contents, poolSize };
}
