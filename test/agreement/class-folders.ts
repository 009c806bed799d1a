/** Folders of class files in package layout, as one source of classes. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClassFileBytes, ClassFileListing } from '../../src/frontends/classfile/class-path.js';
import type { Origin } from '../../src/ir/program.js';

/** Where several folders have a class, the first one's is taken. */
export function classFolders(folders: readonly string[], origin: Origin): ClassFileListing {
  const found = new Map<string, ClassFileBytes>();
  const packages = new Set<string>();
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!file.endsWith('.class')) continue;
      const name = file.slice(0, -'.class'.length).split(path.sep).join('.');
      for (let at = name.lastIndexOf('.'); at > 0; at = name.lastIndexOf('.', at - 1)) packages.add(name.slice(0, at));
      const bytes = (): Uint8Array => new Uint8Array(readFileSync(path.join(folder, file)));
      if (!found.has(name)) found.set(name, { kind: 'class-file', name, path: file, origin, bytes });
    }
  }
  const names = [...found.keys()].sort();
  return { find: (name) => found.get(name), hasPackage: (name) => packages.has(name), names: () => names };
}
