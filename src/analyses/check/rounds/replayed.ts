/** Which duties that were not proved runs in the interpreter break. */
import type { Witness } from '../../../findings/claim.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { Duty } from '../../../obligations/index.js';
import type { Component } from '../../../program/components.js';
import { dutyOf } from '../tasks/noted.js';
import { callTasks, heapTasks, mainTasks } from '../tasks/requests.js';
import type { DutyKey, ReplayedDuty, ReplayTask, SightedDuty } from '../tasks/task.js';
import { waysTo } from '../tasks/ways.js';
import { faultOfClient, isAnnotated } from '../trust/shown.js';
import type { Sighted } from './judged.js';
import type { RoundSurroundings, Rounds } from './surroundings.js';

export interface ReplayedDuties {
  readonly witnesses: ReadonlyMap<Duty, Witness>;
  readonly sighted: readonly Sighted[];
}

/**
 * From programs and calls for all; from heaps only for what is latent or annotated: that a heap breaks it says nothing new of
 * an alarm that code was seen to bring about, and would hide it.
 */
export function* replayed<E>(surroundings: RoundSurroundings<E>, duties: readonly Duty[]): Rounds<ReplayedDuties> {
  const { session, ledger } = surroundings;
  const found = new Map<Duty, Witness>();
  const sighted: Sighted[] = [];
  const keys = keysOf(surroundings, duties);
  const keyOf = (duty: Duty): ReplayedDuty | undefined => (found.has(duty) ? undefined : keys.get(duty));
  yield* performed(surroundings, mainTasks(session.components, [...keys.values()]), found, sighted);
  yield* called(surroundings, keys, found, sighted);
  const grouped = byComponent(surroundings, [...keys.keys()]);
  const forHeaps = (duty: Duty): ReplayedDuty | undefined => {
    const { method, written } = duty.obligation;
    // Formulas are run on all small heaps afterwards.
    if (written) return undefined;
    const isWanted = ledger.trouble(duty)?.latent === true || isAnnotated(session.hierarchy, method);
    return isWanted ? keyOf(duty) : undefined;
  };
  yield* performed(surroundings, heapTasks(grouped, forHeaps), found, sighted);
  return { witnesses: found, sighted };
}

/** Each class is called once, for all that it leads to. */
function* called<E>(
  surroundings: RoundSurroundings<E>,
  keys: ReadonlyMap<Duty, ReplayedDuty>,
  found: Map<Duty, Witness>,
  sighted: Sighted[],
): Rounds<void> {
  const { session } = surroundings;
  const ways = new Map<ReplayedDuty, readonly ClassName[]>();
  for (const [duty, key] of keys) if (!found.has(duty)) ways.set(key, waysTo(session, duty, key));
  const nearness = (duty: Duty, { component }: ReplayTask): number => {
    const key = keys.get(duty);
    return key === undefined ? 0 : (ways.get(key)?.indexOf(component) ?? 0);
  };
  const shown = new Map<Duty, { readonly witness: Witness; readonly near: number; readonly blame: number }>();
  const tasks = callTasks(session.components, ways.keys(), (key) => ways.get(key) ?? []);
  yield* witnessed(surroundings, tasks, sighted, (duty, witness, task) => {
    const near = nearness(duty, task);
    const known = shown.get(duty);
    // What only the client of a run does wrong says less than what code of the input does.
    const blame = Number(faultOfClient(duty, witness, session.hierarchy) !== undefined);
    const order = known === undefined ? 0 : blame - known.blame || witness.calls.length - known.witness.calls.length;
    if (known === undefined || order < 0 || (order === 0 && near < known.near))
      shown.set(duty, { witness, near, blame });
  });
  // In the order of duties, whichever class has led to them.
  for (const duty of keys.keys()) {
    const best = shown.get(duty);
    if (best !== undefined) found.set(duty, best.witness);
  }
}

function* performed<E>(
  surroundings: RoundSurroundings<E>,
  tasks: readonly ReplayTask[],
  found: Map<Duty, Witness>,
  sighted: Sighted[],
): Rounds<void> {
  yield* witnessed(surroundings, tasks, sighted, (duty, witness) => {
    if (!found.has(duty)) found.set(duty, witness);
  });
}

function* witnessed<E>(
  { session, onFailure }: RoundSurroundings<E>,
  tasks: readonly ReplayTask[],
  sighted: Sighted[],
  found: (duty: Duty, witness: Witness, task: ReplayTask) => void,
): Rounds<void> {
  if (tasks.length === 0) return;
  const answers = yield { round: { dropped: [] }, tasks, what: 'replaying' };
  for (const [index, task] of tasks.entries()) {
    const answer = answers[index];
    if (answer?.kind !== 'replayed') {
      onFailure(answer, session.component(task.component));
      continue;
    }
    sighted.push({ task, sighted: answer.sighted, refused: answer.refused, sought: soughtOf(task, answer.witnesses) });
    for (const { witness, ...key } of answer.witnesses) {
      const duty = dutyOf(session, key);
      if (duty !== undefined) found(duty, witness, task);
    }
  }
}

/** Those of its duties that runs of programs and calls have broken, where they were thought to break. */
function soughtOf({ start, duties }: ReplayTask, broken: readonly DutyKey[]): readonly SightedDuty[] {
  // Heaps are built without a thought of what proofs assume.
  if (start === 'heap') return [];
  return duties
    .filter((each) => broken.some(({ method, duty }) => method === each.method && duty === each.duty))
    .map(({ method, duty, trouble: { copy, edge } }) => ({ method, duty, copy, edge }));
}

/** Of those that may fail. */
function keysOf<E>(
  { session, ledger }: RoundSurroundings<E>,
  duties: readonly Duty[],
): ReadonlyMap<Duty, ReplayedDuty> {
  const { places, book } = session;
  const keys = new Map<Duty, ReplayedDuty>();
  for (const duty of duties) {
    const trouble = ledger.trouble(duty);
    if (trouble === undefined) continue;
    const { copy, edge, entry, path } = trouble;
    const { method } = duty.obligation;
    keys.set(duty, {
      method: places.key(method),
      duty: book.of(method).all.indexOf(duty),
      trouble: { copy, edge, path, ...(entry === undefined ? {} : { entry }) },
    });
  }
  return keys;
}

function byComponent<E>(
  { session }: RoundSurroundings<E>,
  duties: readonly Duty[],
): ReadonlyMap<Component, readonly Duty[]> {
  const owners = new Map<MethodDeclaration, Component>();
  for (const component of session.components) {
    for (const method of component.methods) owners.set(method, component);
  }
  const found = new Map<Component, Duty[]>();
  for (const duty of duties) {
    const component = owners.get(duty.obligation.method);
    if (component === undefined) continue;
    const known = found.get(component);
    if (known === undefined) found.set(component, [duty]);
    else known.push(duty);
  }
  return found;
}
