/**
 * Turns alarms into concrete runs: from the programs of the input, by calls of a client, or from a heap built directly, in this
 * order. Every witness comes from a run that has happened; that there is none says nothing.
 */
import type { Witness } from '../../findings/claim.js';
import { Hierarchy } from '../../ir/hierarchy.js';
import type { ClassTable, MethodDeclaration } from '../../ir/program.js';
import { type ClassName, packageOf } from '../../ir/types.js';
import { Access } from './access.js';
import { Entries } from './entries.js';
import { replayFromCalls } from './from-calls.js';
import { type HeapsOf, heapsOf, replayFromHeaps } from './from-heap.js';
import { replayFromMain } from './from-main.js';
import type { Company } from './onlooker.js';
import { ownHelpers } from './own-helpers.js';
import { remembering } from './recipes/nullable-parameters.js';
import { settledTable } from './settled-table.js';
import type { ReplayOptions, ReplayTarget } from './target.js';
import { Watch } from './watch.js';

const EVERYWHERE: readonly Witness['start'][] = ['main', 'calls', 'heap'];

export class Replayer {
  readonly options: ReplayOptions;
  readonly #table: ClassTable;
  readonly #hierarchy: Hierarchy;
  readonly #entries = new Map<string, Entries>();
  #isHelper: ((method: MethodDeclaration) => boolean) | undefined;
  #heaps: HeapsOf | undefined;

  constructor(table: ClassTable, options: ReplayOptions) {
    this.options = { ...options, parameterMayBeNull: remembering(options.parameterMayBeNull) };
    this.#table = settledTable(table);
    this.#hierarchy = new Hierarchy(this.#table);
  }

  /** The methods through which clients are made to get to the target, nearest first. */
  ways(target: ReplayTarget): readonly MethodDeclaration[] {
    return this.#entriesIn(packageOf(target.method.owner)).of(target);
  }

  /**
   * Targets share their runs, so that many at once cost little more than one. Clients make calls on classes that are
   * subjects: by default on all that lead to a target. Asides of the company have witnesses where a run happens to hit them.
   */
  replay(
    targets: readonly ReplayTarget[],
    isSubject: (type: ClassName) => boolean = () => true,
    company: Company = {},
  ): ReadonlyMap<ReplayTarget, Witness> {
    const witnesses = new Map<ReplayTarget, Witness>();
    const watch = new Watch(this.#hierarchy, targets, company);
    const found = (target: ReplayTarget, witness: Witness): void => {
      witnesses.set(target, witness);
      watch.close(target);
    };
    const { starts = EVERYWHERE } = this.options;
    const tries = (start: Witness['start']): boolean => starts.includes(start) && watch.open.size > 0;
    if (tries('main') || (starts.includes('main') && watch.hasCompany))
      replayFromMain(this.#table, watch, this.options, found);
    for (const home of new Set(targets.map(({ method }) => packageOf(method.owner)))) {
      if (tries('calls')) replayFromCalls(this.#entriesIn(home), watch, { ...this.options, home, isSubject }, found);
    }
    if (tries('heap')) replayFromHeaps(this.#heapsOnce(), watch, this.options, found);
    return witnesses;
  }

  /** For clients of a package. Found out once: it takes a look at all code of the input. */
  #entriesIn(home: string): Entries {
    const known = this.#entries.get(home);
    if (known !== undefined) return known;
    this.#isHelper ??= ownHelpers(this.#hierarchy);
    const client = { home, isHelper: this.#isHelper };
    const entries = new Entries(this.#hierarchy, new Access(this.#hierarchy, client, this.options.isManaged));
    this.#entries.set(home, entries);
    return entries;
  }

  #heapsOnce(): HeapsOf {
    this.#heaps ??= heapsOf(this.#table, this.options);
    return this.#heaps;
  }
}
