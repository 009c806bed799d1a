/** Jars inside a jar, so many and so deep as a budget for all of them together allows. */
import { CLASSFILE_BUDGETS } from '../budgets.js';
import type { RandomAccess } from '../class-path.js';
import { ClassFileProblem } from '../format/class-file.js';
import type { JarOptions } from './jar.js';
import type { ProblemList } from './problems.js';
import type { ZipArchive, ZipEntry } from './zip.js';
import { isStored } from './zip-entry.js';
import type { ZipLimits } from './zip-limits.js';

const DEEPEST = CLASSFILE_BUDGETS['archive/nested-jars'].deepest.most;
const MOST_INFLATED = CLASSFILE_BUDGETS['archive/nested-jars'].mostInflated.most;

type OpenJar<Jar> = (access: RandomAccess, options: JarOptions, nesting: NestedJars<Jar>) => Jar;

interface Spent {
  entries: number;
  inflated: number;
}

export class NestedJars<Jar> {
  readonly #limits: ZipLimits;
  readonly #open: OpenJar<Jar>;
  readonly #depth: number;
  /** By all jars of all depths together. */
  readonly #spent: Spent;

  constructor(limits: ZipLimits, open: OpenJar<Jar>, depth = 0, spent: Spent = { entries: 0, inflated: 0 }) {
    this.#limits = limits;
    this.#open = open;
    this.#depth = depth;
    this.#spent = spent;
  }

  /** For the next jar that is opened. */
  limits(): ZipLimits {
    return { ...this.#limits, entries: this.#limits.entries - this.#spent.entries };
  }

  count(entries: number): void {
    this.#spent.entries += entries;
  }

  /** What cannot be opened is a problem of the outer jar. */
  open(
    zip: ZipArchive,
    { entries, options, problems }: { entries: readonly ZipEntry[]; options: JarOptions; problems: ProblemList },
  ): readonly Jar[] {
    const deeper = new NestedJars(this.#limits, this.#open, this.#depth + 1, this.#spent);
    return entries.flatMap((entry) => {
      try {
        const jarOptions = { ...options, path: `${options.path}!/${entry.name}` };
        return [this.#open(this.#contents(zip, entry), jarOptions, deeper)];
      } catch (error) {
        if (!(error instanceof ClassFileProblem)) throw error;
        problems.add(entry.name, `not opened: ${error.message}`);
        return [];
      }
    });
  }

  #contents(zip: ZipArchive, entry: ZipEntry): RandomAccess {
    if (this.#depth >= DEEPEST) throw new ClassFileProblem(`a jar in a jar, more than ${DEEPEST} deep`);
    if (isStored(entry)) return zip.open(entry);
    if (this.#spent.inflated + entry.header.size > MOST_INFLATED) {
      throw new ClassFileProblem(`the jars inside need more than ${MOST_INFLATED} bytes`);
    }
    this.#spent.inflated += entry.header.size;
    return zip.open(entry);
  }
}
