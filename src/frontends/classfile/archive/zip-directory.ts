/**
 * Where a zip file's central directory stands, found from the file's end as java.util.zip.ZipFile does.
 * APPNOTE.TXT 6.3.10, sections 4.3.14 to 4.3.16.
 */
import type { RandomAccess } from '../class-path.js';
import { ClassFileProblem } from '../format/class-file.js';
import { u16, u32, u64 } from './little-endian.js';

const END = 0x06054b50;
const END_SIZE = 22;
const LOCATOR_64 = 0x07064b50;
const LOCATOR_64_SIZE = 20;
const END_64 = 0x06064b50;
const END_64_SIZE = 56;
const LONGEST_COMMENT = 0xffff;
export const CENTRAL_HEADER = 0x02014b50;
export const LOCAL_HEADER = 0x04034b50;

export interface DirectoryPlace {
  readonly start: number;
  readonly length: number;
  /** Where the offsets in headers count from: more than 0 behind a shell script or a `JM` header. */
  readonly base: number;
  /** Bytes after the end record and its comment: padding, or the rest of a file that this was only a part of. */
  readonly trailing: number;
}

interface EndRecord {
  /** Where the record stands: the directory ends there. */
  readonly position: number;
  readonly length: number;
  readonly offset: number;
  readonly trailing: number;
}

export function findDirectory(access: RandomAccess): DirectoryPlace {
  const end = findEnd(access);
  if (end === undefined) throw new ClassFileProblem('not a zip file: there is no end of a central directory');
  const place = placeOf(end);
  if (place === undefined)
    throw new ClassFileProblem('damaged zip file: its directory would begin before it', end.position);
  return place;
}

/** The directory ends where its end record begins: that says how much was put before the zip. */
function placeOf({ position, length, offset, trailing }: EndRecord): DirectoryPlace | undefined {
  const start = position - length;
  const base = start - offset;
  return start >= 0 && base >= 0 ? { start, length, base, trailing } : undefined;
}

function findEnd(access: RandomAccess): EndRecord | undefined {
  const tailLength = Math.min(access.size, END_SIZE + LONGEST_COMMENT);
  const tailStart = access.size - tailLength;
  const tail = access.read(tailStart, tailLength);
  for (let at = tailLength - END_SIZE; at >= 0; at--) {
    if (tail[at] !== 0x50 || u32(tail, at) !== END) continue;
    const trailing = Math.max(0, tailLength - (at + END_SIZE + u16(tail, at + 20)));
    const commentFits = at + END_SIZE + u16(tail, at + 20) === tailLength;
    const end = { position: tailStart + at, length: u32(tail, at + 12), offset: u32(tail, at + 16), trailing };
    if (commentFits || pointsToHeaders(access, end)) return wideEnd(access, end) ?? end;
  }
  return undefined;
}

/** Bytes were appended, or the record's mark stands in a comment by chance: what it points to decides. */
function pointsToHeaders(access: RandomAccess, end: EndRecord): boolean {
  const place = placeOf(end);
  return (
    place !== undefined &&
    signatureAt(access, place.start) === CENTRAL_HEADER &&
    signatureAt(access, place.base) === LOCAL_HEADER
  );
}

function signatureAt(access: RandomAccess, position: number): number | undefined {
  return position >= 0 && position + 4 <= access.size ? u32(access.read(position, 4), 0) : undefined;
}

/** The record of zip64, where there is one that does not contradict the short one. */
function wideEnd(access: RandomAccess, end: EndRecord): EndRecord | undefined {
  const locator = end.position - LOCATOR_64_SIZE;
  if (locator < 0 || signatureAt(access, locator) !== LOCATOR_64) return undefined;
  const stated = u64(access.read(locator + 8, 8), 0);
  // What the locator says does not count a prefix: the record usually stands right before it.
  for (const position of [stated, locator - END_64_SIZE]) {
    if (position + END_64_SIZE > locator || signatureAt(access, position) !== END_64) continue;
    const record = access.read(position, END_64_SIZE);
    const wide = { ...end, position, length: u64(record, 40), offset: u64(record, 48) };
    const agrees =
      (end.length === 0xffffffff || end.length === wide.length) &&
      (end.offset === 0xffffffff || end.offset === wide.offset);
    if (agrees) return wide;
  }
  return undefined;
}
