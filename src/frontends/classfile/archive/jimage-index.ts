/**
 * The index of a JDK image: header, tables, attributes of locations, strings. Format 1.0, in the byte order of the machine
 * that wrote it; OpenJDK, src/java.base/share/native/libjimage/imageFile.hpp describes it.
 */
import { CLASSFILE_BUDGETS } from '../budgets.js';
import type { RandomAccess } from '../class-path.js';
import { ClassFileProblem } from '../format/class-file.js';
import { decodeLatin1, decodeModifiedUtf8, isAscii } from './utf8.js';

const MAGIC = 0xcafedada;
const HEADER_SIZE = 28;
const MOST_INDEX_BYTES = CLASSFILE_BUDGETS['archive/jimage-index'].mostBytes.most;

/** Kinds of attributes; each occurs at most once in a location. */
const END = 0;
const MODULE = 1;
const PARENT = 2;
const BASE = 3;
const EXTENSION = 4;
const OFFSET = 5;
const COMPRESSED = 6;
const UNCOMPRESSED = 7;

export interface ImageLocation {
  /** Offsets of strings; 0 is the empty one. A resource is called `/module/parent/base.extension`. */
  readonly module: number;
  readonly parent: number;
  readonly base: number;
  readonly extension: number;
  /** Of its first byte in the file. */
  readonly offset: number;
  /** 0 where it is not compressed. */
  readonly compressedSize: number;
  readonly size: number;
}

export interface ImageIndex {
  readonly littleEndian: boolean;
  /** How many places there are, empty ones included. */
  readonly length: number;
  location(place: number): ImageLocation;
  /** The bytes of a string (modified UTF-8), without the 0 at its end. */
  stringBytes(offset: number): Uint8Array;
  text(offset: number): string;
}

export function readImageIndex(access: RandomAccess): ImageIndex {
  const header = viewOf(access.read(0, Math.min(HEADER_SIZE, access.size)));
  if (header.byteLength < HEADER_SIZE) throw new ClassFileProblem('not a JDK image: too short', 0);
  const littleEndian = header.getUint32(0, true) === MAGIC;
  if (!littleEndian && header.getUint32(0, false) !== MAGIC) throw new ClassFileProblem('not a JDK image', 0);
  const field = (at: number): number => header.getUint32(at, littleEndian);
  const version = field(4);
  if (version !== 0x10000) {
    throw new ClassFileProblem(
      `a JDK image of version ${version >>> 16}.${version & 0xffff}, which is not supported`,
      4,
    );
  }
  const length = field(16);
  const locationsSize = field(20);
  const stringsSize = field(24);
  // Redirections of the perfect hash, which only look-ups by hash need, stand before the offsets.
  const offsetsAt = HEADER_SIZE + 4 * length;
  const locationsAt = offsetsAt + 4 * length;
  const stringsAt = locationsAt + locationsSize;
  const dataAt = stringsAt + stringsSize;
  if (dataAt > access.size || dataAt > MOST_INDEX_BYTES)
    throw new ClassFileProblem('damaged JDK image: its index is too big', 16);
  const index = access.read(offsetsAt, dataAt - offsetsAt);
  const offsets = viewOf(index.subarray(0, 4 * length));
  const locations = index.subarray(4 * length, 4 * length + locationsSize);
  const strings = index.subarray(4 * length + locationsSize);
  const plain = isAscii(strings);
  // One text, of which the names of classes are parts, is much faster than thousands of small ones.
  const all = plain ? decodeLatin1(strings) : '';
  const endOf = (offset: number): number => {
    const end = offset < strings.length ? strings.indexOf(0, offset) : -1;
    if (end < 0) throw new ClassFileProblem('damaged JDK image: a string outside its table', stringsAt);
    return end;
  };
  return {
    littleEndian,
    length,
    location: (place) => readLocation(locations, offsets.getUint32(4 * place, littleEndian), dataAt),
    stringBytes: (offset) => strings.subarray(offset, endOf(offset)),
    text: (offset) =>
      plain ? all.slice(offset, endOf(offset)) : decodeModifiedUtf8(strings.subarray(offset, endOf(offset))),
  };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Attributes: five bits of kind, three bits of length less one, the value from its highest byte. Others are skipped. */
function readLocation(locations: Uint8Array, start: number, dataAt: number): ImageLocation {
  let module = 0;
  let parent = 0;
  let base = 0;
  let extension = 0;
  let offset = 0;
  let compressedSize = 0;
  let size = 0;
  for (let at = start; at < locations.length; ) {
    const head = locations[at++] ?? 0;
    const kind = head >>> 3;
    if (kind === END) return { module, parent, base, extension, offset: dataAt + offset, compressedSize, size };
    let value = 0;
    for (let end = at + (head & 7) + 1; at < end; at++) value = value * 256 + (locations[at] ?? 0);
    if (kind === MODULE) module = value;
    else if (kind === PARENT) parent = value;
    else if (kind === BASE) base = value;
    else if (kind === EXTENSION) extension = value;
    else if (kind === OFFSET) offset = value;
    else if (kind === COMPRESSED) compressedSize = value;
    else if (kind === UNCOMPRESSED) size = value;
  }
  throw new ClassFileProblem('damaged JDK image: a location outside its table', start);
}
