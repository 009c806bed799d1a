/** Library source from folders whose layout follows package names: class path entries and the bundled models. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LibrarySource, Origin, SourceProvider } from '../workspace/index.js';
import { decodeSource } from './decode.js';

/** One folder. Listings are read once, so that asking for classes that do not exist is cheap and exact in case. */
export function sourceFolder(folder: string, origin: Origin): SourceProvider {
  const listings = new Map<string, ReadonlySet<string>>();
  const list = (relative: string): ReadonlySet<string> => {
    const known = listings.get(relative);
    if (known !== undefined) return known;
    let names: ReadonlySet<string>;
    try {
      const entries = readdirSync(path.join(folder, relative), { withFileTypes: true });
      names = new Set(entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name)));
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
      const decoded = decodeSource(readFileSync(file));
      return decoded.kind === 'text' ? { path: file, text: decoded.text, origin } : undefined;
    },
    hasPackage: (packageName) => exists(packageName.split('.')) && list(packageName.replaceAll('.', '/')).size > 0,
  };
}

/** The first that has it. */
export function firstOf(providers: readonly SourceProvider[]): SourceProvider {
  return {
    find(qualifiedName) {
      for (const provider of providers) {
        const found = provider.find(qualifiedName);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    hasPackage: (packageName) => providers.some((provider) => provider.hasPackage(packageName)),
  };
}
