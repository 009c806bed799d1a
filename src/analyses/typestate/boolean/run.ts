/** One call of a boolean method, all ways: each until it has ended or come back to where it was. */

import { TupleInterner } from '../../../base/interner.js';
import { isReference } from '../../../ir/types.js';
import { OTHER_REFERENCE, type Reference, shown } from '../../../machines/predicates/heap/references.js';
import { met } from '../../../machines/predicates/located.js';
import type { Argument, CallExit, Thrown } from '../../../machines/predicates/machine/machine.js';
import { TYPESTATE_BUDGETS } from '../budgets.js';
import type { BooleanCode } from './code.js';
import type { BooleanHeap } from './heap/heap.js';
import { unknownOf } from './heap/references.js';
import { BooleanFrame, BooleanState } from './heap/state.js';
import type { BooleanWays, BooleanWorld } from './heap/world.js';
import type { BooleanSteps } from './step.js';

export class BooleanRun implements BooleanWays {
  readonly #world: BooleanWorld;
  readonly #steps: BooleanSteps;
  readonly #stack: BooleanState[] = [];
  readonly #leftOut = new Set<string>();
  /** States at points that were come to from behind. */
  readonly #seen = new TupleInterner();
  readonly exits: CallExit[] = [];
  isCutOff = false;
  used = 0;

  constructor(world: BooleanWorld, steps: BooleanSteps) {
    this.#world = world;
    this.#steps = steps;
  }

  get leftOut(): readonly string[] {
    return [...this.#leftOut];
  }

  run(from: BooleanHeap, code: BooleanCode, given: readonly Argument[]): void {
    // Primitive parameters are `*` until a condition asks: then both values are tried, as the paper tries them beforehand.
    this.#stack.push(entering(this.#world, from, code, given));
    for (let next = this.#stack.pop(); next !== undefined; next = this.#stack.pop()) this.#follow(next);
  }

  #follow(from: BooleanState): void {
    for (let state: BooleanState | undefined = from; state !== undefined; ) {
      if (++this.used > this.#world.options.steps) {
        this.leaveOut(`more than ${this.#world.options.steps} steps`);
        this.#stack.length = 0;
        return;
      }
      const { frame, heap } = state;
      const { point, depth } = frame;
      state = this.#steps.step(state, this);
      const isBack =
        state !== undefined && state.frame.depth === depth && state.frame.at === 0 && state.frame.point <= point;
      if (isBack && state !== undefined && !this.#isNew(state)) return;
      if (heap.size > MOST_OBJECTS) {
        this.leaveOut(`more than ${MOST_OBJECTS} objects`);
        return;
      }
    }
  }

  #isNew(state: BooleanState): boolean {
    const before = this.#seen.size;
    return this.#seen.intern(codeOf(state)) === before;
  }

  push(state: BooleanState): void {
    this.#stack.push(state);
  }

  leaveOut(reason: string): void {
    this.#leftOut.add(reason);
  }

  cutOff(): void {
    this.isCutOff = true;
  }

  exit(state: BooleanState, result: Reference | undefined, thrown: Thrown | undefined): void {
    const heap = state.heap.copy();
    // What is about variables ends with them.
    heap.store.forget((entity) => entity % 2 === 1);
    this.exits.push({
      heap,
      ...(result === undefined ? {} : { result: shown(result) }),
      ...(thrown === undefined ? {} : { thrown }),
      located: this.#world.paths.located(state.meetings),
      isCertain: state.isCertain,
    });
  }
}

const MOST_OBJECTS = TYPESTATE_BUDGETS['boolean/run'].mostObjects.most;

function entering(world: BooleanWorld, from: BooleanHeap, code: BooleanCode, given: readonly Argument[]): BooleanState {
  const frame = new BooleanFrame(code, undefined, undefined);
  const state = new BooleanState(from.copy(), frame);
  for (const [index, { index: variable, type }] of code.parameters.entries()) {
    const argument = given[index];
    if (!isReference(type)) continue;
    if (argument === undefined) {
      frame.set(variable, unknownOf(world, type));
      continue;
    }
    const reference = argument.kind === 'reference' ? argument.reference : OTHER_REFERENCE;
    const path = world.paths.parameter(index);
    frame.set(variable, reference, path);
    state.meetings = met(state.meetings, path, reference);
  }
  return state;
}

/** The state as numbers. */
function codeOf({ heap, frame: top, meetings, written }: BooleanState): readonly number[] {
  const code: number[] = [];
  for (let frame: BooleanFrame | undefined = top; frame !== undefined; frame = frame.caller)
    code.push(frame.depth, frame.point, frame.at, ...frame.contents);
  for (const object of heap.objects) {
    const { type, flags, slots } = heap.record(object);
    code.push(type.number, flags, ...slots);
  }
  for (const { predicate, left, right, holds } of heap.store.entries())
    code.push(predicate, left, right, holds ? 1 : 0);
  for (let each = meetings; each !== undefined; each = each.before) code.push(each.path, each.reference);
  for (let each = written; each !== undefined; each = each.before) code.push(each.object, each.slot);
  return code;
}
