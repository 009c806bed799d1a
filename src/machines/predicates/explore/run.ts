/** Whole programs, all ways: states that were met before are not run again; what calls of watched code come to is told. */
import type { CodeEdge } from '../../../engine/code.js';
import { isReference, OBJECT } from '../../../ir/types.js';
import { isObject, type Reference, shown, UNSET } from '../heap/references.js';
import type { Run, Thrown, Watcher } from '../machine/machine.js';
import { isTimeUp, TIME_UP, thrownAs } from '../machine/run.js';
import type { RunEdge } from '../step/code.js';
import { leaveAbruptly } from '../step/returns.js';
import { Activation, type State } from '../step/state.js';
import type { Steps } from '../step/step.js';
import { referenceOf } from '../step/truth.js';
import { type StepWorld, unknownContent, type Ways } from '../step/world.js';
import { Recursion, type Resumed } from './recursion.js';
import { ExploredStates } from './states.js';

export class ExploreRun implements Ways {
  readonly #world: StepWorld;
  readonly #explored: ExploredStates;
  readonly #steps: Steps;
  readonly #watcher: Watcher;
  readonly #recursion: Recursion;
  readonly #stack: State[] = [];
  readonly #leftOut = new Set<string>();
  #left: number;
  /** Work is more than steps, so that these are counted apart. */
  #untilClock = 0;

  constructor(world: StepWorld, steps: Steps, watcher: Watcher) {
    this.#world = world;
    this.#watcher = watcher;
    this.#left = world.options.steps;
    this.#explored = new ExploredStates(world);
    this.#steps = steps;
    this.#recursion = new Recursion(world);
  }

  get leftOut(): readonly string[] {
    return [...this.#leftOut];
  }

  get states(): number {
    return this.#explored.size;
  }

  /** Work done so far. */
  get steps(): number {
    return this.#world.options.steps - Math.max(0, this.#left);
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
      if (isTimeUp(this.#world, --this.#untilClock)) {
        this.leaveOut(TIME_UP);
        this.#stack.length = 0;
        return;
      }
      const { code, point } = state.frame;
      if (point === 0 && this.#recursion.isRecursive(state)) {
        this.#recur(state);
        return;
      }
      if (point === 0 || code.isLoopHead[point] === 1) {
        if (!this.#explored.isNew(state)) return;
        // The larger the heap, the more there is to do.
        this.#left -= state.heap.size;
      }
      state = this.#steps.step(state, this);
    }
  }

  /** A call of a method that is on the stack already. */
  #recur(state: State): void {
    const waiting = this.#recursion.cut(state);
    const { number, renamed } = this.#explored.numbered(state, 'entry');
    const { context, isNew, resumed } = this.#recursion.enter(number, state.kept, waiting, renamed);
    for (const each of resumed) this.#resume(each);
    if (!isNew) return;
    state.context = context;
    this.#stack.push(state);
  }

  /** The end of the program, or of a recursive call. */
  #exit(state: State, result: Reference | undefined, thrown: Reference | undefined, broken?: Thrown): void {
    const { context } = state;
    if (context === undefined) return;
    const end = state.copy();
    end.frame = Activation.entering(state.frame.code, undefined, undefined);
    const more = [result ?? UNSET, thrown ?? UNSET];
    const { number } = this.#explored.numbered(end, 'exit', more);
    const given = result === undefined ? undefined : more[0];
    const raised = thrown === undefined ? undefined : more[1];
    for (const each of this.#recursion.leave(context, number, { state: end, result: given, thrown: raised, broken }))
      this.#resume(each);
  }

  /** A caller goes on after a recursive call. */
  #resume({ state, call, ending: { result, thrown, broken } }: Resumed): void {
    const { instruction } = call;
    if (broken !== undefined) {
      if (this.#watcher.isWatched(call.at.code)) this.#watcher.failed(call.at, broken, runOf(state, []));
      this.end(state, broken);
      return;
    }
    this.returned(state, call, thrown);
    if (thrown !== undefined) {
      this.#stack.push(leaveAbruptly(state, call, thrown));
      return;
    }
    if (instruction.kind === 'call' && instruction.target !== undefined) {
      const { index, type } = instruction.target;
      state.frame.set(index, result ?? unknownContent(this.#world, state.heap, type));
    }
    state.frame.point = call.to;
    this.#stack.push(state);
  }

  push(state: State): void {
    this.#stack.push(state);
  }

  leaveOut(reason: string): void {
    this.#leftOut.add(reason);
  }

  cutOff(): void {
    this.leaveOut(`explored up to ${this.#world.options.limit?.(OBJECT) ?? 0} objects of a class`);
  }

  /** Nobody asks how the program ends. */
  exit(state: State, result: Reference | undefined, thrown: Reference | undefined): void {
    this.#exit(state, result, thrown);
  }

  /** An assertion in the middle of the code does not hold: every call on the stack that is watched has failed. */
  end(state: State, thrown: Thrown): void {
    for (let frame = state.frame; frame.caller !== undefined; frame = frame.caller) {
      const { call, caller } = frame;
      if (call === undefined || !this.#watcher.isWatched(caller.code.code)) continue;
      this.#watcher.failed(call.at, thrown, runOf(state, []));
    }
    this.#exit(state, undefined, undefined, thrown);
  }

  reached(state: State, call: RunEdge, given: readonly Reference[]): void {
    if (!this.#watcher.isWatched(call.at.code)) return;
    if (given.some(isObject)) state.past = { call: call.at, before: state.past };
    this.#watcher.reached?.(call.at, runOf(state, given));
  }

  unfollowed({ at }: RunEdge): void {
    if (this.#watcher.isWatched(at.code)) this.#watcher.unfollowed?.(at);
  }

  returned(state: State, call: RunEdge, thrown: Reference | undefined): void {
    if (!this.#watcher.isWatched(call.at.code)) return;
    const given: Reference[] = [];
    const { instruction } = call;
    for (const operand of instruction.kind === 'call' ? instruction.arguments : [])
      if (isReference(operand.type)) given.push(referenceOf(this.#world, state, operand));
    const run = runOf(state, given);
    if (thrown === undefined) this.#watcher.returned?.(call.at, run);
    else this.#watcher.failed(call.at, thrownAs(this.#world, state, thrown), run);
  }
}

/** Looked at rarely: made when asked for. */
function runOf(state: State, given: readonly Reference[]): Run {
  const { past, isCertain } = state;
  const heap = state.heap.copy();
  return {
    heap,
    isCertain,
    get arguments(): readonly Reference[] {
      return given.map(shown);
    },
    get history(): readonly CodeEdge[] {
      const calls: CodeEdge[] = [];
      for (let each = past; each !== undefined; each = each.before) calls.push(each.call);
      return calls.reverse();
    },
  };
}
