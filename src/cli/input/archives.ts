/** Archives on disk: jars and their kin, jmods, the JDK's image, archives of sources. */
import path from 'node:path';
import type { ReportedDiagnostic } from '../../findings/result.js';
import {
  type ClassFileListing,
  type JarArchive,
  type JdkImage,
  type LibraryEntry,
  type Origin,
  openImage,
  openJar,
  openJmod,
} from '../../workspace/index.js';
import { classFolder } from './class-folder.js';
import { display, kindOf, reasonOf } from './files.js';
import { openFile } from './random-access.js';

export type OpenedArchive =
  | {
      readonly kind: 'opened';
      readonly classes: ClassFileListing;
      /** What its manifest's Class-Path names, as far as it exists. */
      readonly alongside: readonly LibraryEntry[];
      /** About single entries; what reading classes shows later is not among them. */
      readonly diagnostics: readonly ReportedDiagnostic[];
    }
  | { readonly kind: 'problem'; readonly reason: string };

/** Jars named by manifests of jars named by manifests: there may be many, and they may name each other. */
const MOST_MANIFEST_JARS = 500;

export function openArchive(file: string, origin: Origin): OpenedArchive {
  try {
    if (/\.jmod$/i.test(file)) {
      const jmod = openJmod(openFile(file), { path: display(file), origin });
      return { kind: 'opened', classes: jmod, alongside: [], diagnostics: problemsOf(jmod) };
    }
    const jar = openJar(openFile(file), { path: display(file), origin });
    const alongside = namedByManifest(jar, file);
    // Jars inside are opened for their names, and may have problems of their own.
    if (origin === 'input') jar.names();
    return { kind: 'opened', classes: jar, alongside, diagnostics: problemsOf(jar) };
  } catch (error) {
    return { kind: 'problem', reason: `cannot be read: ${reasonOf(error)}` };
  }
}

function problemsOf({ path: shown, problems }: Pick<JarArchive, 'path' | 'problems'>): readonly ReportedDiagnostic[] {
  return problems().map(({ entry, message }) => ({
    severity: 'warning',
    // Names in hostile archives may hold line breaks and worse.
    message: entry === '' ? message : `entry ${JSON.stringify(entry)}: ${message}`,
    file: shown,
  }));
}

function namedByManifest(jar: JarArchive, file: string): readonly LibraryEntry[] {
  const entries: LibraryEntry[] = [];
  const seen = new Set([path.resolve(file)]);
  const pending = [{ jar, file }];
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    const folder = path.dirname(next.file);
    for (const relative of next.jar.manifest().classPath) {
      const named = path.resolve(folder, relative);
      if (seen.has(named) || seen.size > MOST_MANIFEST_JARS) continue;
      seen.add(named);
      const kind = kindOf(named);
      if (kind === 'folder') entries.push({ kind: 'classes', provider: classFolder(named, 'classpath') });
      if (kind !== 'file') continue;
      try {
        const other = openJar(openFile(named), { path: display(named), origin: 'classpath' });
        entries.push({ kind: 'classes', provider: other });
        pending.push({ jar: other, file: named });
      } catch {
        // A manifest names what may have been there when the jar was made.
      }
    }
  }
  return entries;
}

export interface SourceArchive {
  /** By the path that a class file's package and source file give: `java/util/List.java`. */
  find(name: string): { readonly path: string; bytes(): Uint8Array | undefined } | undefined;
}

/** The JDK's src.zip has a folder for each module in front. */
export function openSourceArchive(file: string): SourceArchive {
  const archive = openJar(openFile(file), { path: display(file), origin: 'classpath' });
  const entries = new Map<string, string>();
  for (const entry of archive.fileNames()) {
    if (!entry.endsWith('.java')) continue;
    entries.set(entry, entry);
    const [module, ...rest] = entry.split('/');
    const inside = rest.join('/');
    if (module?.includes('.') && !entries.has(inside)) entries.set(inside, entry);
  }
  return {
    find(name) {
      const entry = entries.get(name);
      if (entry === undefined) return undefined;
      return { path: `${archive.path}!/${entry}`, bytes: () => archive.file(entry) };
    },
  };
}

export function openImageFile(file: string): JdkImage {
  return openImage(openFile(file));
}

/** A jmod, or the archive of Java 8 and before. */
export function openPlatformArchive(file: string): ClassFileListing {
  const opened = openArchive(file, 'jdk');
  if (opened.kind === 'problem') throw new Error(opened.reason);
  return opened.classes;
}
