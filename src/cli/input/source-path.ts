/** `--sourcepath`: where the sources of class files are, for excerpts; folders, jars of sources, the JDK's src.zip. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openSourceArchive, type SourceArchive } from './archives.js';
import { decodeSource } from './decode.js';
import { display, kindOf, reasonOf } from './files.js';

export interface SourcePath {
  /** What locations call the source `a/b/C.java`; undefined where it is not found. */
  find(name: string): string | undefined;
  /** Its text, by what `find` called it. */
  text(shown: string): string | undefined;
}

export function sourcePath(entries: readonly string[], refuse: (file: string, message: string) => void): SourcePath {
  const places: ((name: string) => { readonly shown: string; read(): Uint8Array | undefined } | undefined)[] = [];
  for (const entry of entries) {
    const kind = kindOf(entry);
    if (kind === 'missing') refuse(entry, 'source path entry does not exist');
    else if (kind === 'special') refuse(entry, 'source path entry is not a regular file');
    else if (kind === 'folder') {
      places.push((name) => {
        const file = path.join(entry, name);
        return kindOf(file) === 'file' ? { shown: display(file), read: () => readFileSync(file) } : undefined;
      });
    } else {
      try {
        const archive: SourceArchive = openSourceArchive(entry);
        places.push((name) => {
          const found = archive.find(name);
          return found === undefined ? undefined : { shown: found.path, read: found.bytes };
        });
      } catch (error) {
        refuse(entry, `cannot be read: ${reasonOf(error)}`);
      }
    }
  }
  const readers = new Map<string, () => Uint8Array | undefined>();
  const known = new Map<string, string | undefined>();
  const find = (name: string): string | undefined => {
    for (const place of places) {
      const found = place(name);
      if (found === undefined) continue;
      readers.set(found.shown, found.read);
      return found.shown;
    }
    return undefined;
  };
  return {
    find(name) {
      if (!known.has(name)) known.set(name, find(name));
      return known.get(name);
    },
    text(shown) {
      try {
        const bytes = readers.get(shown)?.();
        const decoded = bytes === undefined ? undefined : decodeSource(bytes);
        return decoded?.kind === 'text' ? decoded.text : undefined;
      } catch {
        // Without its source a finding is shown without an excerpt.
        return undefined;
      }
    },
  };
}
