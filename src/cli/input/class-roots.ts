/** Sorts class files by the folder in which their package starts, reading one file a folder at most. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ClassFileListing, type LibraryEntry, nameOfClassFile } from '../../workspace/index.js';
import { classFile, classFolder } from './class-folder.js';
import { reasonOf } from './files.js';

interface Root {
  readonly folder: string;
  readonly names: string[];
}

export class ClassRoots {
  readonly #roots: Root[] = [];
  readonly #files = new Map<string, string>();
  /** Folders known to belong to a root. */
  readonly #rootOf = new Map<string, Root>();

  /** Takes in a file; says what is wrong with it. Folders are believed after their first file, a named file is always read. */
  add(file: string, origin: 'named' | 'found'): string | undefined {
    if (path.basename(file).endsWith('-info.class')) return undefined;
    const folder = path.dirname(file);
    const known = origin === 'named' ? undefined : this.#rootOf.get(folder);
    if (known !== undefined) {
      const relative = path.relative(known.folder, file).slice(0, -'.class'.length);
      this.#place(known, relative.split(path.sep).join('.'), file);
      return undefined;
    }
    let name: string;
    try {
      name = nameOfClassFile(readFileSync(file));
    } catch (error) {
      return reasonOf(error);
    }
    const place = `${name.replaceAll('.', path.sep)}.class`;
    const absolute = path.resolve(file);
    const fits = absolute.endsWith(path.sep + place);
    const start = fits ? absolute.slice(0, -place.length - 1) || path.sep : folder;
    const root = this.#root(start);
    if (fits) this.#rootOf.set(folder, root);
    this.#place(root, name, file);
    return undefined;
  }

  #root(folder: string): Root {
    let root = this.#roots.find((each) => each.folder === folder);
    if (root === undefined) {
      root = { folder, names: [] };
      this.#roots.push(root);
    }
    return root;
  }

  /** The first file of a name counts. */
  #place(root: Root, name: string, file: string): void {
    if (this.#files.has(name)) return;
    this.#files.set(name, file);
    root.names.push(name);
  }

  listings(): readonly ClassFileListing[] {
    return this.#roots.map(({ folder, names }): ClassFileListing => {
      const own = new Set(names);
      const around = classFolder(folder, 'input');
      return {
        find: (name) => (own.has(name) ? classFile(name, this.#files.get(name) ?? '', 'input') : undefined),
        hasPackage: around.hasPackage,
        names: () => [...names].sort(),
      };
    });
  }

  /** What lies beside the files that were named. */
  neighbours(): readonly LibraryEntry[] {
    return this.#roots.map(({ folder }) => ({ kind: 'classes', provider: classFolder(folder, 'classpath') }));
  }
}
