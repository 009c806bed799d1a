/** The JDK's module archives: `JM`, a version, then a zip whose classes stand under `classes/`. */
import type { Origin } from '../../../ir/program.js';
import type { ClassFileListing, RandomAccess } from '../class-path.js';
import { ClassFileProblem } from '../format/class-file.js';
import { classArchive } from './class-archive.js';
import { classRole } from './class-entries.js';
import { type ArchiveProblem, ProblemList } from './problems.js';
import { openZip } from './zip.js';
import type { ZipLimits } from './zip-limits.js';

export interface JmodArchive extends ClassFileListing {
  readonly path: string;
  problems(): readonly ArchiveProblem[];
}

export interface JmodOptions {
  /** As shown to the user. */
  readonly path: string;
  readonly origin: Origin;
  readonly limits?: Partial<ZipLimits>;
}

const CLASSES = 'classes/';

export function openJmod(access: RandomAccess, { path, origin, limits = {} }: JmodOptions): JmodArchive {
  const [first, second, major] = access.read(0, Math.min(4, access.size));
  if (first !== 0x4a || second !== 0x4d) throw new ClassFileProblem('not a jmod: it does not begin with JM', 0);
  if (major !== 1) throw new ClassFileProblem(`a jmod of version ${major}, which is not supported`, 2);
  const zip = openZip(access, limits);
  const problems = new ProblemList();
  const classes = classArchive(zip, {
    path,
    origin,
    problems,
    role: (entry) =>
      entry.startsWith(CLASSES) && entry.endsWith('.class')
        ? classRole(entry.slice(CLASSES.length), 0)
        : { kind: 'other' },
  });
  return { ...classes, path, problems: () => [...zip.problems, ...problems.all()] };
}
