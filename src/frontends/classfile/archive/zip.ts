/**
 * Zip archives: the directory is read when one is opened, an entry when it is asked for.
 *
 * Nothing in the file is believed. Sizes are limits, names are never paths, entries that share bytes are refused, what was
 * read has the announced size and checksum. Where java.util.zip.ZipFile has a choice, this makes the same.
 */
import type { RandomAccess } from '../class-path.js';
import { ClassFileProblem } from '../format/class-file.js';
import { accessOfBytes, partOf } from './access.js';
import { Inflater } from './inflate.js';
import { type ArchiveProblem, ProblemList } from './problems.js';
import { decodeLatin1, decodeUtf8, isAscii } from './utf8.js';
import { findDirectory } from './zip-directory.js';
import { isStored, placeOfStored, readEntry, type ZipEntry, type ZipFile } from './zip-entry.js';
import { centralHeaders } from './zip-headers.js';
import { layOut } from './zip-layout.js';
import { ZIP_LIMITS, type ZipLimits } from './zip-limits.js';

export type { ZipEntry } from './zip-entry.js';
export type { ZipLimits } from './zip-limits.js';

export interface ZipArchive {
  /** In the directory's order, folders included; each name once; names that would be dangerous as paths left out. */
  readonly entries: readonly ZipEntry[];
  /** Entries that were left out or refused, and why. */
  readonly problems: readonly ArchiveProblem[];
  find(name: string): ZipEntry | undefined;
  /** A ClassFileProblem where the entry is damaged, refused, encrypted, too big or compressed in an unknown way. */
  read(entry: ZipEntry): Uint8Array;
  /** Like `read`, but a stored entry stays where it is, without a limit and unchecked: for archives inside. */
  open(entry: ZipEntry): RandomAccess;
}

/** A ClassFileProblem where this is no zip file or its directory is damaged. */
export function openZip(access: RandomAccess, options: Partial<ZipLimits> = {}): ZipArchive {
  const limits = { ...ZIP_LIMITS, ...options };
  const { start, length, base, trailing } = findDirectory(access);
  if (length > limits.directoryBytes) {
    throw new ClassFileProblem(`a zip file whose directory has ${length} bytes: ${limits.directoryBytes} are read`);
  }
  const file: ZipFile = { access, directory: access.read(start, length), limits, inflater: new Inflater() };
  const problems = new ProblemList();
  if (trailing > 0)
    problems.add('', `${trailing} bytes follow the end of the archive: it may be a part of a damaged one`);
  const entries = entriesOf(file, { start, base }, problems);
  const byName = new Map<string, ZipEntry>();
  for (const entry of entries) {
    // Folders say nothing: merged jars have them several times.
    if (byName.has(entry.name) && !entry.name.endsWith('/')) {
      problems.add(entry.name, 'several entries have this name: the last counts, as for Java');
    }
    byName.set(entry.name, entry);
  }
  const read = (entry: ZipEntry): Uint8Array => readEntry(file, entry);
  return {
    entries: byName.size === entries.length ? entries : [...byName.values()],
    problems: problems.all(),
    find: (name) => byName.get(name),
    read,
    open(entry) {
      if (!isStored(entry)) return accessOfBytes(read(entry));
      return partOf(access, placeOfStored(file, entry), entry.header.size);
    },
  };
}

function entriesOf(
  { directory, limits }: ZipFile,
  { start, base }: { readonly start: number; readonly base: number },
  problems: ProblemList,
): readonly ZipEntry[] {
  const headers = centralHeaders(directory, start, limits.entries);
  const layout = layOut(headers, start - base);
  // Names are parts of one text where they can be: that is faster than thousands of small ones.
  const text = decodeLatin1(directory);
  const entries: ZipEntry[] = [];
  for (const [index, header] of headers.entries()) {
    const { nameStart, nameEnd } = header;
    const shown = text.slice(nameStart, nameEnd);
    const name = isAscii(directory, nameStart, nameEnd) ? shown : decodeUtf8(directory, nameStart, nameEnd);
    if (name === undefined) problems.add(shown, 'left out: its name is not UTF-8');
    else if (isUnsafe(name)) problems.add(name, 'left out: its name could lead out of a folder');
    else {
      const refusal = layout.refusal(index);
      if (refusal !== undefined) problems.add(name, refusal);
      entries.push({ name, header, start: base + header.offset, limit: base + layout.limit(index), refusal });
    }
  }
  return entries;
}

/** Absolute, of another drive, with `..`, or with characters that some systems take for more than they are. */
function isUnsafe(name: string): boolean {
  if (name === '' || name.includes('\\') || name.includes('\0') || /^(?:\/|[A-Za-z]:)/.test(name)) return true;
  return name.includes('..') && name.split('/').includes('..');
}
