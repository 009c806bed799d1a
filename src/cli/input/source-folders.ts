/** Library source from folders whose layout follows package names: class path entries and the bundled models. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LibraryEntry, LibrarySource, Origin, SourceProvider } from '../../workspace/index.js';
import { type Decoded, decodeSource } from './decode.js';
import { isFolder, isReadable } from './files.js';

/** One folder. Listings are read once, so that asking for classes that do not exist is cheap and exact in case. */
export function sourceFolder(folder: string, origin: Origin): SourceProvider {
  const listings = new Map<string, ReadonlySet<string>>();
  const list = (relative: string): ReadonlySet<string> => {
    const known = listings.get(relative);
    if (known !== undefined) return known;
    let names: ReadonlySet<string>;
    try {
      const here = path.join(folder, relative);
      const entries = readdirSync(here, { withFileTypes: true });
      names = new Set(
        entries.flatMap((entry) => {
          if (isFolder(here, entry)) return [`${entry.name}/`];
          return entry.name.endsWith('.java') && isReadable(here, entry) ? [entry.name] : [];
        }),
      );
    } catch {
      names = new Set();
    }
    listings.set(relative, names);
    return names;
  };
  /** Whether the folder exists, letter for letter, going down from the root. */
  const exists = (segments: readonly string[]): boolean =>
    segments.every((segment, index) => list(segments.slice(0, index).join('/')).has(`${segment}/`));
  return {
    find(qualifiedName): LibrarySource | undefined {
      const segments = qualifiedName.split('.');
      const simple = segments.pop() as string;
      if (!exists(segments) || !list(segments.join('/')).has(`${simple}.java`)) return undefined;
      const file = path.join(folder, ...segments, `${simple}.java`);
      const decoded = readSource(file);
      return decoded?.kind === 'text' ? { path: file, text: decoded.text, origin } : undefined;
    },
    hasPackage: (packageName) => exists(packageName.split('.')) && list(packageName.replaceAll('.', '/')).size > 0,
  };
}

/** What cannot be read is not there. */
function readSource(file: string): Decoded | undefined {
  try {
    return decodeSource(readFileSync(file));
  } catch {
    return undefined;
  }
}

/** Folders as places of a library, in this order. */
export function sourceEntries(...providers: readonly SourceProvider[]): readonly LibraryEntry[] {
  return providers.map((provider) => ({ kind: 'sources', provider }));
}
