/**
 * Runs a method in the machine and shows every state at every point as `represents` of a domain looks at it: with the
 * values on entry, what was allocated where, and which classes are initialised.
 */
import type { ConcreteState } from '../../../src/engine/concrete.js';
import type { Machine } from '../../../src/execution/machine.js';
import type { Value } from '../../../src/execution/memory/values.js';
import type { FrameView } from '../../../src/execution/options.js';
import type { Outcome } from '../../../src/execution/outcome.js';
import type { Body, Edge, Point } from '../../../src/ir/body.js';
import type { HeapObject, HeapValue, HeapView } from '../../../src/ir/heap.js';
import type { Hierarchy } from '../../../src/ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../src/ir/program.js';
import type { ClassName } from '../../../src/ir/types.js';

/** An activation of a method in the run; the same object as long as it lasts. */
export interface ObservedFrame {
  readonly method: MethodDeclaration;
  readonly body: Body;
  readonly depth: number;
  /** Where it is, and where it was before that. */
  point: Point;
  previous: Point | undefined;
}

export interface Observer {
  /**
   * Whether the analysis looks into the method that the edge calls. If not, what happens inside is not shown, and what is
   * allocated there is not listed. `stop`: nothing that follows is shown.
   */
  follows(edge: Edge, callee: MethodDeclaration): 'yes' | 'no' | 'stop';
  visit(state: ObservedState, frame: ObservedFrame): void;
}

interface OpenFrame extends ObservedFrame {
  readonly entryValues: readonly HeapValue[];
  readonly allocationsBefore: number;
  readonly firstObject: number;
  /** Part of what is analysed: not made by the machine itself, not inside a call that is not followed. */
  readonly shown: boolean;
  readonly machineMade: boolean;
  /** Its last point leads out of it. */
  ended: boolean;
}

interface Allocation {
  readonly object: HeapObject;
  readonly edge: Edge;
}

/** Machine states also say from which id on objects were allocated since the activation started. */
export interface ObservedState extends ConcreteState {
  readonly isFresh: (object: HeapObject) => boolean;
}

export function observe(
  machine: Machine,
  hierarchy: Hierarchy,
  start: {
    readonly method: MethodDeclaration;
    readonly values: readonly Value[];
    readonly initialised: Iterable<ClassName>;
  },
  observer: Observer,
): Outcome {
  return new ObservedRun(machine, hierarchy, observer, start.initialised).run(start.method, start.values);
}

class ObservedRun {
  readonly #frames: OpenFrame[] = [];
  readonly #allocations: Allocation[] = [];
  readonly #initialised = new Set<ClassName>();
  #older: readonly HeapObject[] | undefined;
  #stopped = false;
  /** The allocation that the next event of the frame completes. */
  #pending: { readonly frame: OpenFrame; readonly edge: Edge } | undefined;

  constructor(
    readonly machine: Machine,
    readonly hierarchy: Hierarchy,
    readonly observer: Observer,
    initialised: Iterable<ClassName>,
  ) {
    for (const type of initialised) this.#initialise(type);
  }

