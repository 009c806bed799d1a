/** The heaps that static initialisers leave, before anybody does anything. */

import { Flag, hasFlag } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { initialisedWith } from '../../../program/calls/initialisation.js';
import { PREDICATES_BUDGETS } from '../budgets.js';
import { NOTHING_LOST } from '../heap/escaped.js';
import { HELD, HeapState } from '../heap/heap.js';
import { isObject } from '../heap/references.js';
import type { Steps } from '../step/step.js';
import { addObject, type StepWorld } from '../step/world.js';
import type { CallExit, CallResult } from './machine.js';
import { CallRun, codeOf, entering, TIME_UP } from './run.js';

interface Start {
  readonly heap: HeapState;
  readonly begun: ReadonlySet<ClassName>;
  readonly isCertain: boolean;
}

const MOST_STARTS = PREDICATES_BUDGETS['machine/initial'].mostStarts.most;

/** In the order of the classes; what a class needs is initialised before it. */
export function initialHeaps(world: StepWorld, steps: Steps, classes: readonly ClassName[]): CallResult {
  const { hierarchy, layout } = world;
  const heap = new HeapState([], world.values.none, NOTHING_LOST);
  for (const name of classes) {
    const statics = layout.staticsOf(name);
    if (statics.fields.length > 0) addObject(world, heap, statics, 0);
  }
  const leftOut = new Set<string>();
  const given = new Set(classes);
  let starts: readonly Start[] = [{ heap, begun: new Set(), isCertain: true }];
  for (const type of classes) {
    for (const name of initialisedWith(hierarchy, type)) {
      if (given.has(name)) starts = starts.flatMap((before) => initialised(world, steps, before, name, leftOut));
      if (starts.length > MOST_STARTS) {
        leftOut.add(`more than ${MOST_STARTS} ways through static initialisers`);
        starts = starts.slice(0, MOST_STARTS);
      }
    }
  }
  const exits = starts.map((start): CallExit => {
    return { heap: withConstants(world, start, classes), located: [], isCertain: start.isCertain };
  });
  return { exits, leftOut: [...leftOut] };
}

function initialised(
  world: StepWorld,
  steps: Steps,
  before: Start,
  name: ClassName,
  leftOut: Set<string>,
): readonly Start[] {
  if (before.begun.has(name)) return [before];
  const begun = new Set([...before.begun, name]);
  const initialiser = world.hierarchy.declaredMethod(name, '<clinit>', '()V');
  if (initialiser === undefined) return [{ ...before, begun }];
  if (world.options.cancelled?.() === true) {
    leftOut.add(TIME_UP);
    return [];
  }
  const run = new CallRun(world, steps);
  const state = entering(world, before.heap, codeOf(world, initialiser), []);
  state.isCertain = before.isCertain;
  state.initialised = begun;
  run.run(state);
  for (const reason of run.leftOut) leftOut.add(reason);
  return run.ends.flatMap((end, index) => {
    const thrown = run.exits[index]?.thrown;
    // Without its initialiser nothing of the class can be used; that the library fails here is not expected.
    if (thrown !== undefined && thrown.cause !== 'library' && thrown.cause !== 'besides')
      leftOut.add(`the initialiser of ${name} may fail`);
    if (thrown !== undefined) return [];
    return [{ heap: end.heap, begun: end.initialised ?? begun, isCertain: end.isCertain }];
  });
}

/** Clients can name the constants of enumerations. */
function withConstants({ hierarchy }: StepWorld, start: Start, classes: readonly ClassName[]): HeapState {
  const heap = start.heap.copy();
  heap.initialised = new Set([...start.begun, ...classes]);
  for (const object of heap.objects) {
    const { type, slots } = heap.record(object);
    if (!type.isStatics) continue;
    for (const [slot, { field }] of type.fields.entries()) {
      const declared = hierarchy.declaredField(field.owner, field.name);
      const target = slots[slot] as number;
      if (declared !== undefined && hasFlag(declared, Flag.ENUM) && isObject(target)) heap.setFlags(target, HELD, 0);
    }
  }
  return heap;
}
