/** Makes calls on the classes through which targets can be reached, as a client of their package may, and notes what the calls hit. */
import type { Witness } from '../../findings/claim.js';
import type { ClassTable, MethodDeclaration } from '../../ir/program.js';
import { type ClassName, packageOf } from '../../ir/types.js';
import { EXECUTION_BUDGETS } from '../budgets.js';
import { Stubs } from './callbacks/stubs.js';
import { Client, type Ran } from './client.js';
import { conductOfClient } from './conduct.js';
import type { Entries } from './entries.js';
import { Explorer } from './explore.js';
import { constantsIn } from './recipes/constants.js';
import { pantry } from './recipes/pantry.js';
import { callsIn, type Sequence } from './sequence.js';
import type { ReplayBudget, ReplayOptions, ReplayTarget } from './target.js';
import type { Watch } from './watch.js';

const FEWER = EXECUTION_BUDGETS['replay/from-calls'].fewer.most;

/** The class that calls are made on, and what they are to reach. */
interface Subject {
  readonly type: ClassName;
  readonly aimed: Set<MethodDeclaration>;
  readonly targets: Set<ReplayTarget>;
}

export interface CallOptions extends ReplayOptions {
  /** The package of the client: targets elsewhere are left alone. */
  readonly home: string;
  /** Whether calls may be made on the class. */
  readonly isSubject: (type: ClassName) => boolean;
}

export function replayFromCalls(
  entries: Entries,
  watch: Watch,
  options: CallOptions,
  found: (target: ReplayTarget, witness: Witness) => void,
): void {
  const near = [...watch.open].filter(({ method }) => packageOf(method.owner) === options.home);
  const search = new Search(entries, watch, options, found);
  const { budget } = options;
  for (const subject of subjectsOf(near, (target) => entries.of(target))) {
    search.explore(subject, { ...budget, isOpen: (target) => watch.open.has(target) });
  }
  // Where the client was to blame, methods that call what he has called may do the same wrong by themselves.
  const { ofClient } = search;
  const others = subjectsOf([...ofClient.keys()], (target) =>
    entries.of(target).filter((method) => ofClient.get(target)?.has(method) !== true),
  );
  const fewer = { runs: Math.ceil(budget.runs / FEWER), steps: Math.ceil(budget.steps / FEWER) };
  for (const subject of others) search.explore(subject, { ...fewer, isOpen: (target) => ofClient.has(target) });
}

interface Exploring extends Pick<ReplayBudget, 'runs' | 'steps'> {
  readonly isOpen: (target: ReplayTarget) => boolean;
}

class Search {
  /** Targets that only such runs have hit of which the client is to blame, with the methods that he has called last. */
  readonly ofClient = new Map<ReplayTarget, Set<MethodDeclaration>>();
  readonly #client: Client;
  readonly #stubs: Stubs;
  readonly #table: ClassTable;
  /** Calls of the smallest program so far. */
  readonly #sizes = new Map<ReplayTarget, number>();

  constructor(
    readonly entries: Entries,
    readonly watch: Watch,
    readonly options: CallOptions,
    readonly found: (target: ReplayTarget, witness: Witness) => void,
  ) {
    this.#stubs = new Stubs(entries.hierarchy);
    this.#table = this.#stubs.table();
    this.#client = new Client(this.#table, entries.hierarchy, watch, options);
  }

  explore({ type, aimed, targets }: Subject, { runs, steps, isOpen }: Exploring): void {
    const { isSubject, cancelled, parameterMayBeNull } = this.options;
    const { access, hierarchy } = this.entries;
    if (!isSubject(type)) return;
    const client = this.#client;
    const before = client.steps;
    const code = [...targets].map(({ method }) => method);
    const edges = [...targets].flatMap(({ hints }) => hints?.edges ?? []);
    const hasOpen = (): boolean => {
      for (const target of targets) {
        if (isOpen(target)) return true;
        targets.delete(target);
      }
      return false;
    };
    const finished = (): boolean => !hasOpen() || client.steps - before >= steps || cancelled?.() === true;
    const declared = hierarchy.find(type)?.methods ?? [];
    const constants = constantsIn(new Set([...aimed, ...code, ...declared]), edges);
    const recipes = pantry(access, this.#stubs, constants, parameterMayBeNull);
    const ran = (program: Sequence, run: Ran): void => this.#ran(program, run);
    new Explorer(client, access, recipes, { subject: type, aimed, ran, finished, runs }).run();
  }

  #ran(program: Sequence, { hits, values }: Ran): void {
    for (const [target, step] of hits) {
      const shorter = program.slice(0, step + 1);
      const size = callsIn(shorter);
      const last = shorter.at(-1);
      const called = last?.kind === 'call' ? last.method : undefined;
      if (!this.#isWanted(target, size, called)) continue;
      if (target.unless !== undefined) {
        const conduct = conductOfClient(shorter, values, this.#table);
        if (!this.watch.counts(target, (assumption) => conduct.has(assumption))) continue;
      }
      const witness = this.#client.tell(shorter, target);
      if (witness === undefined) continue;
      const known = this.ofClient.get(target);
      if (called !== undefined && this.watch.isOfClient(target, witness)) {
        if (known === undefined && this.#sizes.has(target)) continue;
        if (known === undefined) this.ofClient.set(target, new Set([called]));
        else if (known.add(called).size > 1) continue;
      } else this.ofClient.delete(target);
      this.#sizes.set(target, size);
      this.found(target, witness);
    }
  }

  #isWanted(target: ReplayTarget, size: number, called: MethodDeclaration | undefined): boolean {
    if (this.watch.isUntold(target) || size < (this.#sizes.get(target) ?? 0)) return true;
    return called !== undefined && this.ofClient.get(target)?.has(called) === false;
  }
}

/** In order of their first target; the nearest class of each target first. */
function subjectsOf(
  targets: readonly ReplayTarget[],
  waysTo: (target: ReplayTarget) => readonly MethodDeclaration[],
): readonly Subject[] {
  const subjects = new Map<ClassName, Subject>();
  const perTarget = targets.map((target) => ({ target, methods: waysTo(target) }));
  const farthest = Math.max(0, ...perTarget.map(({ methods }) => methods.length));
  for (let distance = 0; distance < farthest; distance++) {
    for (const { target, methods } of perTarget) {
      const method = methods[distance];
      if (method === undefined) continue;
      const subject = subjects.get(method.owner) ?? { type: method.owner, aimed: new Set(), targets: new Set() };
      subjects.set(method.owner, subject);
      subject.aimed.add(method);
      subject.targets.add(target);
    }
  }
  return [...subjects.values()];
}
