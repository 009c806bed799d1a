/** Writes JDK images for tests, in either byte order. Their redirection table is empty: nothing here looks up by hash. */
import { deflateSync } from 'node:zlib';
import { ascii, concat } from './zip-writer.js';

export interface ResourceToWrite {
  readonly module: string;
  readonly parent: string;
  readonly base: string;
  readonly extension: string;
  readonly content: Uint8Array;
  /** Of the outermost layer last. `compact-cp` needs a content that is packed already, and its size afterwards. */
  readonly layers?: readonly { readonly name: string; readonly size?: number }[];
  /** In place of the true size. */
  readonly size?: number;
}

export interface ImageToWrite {
  readonly littleEndian: boolean;
  readonly version?: number;
  /** Strings to be found in the table, for packed contents. */
  readonly strings?: readonly string[];
}

/** Offsets of strings by their text. */
export class StringTable {
  readonly #offsets = new Map<string, number>();
  readonly #bytes: number[] = [];

  constructor(strings: readonly string[] = []) {
    this.offset('');
    for (const text of strings) this.offset(text);
  }

  offset(text: string): number {
    const known = this.#offsets.get(text);
    if (known !== undefined) return known;
    const offset = this.#bytes.length;
    this.#bytes.push(...ascii(text), 0);
    this.#offsets.set(text, offset);
    return offset;
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

export function writeImage(resources: readonly ResourceToWrite[], image: ImageToWrite): Uint8Array {
  const { littleEndian, version = 0x10000 } = image;
  const strings = new StringTable(image.strings);
  const integer = (value: number): Uint8Array => {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, value, littleEndian);
    return bytes;
  };
  const long = (value: number): Uint8Array =>
    concat(littleEndian ? [integer(value), integer(0)] : [integer(0), integer(value)]);
  const layer = (name: string, compressed: Uint8Array, size: number): Uint8Array =>
    concat([
      integer(0xcafefafa),
      long(compressed.length),
      long(size),
      integer(strings.offset(name)),
      integer(0),
      Uint8Array.of(1),
      compressed,
    ]);
  const contents: Uint8Array[] = [];
  const locations: Uint8Array[] = [Uint8Array.of(0)];
  const offsets: Uint8Array[] = [];
  let position = 0;
  let locationAt = 1;
  for (const resource of resources) {
    let { content } = resource;
    let size = content.length;
    for (const { name, size: restored } of resource.layers ?? []) {
      size = restored ?? size;
      content = layer(
        name,
        name === 'zip' ? new Uint8Array(deflateSync(content)) : content,
        restored ?? content.length,
      );
    }
    const compressed = resource.layers === undefined ? 0 : content.length;
    const location = concat([
      attribute(1, strings.offset(resource.module)),
      attribute(2, strings.offset(resource.parent)),
      attribute(3, strings.offset(resource.base)),
      attribute(4, strings.offset(resource.extension)),
      attribute(5, position),
      attribute(6, compressed),
      attribute(7, resource.size ?? size),
      Uint8Array.of(0),
    ]);
    offsets.push(integer(locationAt));
    locations.push(location);
    contents.push(content);
    locationAt += location.length;
    position += content.length;
  }
  const table = strings.bytes();
  const head = [0xcafedada, version, 0, resources.length, resources.length, locationAt, table.length];
  return concat([
    ...head.map(integer),
    new Uint8Array(4 * resources.length),
    ...offsets,
    ...locations,
    table,
    ...contents,
  ]);
}

/** Left out when the value is 0, as the JDK does. */
function attribute(kind: number, value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return bytes.length === 0 ? new Uint8Array(0) : Uint8Array.of((kind << 3) | (bytes.length - 1), ...bytes);
}
