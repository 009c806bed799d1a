/**
 * Jars, web archives and Spring Boot jars as places of classes.
 *
 * Opening reads the directory, and the manifest where there may be classes for several releases. Jars inside are opened
 * when a class or package is not found outside them, or when all names are asked for.
 */
import type { Origin } from '../../../ir/program.js';
import type { ClassFileBytes, ClassFileListing, RandomAccess } from '../class-path.js';
import { ClassFileProblem } from '../format/class-file.js';
import { classArchive } from './class-archive.js';
import { roleOf } from './class-entries.js';
import { type Manifest, readManifest } from './manifest.js';
import { NestedJars } from './nested-jars.js';
import { once } from './once.js';
import { type ArchiveProblem, ProblemList } from './problems.js';
import { decodeUtf8 } from './utf8.js';
import { openZip, type ZipArchive } from './zip.js';
import { ZIP_LIMITS, type ZipLimits } from './zip-limits.js';

export interface JarOptions {
  /** The jar's own, as shown to the user. */
  readonly path: string;
  readonly origin: Origin;
  /** Of multi-release jars, the classes for this Java release are given: 25 when left out. */
  readonly release?: number;
  readonly limits?: Partial<ZipLimits>;
}

export interface JarArchive extends ClassFileListing {
  readonly path: string;
  /** An empty one where there is none or it cannot be read. */
  manifest(): Manifest;
  /** Names of all entries of this jar but folders; what stands in jars inside is not among them. */
  fileNames(): readonly string[];
  /** The bytes of an entry; undefined when there is none. May throw a ClassFileProblem. */
  file(name: string): Uint8Array | undefined;
  /** The same as text; undefined also for what cannot be read or is not UTF-8. A byte order mark is left out. */
  text(name: string): string | undefined;
  /** As far as they are known: jars inside count once they are open. */
  problems(): readonly ArchiveProblem[];
}

const LATEST_RELEASE = 25;
const MANIFEST = 'META-INF/MANIFEST.MF';

/** A ClassFileProblem where this is no zip file or its directory is damaged. */
export function openJar(access: RandomAccess, options: JarOptions): JarArchive {
  const limits = { ...ZIP_LIMITS, ...options.limits };
  return openAt(access, options, new NestedJars(limits, openAt));
}

function openAt(access: RandomAccess, options: JarOptions, nesting: NestedJars<JarArchive>): JarArchive {
  const { path, origin, release = LATEST_RELEASE } = options;
  const zip = openZip(access, nesting.limits());
  nesting.count(zip.entries.length);
  const problems = new ProblemList();
  const manifest = once(() => manifestOf(zip, problems));
  const role = (entry: string) => roleOf(entry, () => (manifest().multiRelease ? release : 0));
  const own = classArchive(zip, { path, origin, role, problems });
  let opened: readonly JarArchive[] = [];
  const inside = once(() => {
    opened = nesting.open(zip, { entries: own.libraries, options, problems });
    return opened;
  });
  const bytesOf = (name: string): Uint8Array | undefined => {
    const entry = zip.find(name);
    return entry && zip.read(entry);
  };
  return {
    path,
    manifest,
    names: once(() => {
      if (inside().length === 0) return own.names();
      return [...new Set([own, ...inside()].flatMap((jar) => jar.names()))].sort();
    }),
    find: (name) => own.find(name) ?? firstFound(inside(), (jar) => jar.find(name)),
    hasPackage: (name) => own.hasPackage(name) || inside().some((jar) => jar.hasPackage(name)),
    fileNames: once(() => zip.entries.map(({ name }) => name).filter((name) => !name.endsWith('/'))),
    file: bytesOf,
    text(name) {
      const text = decodeUtf8(readable(() => bytesOf(name)) ?? NOT_TEXT);
      return text?.startsWith('\ufeff') ? text.slice(1) : text;
    },
    problems: () => [
      ...zip.problems,
      ...problems.all(),
      ...opened.flatMap((jar) =>
        jar
          .problems()
          .map(({ entry, message }) => ({ entry: `${jar.path.slice(path.length + 2)}!/${entry}`, message })),
      ),
    ],
  };
}

const NOT_TEXT = Uint8Array.of(0xff);

function firstFound(
  jars: readonly JarArchive[],
  find: (jar: JarArchive) => ClassFileBytes | undefined,
): ClassFileBytes | undefined {
  for (const jar of jars) {
    const found = find(jar);
    if (found !== undefined) return found;
  }
  return undefined;
}

function readable(read: () => Uint8Array | undefined): Uint8Array | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ClassFileProblem) return undefined;
    throw error;
  }
}

function manifestOf(zip: ZipArchive, problems: ProblemList): Manifest {
  const entry = zip.find(MANIFEST) ?? zip.entries.find(({ name }) => name.toUpperCase() === MANIFEST);
  try {
    if (entry !== undefined) return readManifest(zip.read(entry));
  } catch (error) {
    if (!(error instanceof ClassFileProblem)) throw error;
    problems.add(entry?.name ?? MANIFEST, error.message);
  }
  return readManifest(new Uint8Array(0));
}
