/** The classes that stand in one zip archive itself, by name. Used for jars and jmods alike. */
import type { Origin } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { packageOf } from '../../../ir/types.js';
import type { ClassFileBytes, ClassFileListing } from '../class-path.js';
import type { EntryRole } from './class-entries.js';
import { once } from './once.js';
import { PackageSet } from './packages.js';
import type { ProblemList } from './problems.js';
import type { ZipArchive, ZipEntry } from './zip.js';

export interface ClassArchiveOptions {
  /** The archive's own path, as shown to the user. */
  readonly path: string;
  readonly origin: Origin;
  readonly role: (entry: string) => EntryRole;
  readonly problems: ProblemList;
}

export interface ClassArchive extends ClassFileListing {
  /** Entries that are jars of libraries, in the archive's order. */
  readonly libraries: readonly ZipEntry[];
}

export function classArchive(zip: ZipArchive, { path, origin, role, problems }: ClassArchiveOptions): ClassArchive {
  const libraries: ZipEntry[] = [];
  const classes = new Map<ClassName, { readonly entry: ZipEntry; readonly priority: number }>();
  for (const entry of zip.entries) {
    const found = role(entry.name);
    if (found.kind === 'library') libraries.push(entry);
    else if (found.kind === 'misnamed-class') problems.add(entry.name, 'left out: no class can be in such a place');
    else if (found.kind === 'class') {
      const other = classes.get(found.name);
      if (other === undefined || other.priority < found.priority) {
        classes.set(found.name, { entry, priority: found.priority });
      }
    }
  }
  const names = once(() => [...classes.keys()].sort());
  const packages = once(() => new PackageSet(packagesOf(classes.keys())));
  return {
    libraries,
    names,
    find(name): ClassFileBytes | undefined {
      const entry = classes.get(name)?.entry;
      if (entry === undefined) return undefined;
      return { kind: 'class-file', name, path: `${path}!/${entry.name}`, origin, bytes: () => zip.read(entry) };
    },
    hasPackage: (name) => packages().has(name),
  };
}

function* packagesOf(names: Iterable<ClassName>): Generator<string> {
  for (const name of names) yield packageOf(name);
}
