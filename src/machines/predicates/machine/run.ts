/** One call, all ways: a stack of states, run one after the other until each has ended or come back to where it was. */
import type { MethodDeclaration } from '../../../ir/program.js';
import { isReference } from '../../../ir/types.js';
import { LoopHeads } from '../canonical/frames.js';
import { ANYTHING_LOST } from '../heap/escaped.js';
import type { HeapState } from '../heap/heap.js';
import { isObject, NULL_REFERENCE, OTHER_REFERENCE, type Reference, shown } from '../heap/references.js';
import { met } from '../located.js';
import type { RunCode } from '../step/code.js';
import { Activation, State } from '../step/state.js';
import type { Steps } from '../step/step.js';
import { type StepWorld, unknownContent, type Ways } from '../step/world.js';
import type { Argument, CallExit, Thrown } from './machine.js';

export const TIME_UP = 'the time is up';
/** The clock is looked at every so many steps: a power of two. */
const STEPS_BETWEEN = 256;

export function isTimeUp({ options: { cancelled } }: StepWorld, stepsLeft: number): boolean {
  return cancelled !== undefined && (stepsLeft & (STEPS_BETWEEN - 1)) === 0 && cancelled();
}

export class CallRun implements Ways {
  readonly #world: StepWorld;
  readonly #heads: LoopHeads;
  readonly #steps: Steps;
  readonly #stack: State[] = [];
  readonly #leftOut = new Set<string>();
  readonly exits: CallExit[] = [];
  /** The states of the exits. */
  readonly ends: State[] = [];
  isCutOff = false;
  #left: number;

  constructor(world: StepWorld, steps: Steps) {
    this.#world = world;
    this.#left = world.options.steps;
    this.#heads = new LoopHeads(world);
    this.#steps = steps;
  }

  /** Edges run so far. */
  get used(): number {
    return this.#world.options.steps - Math.max(this.#left, 0);
  }

  get leftOut(): readonly string[] {
    return [...this.#leftOut];
  }

  run(state: State): void {
    this.#stack.push(state);
    for (let next = this.#stack.pop(); next !== undefined; next = this.#stack.pop()) this.#follow(next);
  }

  #follow(from: State): void {
    for (let state: State | undefined = from; state !== undefined; ) {
      if (--this.#left < 0) {
        this.leaveOut(`more than ${this.#world.options.steps} steps`);
        this.#stack.length = 0;
        return;
      }
      if (isTimeUp(this.#world, this.#left)) {
        this.leaveOut(TIME_UP);
        this.#stack.length = 0;
        return;
      }
      const { code, point } = state.frame;
      if (code.isLoopHead[point] === 1 && !this.#heads.isNew(state)) return;
      state = this.#steps.step(state, this);
    }
  }

  push(state: State): void {
    this.#stack.push(state);
  }

  leaveOut(reason: string): void {
    this.#leftOut.add(reason);
  }

  cutOff(): void {
    this.isCutOff = true;
  }

  end(state: State, thrown: Thrown): void {
    this.#add(state, { thrown });
  }

  exit(state: State, result: Reference | undefined, thrown: Reference | undefined): void {
    if (thrown !== undefined) this.#add(state, { thrown: thrownAs(this.#world, state, thrown) });
    else if (result !== undefined) this.#add(state, { result: shown(result) });
    else this.#add(state, {});
  }

  #add(state: State, ending: Pick<CallExit, 'result' | 'thrown'>): void {
    this.ends.push(state);
    const located = this.#world.paths.located(state.meetings);
    this.exits.push({ heap: state.heap.copy(), ...ending, located, isCertain: state.isCertain });
  }
}

/** What is told of an exception that leaves the run. */
export function thrownAs({ others }: StepWorld, state: State, thrown: Reference): Thrown {
  const known = isObject(thrown) && state.origin?.object === thrown ? state.origin.thrown : thrown;
  const other = others.find(known);
  const { method } = state.frame.code.code;
  const type = isObject(thrown) ? state.heap.record(thrown).type.name : (other?.type ?? 'java.lang.Throwable');
  return {
    type,
    span: other?.span ?? method.span,
    method: other?.method ?? method,
    cause: other?.cause ?? 'throw',
  };
}

/** The state in which the method begins. */
export function entering(world: StepWorld, from: HeapState, code: RunCode, given: readonly Argument[]): State {
  const heap = from.copy();
  const frame = Activation.entering(code, undefined, undefined);
  const state = new State(heap, frame);
  const { isOpen, madeElsewhere } = world.options;
  if (isOpen === true) heap.lost = ANYTHING_LOST;
  else if (madeElsewhere !== undefined) heap.lost = world.losses.with(heap.lost, madeElsewhere);
  for (const [index, { index: variable, type }] of code.code.body.parameters.entries()) {
    const argument = given[index];
    if (!isReference(type) || argument === undefined) {
      frame.set(variable, unknownContent(world, heap, type));
      continue;
    }
    const reference = argument.kind === 'reference' ? argument.reference : OTHER_REFERENCE;
    const path = world.paths.parameter(index);
    frame.set(variable, reference, path);
    // An object of a tracked class that is not in the heap: there may be any number of them.
    if (!isObject(reference) && reference !== NULL_REFERENCE && world.layout.isTracked(type)) heap.lost = ANYTHING_LOST;
    state.meetings = met(state.meetings, path, reference);
  }
  return state;
}

export function codeOf(world: StepWorld, method: MethodDeclaration): RunCode {
  const code = world.codes.of(method);
  if (code === undefined) throw new Error(`${method.owner}.${method.name} has no code`);
  return code;
}
