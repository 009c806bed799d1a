/** The entries of `--classpath`: jars, folders of class files or sources, and `folder/*` for all jars of a folder. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { LibraryEntry } from '../../workspace/index.js';
import { openArchive } from './archives.js';
import { classFolder } from './class-folder.js';
import { isArchive, kindOf } from './files.js';
import { sourceFolder } from './source-folders.js';

export function classPathEntries(
  names: readonly string[],
  refuse: (file: string, message: string) => void,
): readonly LibraryEntry[] {
  return names
    .flatMap((name) => (isWildcard(name) ? jarsOf(path.dirname(name)) : [name]))
    .flatMap((name) => {
      const kind = kindOf(name);
      if (kind === 'folder') return folderEntries(name);
      if (kind === 'missing') refuse(name, 'class path entry does not exist');
      else if (kind === 'special') refuse(name, 'class path entry is not a regular file');
      else if (!isArchive(name) && !name.endsWith('.zip')) refuse(name, 'class path entry is no jar and no folder');
      else {
        const opened = openArchive(name, 'classpath');
        if (opened.kind === 'opened') {
          return [{ kind: 'classes', provider: opened.classes } satisfies LibraryEntry, ...opened.alongside];
        }
        refuse(name, opened.reason);
      }
      return [];
    });
}

/** Where a class is there both ways, the source counts. */
function folderEntries(folder: string): readonly LibraryEntry[] {
  return [
    { kind: 'sources', provider: sourceFolder(folder, 'classpath') },
    { kind: 'classes', provider: classFolder(folder, 'classpath'), compiledInput: true },
  ];
}

function isWildcard(name: string): boolean {
  return path.basename(name) === '*';
}

function jarsOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.toLowerCase().endsWith('.jar'))
      .sort()
      .map((name) => path.join(folder, name));
  } catch {
    return [path.join(folder, '*')];
  }
}
