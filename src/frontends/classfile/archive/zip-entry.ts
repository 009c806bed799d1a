/** One entry of a zip archive: its local header, its contents. APPNOTE.TXT 6.3.10, section 4.3.7. */
import type { RandomAccess } from '../class-path.js';
import { ClassFileProblem } from '../format/class-file.js';
import { crc32 } from './checksums.js';
import type { Inflater } from './inflate.js';
import { u16, u32 } from './little-endian.js';
import { LOCAL_HEADER } from './zip-directory.js';
import type { CentralHeader } from './zip-headers.js';
import { LOCAL_HEADER_SIZE } from './zip-layout.js';
import type { ZipLimits } from './zip-limits.js';

export interface ZipEntry {
  readonly name: string;
  /** What counts; the local header may only agree. */
  readonly header: CentralHeader;
  /** Where its local header begins in the file. */
  readonly start: number;
  /** Where the next entry or the directory begins. */
  readonly limit: number;
  /** Why the entry is not to be read. */
  readonly refusal: string | undefined;
}

/** What entries are parts of. */
export interface ZipFile {
  readonly access: RandomAccess;
  readonly directory: Uint8Array;
  readonly limits: ZipLimits;
  readonly inflater: Inflater;
}

const STORED = 0;
const DEFLATED = 8;
/** Encrypted, strongly encrypted, header masked. */
const ENCRYPTED = 0x2041;
/** More than extra fields and a data descriptor usually take: header and contents come with one read. */
const USUAL_SLACK = 1024;
const ALWAYS_ALLOWED = 1024 * 1024;

export function isStored({ header }: ZipEntry): boolean {
  return header.method === STORED;
}

/** The entry's bytes, checked. */
export function readEntry(file: ZipFile, entry: ZipEntry): Uint8Array {
  checkReadable(entry);
  const { size, compressedSize, crc } = entry.header;
  const { entryBytes, ratio } = file.limits;
  if (size > entryBytes) {
    throw new ClassFileProblem(`an entry of ${size} bytes, more than the ${entryBytes} that are read`);
  }
  if (size > ALWAYS_ALLOWED && size > compressedSize * ratio) {
    throw new ClassFileProblem(`${compressedSize} bytes that inflate to ${size}: more than any real entry does`);
  }
  const bytes = readStart(file, entry, compressedSize + USUAL_SLACK);
  const start = startOfData(file, entry, bytes);
  const end = start + compressedSize;
  const data = end <= bytes.length ? bytes.subarray(start, end) : file.access.read(entry.start + start, compressedSize);
  const contents = isStored(entry) ? data : file.inflater.inflate(data, size);
  if (crc32(contents) !== crc) throw new ClassFileProblem('damaged: its checksum (CRC-32) differs');
  return contents;
}

/** Where a stored entry's bytes stand in the file, unchecked. */
export function placeOfStored(file: ZipFile, entry: ZipEntry): number {
  checkReadable(entry);
  return entry.start + startOfData(file, entry, readStart(file, entry, 0));
}

function checkReadable({ refusal, header }: ZipEntry): void {
  if (refusal !== undefined) throw new ClassFileProblem(refusal);
  if ((header.flags & ENCRYPTED) !== 0) throw new ClassFileProblem('encrypted');
  if (header.method !== STORED && header.method !== DEFLATED) {
    throw new ClassFileProblem(`compressed by method ${header.method}, which is not supported`);
  }
  if (header.method === STORED && header.size !== header.compressedSize) {
    throw new ClassFileProblem('damaged: stored, but its two sizes differ');
  }
}

/** Local header, name and as much of what follows, unless the next entry comes before. */
function readStart({ access }: ZipFile, { header, start, limit }: ZipEntry, more: number): Uint8Array {
  const length = LOCAL_HEADER_SIZE + (header.nameEnd - header.nameStart) + more;
  return access.read(start, Math.min(limit - start, length));
}

/** Counted from the entry's start. The local header agrees with the directory, and the data fit before what comes next. */
function startOfData(file: ZipFile, { header, start, limit }: ZipEntry, bytes: Uint8Array): number {
  const nameLength = header.nameEnd - header.nameStart;
  const nameEnd = LOCAL_HEADER_SIZE + nameLength;
  const damaged = (what: string): ClassFileProblem => new ClassFileProblem(`damaged: ${what}`, start);
  if (bytes.length < nameEnd || u32(bytes, 0) !== LOCAL_HEADER)
    throw damaged('no local header where the directory says');
  let sameName = u16(bytes, 26) === nameLength;
  for (let at = 0; at < nameLength && sameName; at++) {
    sameName = bytes[LOCAL_HEADER_SIZE + at] === file.directory[header.nameStart + at];
  }
  if (!sameName) throw damaged('its local header has another name than the directory');
  if (u16(bytes, 8) !== header.method) throw damaged('its local header has another method than the directory');
  const data = nameEnd + u16(bytes, 28);
  if (start + data + header.compressedSize > limit) {
    throw new ClassFileProblem('refused: it shares bytes with another entry', start);
  }
  return data;
}
