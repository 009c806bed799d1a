/** Class files in a folder whose layout follows package names: `out/a/B.class`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ClassFileBytes, type ClassFileListing, ClassFileProblem, type Origin } from '../../workspace/index.js';
import { display, isReadable, reasonOf } from './files.js';

/** Listings are read once, so that asking for classes that do not exist is cheap and exact in case. */
export function classFolder(folder: string, origin: Origin): ClassFileListing {
  const listings = new Map<string, ReadonlySet<string>>();
  const list = (relative: string): ReadonlySet<string> => {
    let names = listings.get(relative);
    if (names === undefined) {
      names = namesIn(path.join(folder, relative));
      listings.set(relative, names);
    }
    return names;
  };
  const exists = (segments: readonly string[]): boolean =>
    segments.every((segment, index) => list(segments.slice(0, index).join('/')).has(`${segment}/`));
  const known = new Map<string, ClassFileBytes>();
  return {
    find(name) {
      const before = known.get(name);
      if (before !== undefined) return before;
      const segments = name.split('.');
      const simple = `${segments.pop()}.class`;
      if (!exists(segments) || !list(segments.join('/')).has(simple)) return undefined;
      const found = classFile(name, path.join(folder, ...segments, simple), origin);
      known.set(name, found);
      return found;
    },
    hasPackage: (packageName) => exists(packageName.split('.')) && list(packageName.replaceAll('.', '/')).size > 0,
    names() {
      const found: string[] = [];
      const pending = [''];
      for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        for (const name of list(next)) {
          if (name.endsWith('/')) pending.push(`${next}${next === '' ? '' : '/'}${name.slice(0, -1)}`);
          else if (name.endsWith('.class') && !name.endsWith('-info.class')) {
            found.push(`${next}${next === '' ? '' : '/'}${name.slice(0, -6)}`.replaceAll('/', '.'));
          }
        }
      }
      return found.sort();
    },
  };
}

export function classFile(name: string, file: string, origin: Origin): ClassFileBytes {
  return {
    kind: 'class-file',
    name,
    path: display(file),
    origin,
    bytes() {
      try {
        return readFileSync(file);
      } catch (error) {
        throw new ClassFileProblem(`cannot be read: ${reasonOf(error)}`);
      }
    },
  };
}

/** Folders end in a slash; those that cannot hold a package are left out, and links, which may lead in circles. */
function namesIn(folder: string): ReadonlySet<string> {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return new Set(
      entries.flatMap((entry) => {
        if (entry.isDirectory()) return entry.name.startsWith('.') ? [] : [`${entry.name}/`];
        return entry.name.endsWith('.class') && isReadable(folder, entry) ? [entry.name] : [];
      }),
    );
  } catch {
    return new Set();
  }
}
