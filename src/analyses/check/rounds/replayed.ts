/** Which duties that were not proved runs in the interpreter break. */
import type { Witness } from '../../../findings/claim.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Component } from '../components.js';
import type { Duty } from '../obligation-book.js';
import { isAnnotated } from '../shown.js';
import { dutyOf } from '../tasks/noted.js';
import { mainTasks, replayTasks } from '../tasks/requests.js';
import type { ReplayedDuty, ReplayTask } from '../tasks/task.js';
import type { Rounds, Surroundings } from './surroundings.js';

/**
 * From programs and calls for all; from heaps only for what is latent or annotated: that a heap breaks it says nothing new of
 * an alarm that code was seen to bring about, and would hide it.
 */
export function* replayed<E>(
  surroundings: Surroundings<E>,
  duties: readonly Duty[],
): Rounds<ReadonlyMap<Duty, Witness>> {
  const { session, ledger } = surroundings;
  const found = new Map<Duty, Witness>();
  const keys = keysOf(surroundings, duties);
  const keyOf = (duty: Duty): ReplayedDuty | undefined => (found.has(duty) ? undefined : keys.get(duty));
  yield* performed(surroundings, mainTasks(session.components, [...keys.values()]), found);
  const grouped = byComponent(surroundings, [...keys.keys()]);
  yield* performed(surroundings, replayTasks(grouped, 'calls', keyOf), found);
  const forHeaps = (duty: Duty): ReplayedDuty | undefined => {
    const { method, written } = duty.obligation;
    // Formulas are run on all small heaps afterwards.
    if (written) return undefined;
    const isWanted = ledger.trouble(duty)?.latent === true || isAnnotated(session.hierarchy, method);
    return isWanted ? keyOf(duty) : undefined;
  };
  yield* performed(surroundings, replayTasks(grouped, 'heap', forHeaps), found);
  return found;
}

function* performed<E>(
  { session, onFailure }: Surroundings<E>,
  tasks: readonly ReplayTask[],
  found: Map<Duty, Witness>,
): Rounds<void> {
  if (tasks.length === 0) return;
  const answers = yield { round: { dropped: [] }, tasks, what: 'replaying' };
  for (const [index, task] of tasks.entries()) {
    const answer = answers[index];
    if (answer?.kind !== 'replayed') {
      onFailure(answer, session.component(task.component));
      continue;
    }
    for (const { witness, ...key } of answer.witnesses) {
      const duty = dutyOf(session, key);
      if (duty !== undefined && !found.has(duty)) found.set(duty, witness);
    }
  }
}

/** Of those that may fail. */
function keysOf<E>({ session, ledger }: Surroundings<E>, duties: readonly Duty[]): ReadonlyMap<Duty, ReplayedDuty> {
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
  { session }: Surroundings<E>,
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