  run(method: MethodDeclaration, values: readonly Value[]): Outcome {
    return this.machine.invoke(method, values, { point: (view, point, heap) => this.#point(view, point, heap) });
  }

  #point(view: FrameView, point: Point, heap: HeapView): void {
    if (this.#stopped) return;
    const frame = this.#frameOf(view);
    if (frame === undefined) return;
    this.#older ??= reachedFrom(heap, frame.entryValues);
    this.#completeAllocation(frame, view);
    frame.previous = frame.point < 0 ? undefined : frame.point;
    frame.point = point;
    if (frame.shown) this.observer.visit(this.#stateOf(frame, view, heap), frame);
    const edge = frame.body.outgoing[point]?.[0];
    frame.ended = edge === undefined || edge.instruction.kind === 'return';
    if (edge?.instruction.kind === 'initialise' && !frame.machineMade) this.#initialise(edge.instruction.type);
    const allocates = edge?.instruction.kind === 'new' || edge?.instruction.kind === 'new-array';
    if (allocates && frame.shown) this.#pending = { frame, edge };
  }

  /** The open frame that the event belongs to; undefined where observation stops. */
  #frameOf(view: FrameView): OpenFrame | undefined {
    const { depth } = view;
    if (this.#frames.length > depth + 1) this.#frames.length = depth + 1;
    // A frame that was not there at the last event, or follows one that has ended, has just been entered.
    const same = this.#frames[depth];
    if (same !== undefined && !same.ended) return same;
    this.#frames.length = Math.min(this.#frames.length, depth);
    const opened = this.#open(view);
    if (opened === undefined) {
      this.#stopped = true;
      return undefined;
    }
    this.#frames[depth] = opened;
    return opened;
  }

  #open(view: FrameView): OpenFrame | undefined {
    const body = view.method.body();
    if (body === undefined) throw new Error('a method without body runs');
    const caller = this.#frames[view.depth - 1];
    const edge = caller?.body.outgoing[caller.point]?.[0];
    const isClassInitialiser = view.method.name === '<clinit>';
    const machineMade =
      caller !== undefined &&
      (caller.machineMade || !(edge?.instruction.kind === (isClassInitialiser ? 'initialise' : 'call')));
    let shown = caller === undefined || (caller.shown && !machineMade);
    if (shown && edge !== undefined) {
      const follows = this.observer.follows(edge, view.method);
      if (follows === 'stop') return undefined;
      shown = follows === 'yes';
    }
    return {
      method: view.method,
      body,
      depth: view.depth,
      point: -1,
      previous: undefined,
      entryValues: body.parameters.map((parameter) => view.value(parameter) ?? null),
      allocationsBefore: this.#allocations.length,
      firstObject: this.machine.allocations,
      shown,
      machineMade,
      ended: false,
    };
  }

  #completeAllocation(frame: OpenFrame, view: FrameView): void {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending === undefined || pending.frame !== frame) return;
    const { instruction } = pending.edge;
    if (instruction.kind !== 'new' && instruction.kind !== 'new-array') return;
    const add = (value: HeapValue | undefined, ranks: number): void => {
      if (typeof value !== 'object' || value === null) return;
      this.#allocations.push({ object: value, edge: pending.edge });
      const length = ranks > 1 ? (this.machine.view.length(value) ?? 0) : 0;
      for (let index = 0; index < length; index++) add(this.machine.view.element(value, index), ranks - 1);
    };
    add(view.value(instruction.target), instruction.kind === 'new' ? 0 : instruction.lengths.length);
  }

  /** The class, its superclasses, and the interfaces with default methods that come along. */
  #initialise(type: ClassName): void {
    if (this.#initialised.has(type)) return;
    this.#initialised.add(type);
    if (this.hierarchy.isInterface(type)) return;
    for (const each of this.hierarchy.supertypes(type)) {
      const isParent = !this.hierarchy.isInterface(each) || this.hierarchy.find(each)?.methods.some(isDefault) === true;
      if (isParent) this.#initialised.add(each);
    }
  }

  #stateOf(frame: OpenFrame, view: FrameView, heap: HeapView): ObservedState {
    let allocations: ConcreteState['allocations'] | undefined;
    const [all, initialised, older] = [this.#allocations, this.#initialised, this.#older ?? []];
    return {
      method: frame.method,
      point: frame.point,
      value: (variable) => view.value(variable),
      heap,
      entryValues: frame.entryValues,
      depth: frame.depth,
      get allocations() {
        allocations ??= all.map((each, index) => ({ ...each, inside: index >= frame.allocationsBefore }));
        return allocations;
      },
      older,
      isInitialised: (type) => initialised.has(type),
      isFresh: ({ id }) => id > frame.firstObject,
    };
  }
}

/** What the values and static fields lead to. */
function reachedFrom(heap: HeapView, values: readonly HeapValue[]): readonly HeapObject[] {
  const found = new Set<HeapObject>();
  const add = (value: HeapValue | undefined): void => {
    if (typeof value === 'object' && value !== null) found.add(value);
  };
  values.forEach(add);
  for (const { owner, name } of heap.statics()) add(heap.staticField(owner, name));
  // What is added to a set while it is walked is met by the walk.
  for (const object of found) {
    for (const { owner, name } of heap.fields(object)) add(heap.field(object, owner, name));
    const length = heap.length(object) ?? 0;
    for (let index = 0; index < length; index++) add(heap.element(object, index));
  }
  return [...found];
}

function isDefault(method: MethodDeclaration): boolean {
  return !hasFlag(method, Flag.ABSTRACT) && !hasFlag(method, Flag.STATIC);
}
