/** Asks the interpreter to break duties that were not proved: by programs, by calls on the classes of one component, or from heaps. */

import type { Replayer, ReplayTarget } from '../../../execution/replay/index.js';
import type { Witness } from '../../../findings/claim.js';
import { isMain } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { Duty } from '../../../obligations/index.js';
import { outermost } from '../../../program/components.js';
import { isStateCheck } from '../trust/misused-objects.js';
import { faultOfClient } from '../trust/shown.js';
import { dutyOf } from './noted.js';
import type { CheckSession } from './session.js';
import { Sightings } from './sightings.js';
import type { DutyKey, Replayed, ReplayedDuty, ReplayTask, Suspect, Suspected } from './task.js';

export function performReplay<E>(session: CheckSession<E>, task: ReplayTask): Replayed {
  const owners = new Map<ReplayTarget, ReplayedDuty>();
  for (const replayed of task.duties) {
    const duty = dutyOf(session, replayed);
    if (duty === undefined) continue;
    for (const target of targetsOf(session, duty, replayed.trouble)) owners.set(target, replayed);
  }
  const found = new Map<ReplayedDuty, Witness>();
  // Other classes that lead there are called by the tasks of their components, each once for all that they lead to.
  const isSubject = (type: ClassName): boolean => outermost(session.hierarchy, type) === task.component;
  const suspects = (task.suspects ?? []).map((suspect) => suspectTarget(session, suspect));
  const excused = new Set<ReplayTarget>();
  const sightings = new Sightings(session, isAmong(task.duties));
  const witnesses = replayerOf(session, task).replay([...owners.keys()], isSubject, {
    // No program was shown to build such a heap, and what its code never leaves in fields is what proofs rest on.
    ...(task.start === 'heap' ? {} : { onlooker: sightings }),
    asides: suspects.flatMap((target) => target ?? []),
    excused: (target) => excused.add(target),
    isOfClient: (target, witness) => isOfClient(session, owners.get(target), witness),
  });
  for (const [target, witness] of witnesses) {
    const duty = owners.get(target);
    if (duty !== undefined && !found.has(duty)) found.set(duty, witness);
  }
  return {
    kind: 'replayed',
    witnesses: [...found].map(([{ method, duty }, witness]) => ({ method, duty, witness })),
    sighted: sightings.duties,
    refused: sightings.refused,
    suspected: suspects.map((target): Suspected => {
      const witness = target === undefined ? undefined : witnesses.get(target);
      if (witness !== undefined) return { kind: 'broken', witness };
      return { kind: target !== undefined && excused.has(target) ? 'excused' : 'lost' };
    }),
    faults: [],
  };
}

function isOfClient<E>(session: CheckSession<E>, replayed: ReplayedDuty | undefined, witness: Witness): boolean {
  const duty = replayed === undefined ? undefined : dutyOf(session, replayed);
  if (duty === undefined || duty.obligation.implicit || duty.obligation.written) return false;
  const reason = faultOfClient(duty, witness, session.hierarchy);
  // That a field is not set yet is so on any way to it.
  return reason === 'caller' || (reason === 'use' && isStateCheck(duty));
}

function isAmong(duties: readonly DutyKey[]): (key: DutyKey) => boolean {
  const keys = new Set(duties.map(({ method, duty }) => `${method} ${duty}`));
  return ({ method, duty }) => keys.has(`${method} ${duty}`);
}

function suspectTarget<E>(session: CheckSession<E>, suspect: Suspect): ReplayTarget | undefined {
  const method = session.places.method(suspect.method);
  const edge = method?.body()?.edges[suspect.edge];
  if (method === undefined || edge === undefined) return undefined;
  const unless = suspect.assumptions;
  const ending = suspect.isUncaught === true ? { isUncaught: true } : {};
  if ('type' in suspect) return { method, edge, raised: suspect.type, unless, ...ending };
  return { method, edge, ...dutyOf(session, suspect)?.copies[suspect.copy]?.broken, unless };
}

function replayerOf<E>(session: CheckSession<E>, { start, component, programs = [component] }: ReplayTask): Replayer {
  const methods = programs.flatMap((name) => session.component(name).methods);
  const cancelled = session.cancelled(methods.length);
  return start === 'main'
    ? session.replayers.running(methods.filter(isMain), cancelled)
    : session.replayers.starting(start, cancelled);
}

/** The edges of the duty in all copies of the code; the one where an abstract path leads comes first. */
export function targetsOf<E>(
  { places }: CheckSession<E>,
  duty: Duty,
  { copy, edge, entry, path }: ReplayedDuty['trouble'],
): readonly ReplayTarget[] {
  const { method } = duty.obligation;
  const obligation = duty.copies[copy];
  const at = method.body()?.edges[edge];
  if (obligation === undefined || at === undefined) return [];
  const { broken } = obligation;
  const start = entry === undefined ? undefined : places.method(entry);
  const hints =
    start === undefined ? {} : { hints: { entry: start, edges: path.flatMap((each) => places.edges(each)) } };
  const first: ReplayTarget = { method, edge: at, ...broken, ...hints };
  // Clauses belong to the method, whichever edge leaves it.
  if (broken?.clause !== undefined) return [first];
  // Which copy of the code an abstract path happens to meet first says little about where runs get to.
  const copies = [obligation, ...duty.copies.filter((each) => each !== obligation)];
  const others = copies.flatMap((each) => each.edges.map((other) => ({ method, edge: other, ...each.broken })));
  // Where it is asked is no failure: only the statement that ends the method is one.
  if (broken?.reached === true)
    return [
      first,
      ...others.filter(({ edge: { instruction } }) => instruction.kind === 'throw' && instruction !== at.instruction),
    ];
  return [first, ...others.filter((other) => other.edge !== at)];
}
