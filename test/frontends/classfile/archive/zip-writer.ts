/** Writes zip files for tests, honest ones and others: any field of any header can be made to lie. */
import { deflateRawSync, gzipSync } from 'node:zlib';

export interface HeaderFields {
  readonly name: Uint8Array;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly compressedSize: number;
  readonly size: number;
  readonly offset: number;
  readonly extra: Uint8Array;
}

export interface EntryToWrite {
  readonly name: string | Uint8Array;
  readonly content?: string | Uint8Array;
  readonly method?: 'stored' | 'deflated';
  /** Sizes stand after the data, as streaming writers do it; the local header has zeros. */
  readonly descriptor?: boolean;
  /** Sizes and offset in the extra field of zip64. */
  readonly wide?: boolean;
  /** In place of the compressed content. */
  readonly data?: Uint8Array;
  /** Nothing is written for it but a header in the directory: `central.offset` says what it claims as its own. */
  readonly onlyInDirectory?: boolean;
  readonly central?: Partial<HeaderFields>;
  readonly local?: Partial<HeaderFields>;
}

export interface ZipToWrite {
  readonly prefix?: Uint8Array;
  readonly comment?: Uint8Array;
  /** After the end, not counted in the comment's length. */
  readonly suffix?: Uint8Array;
  readonly wideEnd?: boolean;
  readonly directoryLength?: number;
  readonly directoryOffset?: number;
}

const encoder = new TextEncoder();
const NOTHING = new Uint8Array(0);

export const ascii = (text: string): Uint8Array => encoder.encode(text);

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(parts));
}

/** Fields of 2, 4 or 8 bytes, little endian. */
export function little(...fields: readonly (readonly [size: 2 | 4 | 8, value: number])[]): Uint8Array {
  const bytes: number[] = [];
  for (const [size, value] of fields) {
    let rest = BigInt(value);
    for (let count = 0; count < size; count++, rest >>= 8n) bytes.push(Number(rest & 0xffn));
  }
  return Uint8Array.from(bytes);
}

/** By zlib, not by what is tested: a gzip stream ends in the checksum and the size. */
export function checksum(content: Uint8Array): number {
  const stream = gzipSync(content, { level: 0 });
  return stream.readUInt32LE(stream.length - 8);
}

export function writeZip(entries: readonly EntryToWrite[], zip: ZipToWrite = {}): Uint8Array {
  const { prefix = NOTHING, comment = NOTHING, suffix = NOTHING, wideEnd = false } = zip;
  const body: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { fields, data } = fieldsOf(entry, offset);
    if (!entry.onlyInDirectory) {
      const zeros = entry.descriptor ? { crc: 0, size: 0, compressedSize: 0 } : {};
      const local = localHeader({ ...fields, ...zeros, ...entry.local });
      const after = entry.descriptor
        ? little([4, 0x08074b50], [4, fields.crc], [4, fields.compressedSize], [4, fields.size])
        : NOTHING;
      body.push(local, data, after);
      offset += local.length + data.length + after.length;
    }
    directory.push(centralHeader({ ...fields, ...entry.central }, entry.wide ?? false));
  }
  const central = concat(directory);
  const length = zip.directoryLength ?? central.length;
  const start = zip.directoryOffset ?? offset;
  const count = entries.length;
  const wide = wideEnd ? wideEndRecords({ count, length, start, position: offset + central.length }) : NOTHING;
  const shortCount = wideEnd ? 0xffff : count & 0xffff;
  const end = little([4, 0x06054b50], [2, 0], [2, 0], [2, shortCount], [2, shortCount]);
  const place = wideEnd ? little([4, 0xffffffff], [4, 0xffffffff]) : little([4, length], [4, start]);
  return concat([prefix, ...body, central, wide, end, place, little([2, comment.length]), comment, suffix]);
}

function fieldsOf(entry: EntryToWrite, offset: number): { readonly fields: HeaderFields; readonly data: Uint8Array } {
  const name = typeof entry.name === 'string' ? ascii(entry.name) : entry.name;
  const content = typeof entry.content === 'string' ? ascii(entry.content) : (entry.content ?? NOTHING);
  const deflated = entry.method === 'deflated';
  const data = entry.data ?? (deflated ? new Uint8Array(deflateRawSync(content)) : content);
  const fields = {
    name,
    flags: 0x800 | (entry.descriptor ? 8 : 0),
    method: deflated ? 8 : 0,
    crc: checksum(content),
    compressedSize: data.length,
    size: content.length,
    offset,
    extra: NOTHING,
  };
  return { fields, data };
}

function localHeader({ name, flags, method, crc, compressedSize, size, extra }: HeaderFields): Uint8Array {
  const start = little([4, 0x04034b50], [2, 20], [2, flags], [2, method], [4, 0], [4, crc]);
  const sizes = little([4, compressedSize], [4, size], [2, name.length], [2, extra.length]);
  return concat([start, sizes, name, extra]);
}

function centralHeader(fields: HeaderFields, wide: boolean): Uint8Array {
  const { name, flags, method, crc, compressedSize, size, offset } = fields;
  const extra = wide
    ? concat([fields.extra, little([2, 1], [2, 24], [8, size], [8, compressedSize], [8, offset])])
    : fields.extra;
  const narrow = (value: number): number => (wide ? 0xffffffff : value);
  const start = little([4, 0x02014b50], [2, 20], [2, 20], [2, flags], [2, method], [4, 0], [4, crc]);
  const sizes = little([4, narrow(compressedSize)], [4, narrow(size)], [2, name.length], [2, extra.length]);
  const rest = little([2, 0], [2, 0], [2, 0], [4, 0], [4, narrow(offset)]);
  return concat([start, sizes, rest, name, extra]);
}

function wideEndRecords(of: { count: number; length: number; start: number; position: number }): Uint8Array {
  const record = little([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, of.count], [8, of.count]);
  const place = little([8, of.length], [8, of.start]);
  const locator = little([4, 0x07064b50], [4, 0], [8, of.position], [4, 1]);
  return concat([record, place, locator]);
}
