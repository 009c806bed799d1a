/** Makes calls on the classes through which targets can be reached, as a client of their package may, and notes what the calls hit. */
import type { Witness } from '../../findings/claim.js';
import type { MethodDeclaration } from '../../ir/program.js';
import { type ClassName, packageOf } from '../../ir/types.js';
import { Stubs } from './callbacks/stubs.js';
import { Client, type Ran } from './client.js';
import { conductOfClient } from './conduct.js';
import type { Entries } from './entries.js';
import { Explorer } from './explore.js';
import { constantsIn } from './recipes/constants.js';
import { pantry } from './recipes/pantry.js';
import { callsIn, type Sequence } from './sequence.js';
import type { ReplayOptions, ReplayTarget } from './target.js';
import type { Watch } from './watch.js';

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
  const { access, hierarchy } = entries;
  const stubs = new Stubs(hierarchy);
  const table = stubs.table();
  const client = new Client(table, hierarchy, watch, options);
  /** Calls of the smallest program so far. */
  const sizes = new Map<ReplayTarget, number>();
  const ran = (program: Sequence, { hits, values }: Ran): void => {
    for (const [target, step] of hits) {
      const shorter = program.slice(0, step + 1);
      const size = callsIn(shorter);
      if (!(watch.isUntold(target) || size < (sizes.get(target) ?? 0))) continue;
      if (target.unless !== undefined) {
        const conduct = conductOfClient(shorter, values, table);
        if (!watch.counts(target, (assumption) => conduct.has(assumption))) continue;
      }
      const witness = client.tell(shorter, target);
      if (witness === undefined) continue;
      sizes.set(target, size);
      found(target, witness);
    }
  };
  const near = [...watch.open].filter(({ method }) => packageOf(method.owner) === options.home);
  for (const { type, aimed, targets } of subjectsOf(near, entries)) {
    if (!options.isSubject(type)) continue;
    const before = client.steps;
    const { budget } = options;
    const code = [...targets].map(({ method }) => method);
    const edges = [...targets].flatMap(({ hints }) => hints?.edges ?? []);
    const hasOpen = (): boolean => {
      for (const target of targets) {
        if (watch.open.has(target)) return true;
        targets.delete(target);
      }
      return false;
    };
    const finished = (): boolean =>
      !hasOpen() || client.steps - before >= budget.steps || options.cancelled?.() === true;
    const declared = hierarchy.find(type)?.methods ?? [];
    const constants = constantsIn(new Set([...aimed, ...code, ...declared]), edges);
    const recipes = pantry(access, stubs, constants, options.parameterMayBeNull);
    new Explorer(client, access, recipes, { subject: type, aimed, ran, finished, runs: budget.runs }).run();
  }
}

/** In order of their first target; the nearest class of each target first. */
function subjectsOf(targets: readonly ReplayTarget[], entries: Entries): readonly Subject[] {
  const subjects = new Map<ClassName, Subject>();
  const perTarget = targets.map((target) => ({ target, methods: entries.of(target) }));
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
