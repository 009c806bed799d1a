/** What a run looks things up in, and where it puts the ways that it has yet to follow. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { Subtypes } from '../../../ir/subtypes.js';
import { isReference, type TypeName } from '../../../ir/types.js';
import type { Relations } from '../canonical/values.js';
import { type Losses, walk } from '../heap/escaped.js';
import { ESCAPED, HELD, type HeapState } from '../heap/heap.js';
import type { HeapClass, Layout } from '../heap/layout.js';
import {
  ANY_OTHER_REFERENCE,
  isObject,
  NULL_REFERENCE,
  type Reference,
  UNKNOWN_REFERENCE,
} from '../heap/references.js';
import type { Paths } from '../located.js';
import type { MachineOptions, Thrown } from '../machine/machine.js';
import type { Texts } from '../texts.js';
import type { ValueTable } from '../values/values.js';
import type { RunCodes, RunEdge } from './code.js';
import type { Others } from './others.js';
import type { State } from './state.js';

export interface StepWorld {
  readonly hierarchy: Hierarchy;
  readonly classes: Subtypes;
  readonly layout: Layout;
  readonly codes: RunCodes;
  readonly others: Others;
  readonly texts: Texts;
  readonly paths: Paths;
  readonly values: ValueTable;
  readonly relations: Relations;
  readonly options: MachineOptions;
  readonly losses: Losses;
}

/** The run that steps belong to. */
export interface Ways {
  /** Another way, to be followed later. */
  push(state: State): void;
  leaveOut(reason: string): void;
  /** A `new` was one too many. */
  cutOff(): void;
  /** A method at the bottom of the stack has ended. */
  exit(state: State, result: Reference | undefined, thrown: Reference | undefined): void;
  /** The run ends here, in the middle of the code. */
  end(state: State, thrown: Thrown): void;
  /** A call made by the edge has ended; the state is the caller's, before it goes on. */
  returned?(state: State, call: RunEdge, thrown: Reference | undefined): void;
  /** The edge is about to call. */
  reached?(state: State, call: RunEdge, given: readonly Reference[]): void;
  /** The edge calls code that is not followed, out of which anything may be thrown. */
  unfollowed?(call: RunEdge): void;
}

/** A value of which only the type is known. */
export function unknownContent(world: StepWorld, heap: HeapState, type: TypeName): number {
  if (!isReference(type)) {
    const { values, symbol } = world.values.unknown(heap.values, type);
    heap.values = values;
    return symbol;
  }
  if (world.options.imagination !== undefined ? mayBeTracked(world, type) : fitting(world, heap, type).length > 0)
    return UNKNOWN_REFERENCE;
  return isOtherPossible(world, heap, type) ? ANY_OTHER_REFERENCE : NULL_REFERENCE;
}

/** Whether objects of the heap may be of the type. */
export function mayBeTracked({ classes, layout }: StepWorld, type: TypeName): boolean {
  return layout.isTracked(type) || classes.of(type).some((name) => layout.isTracked(name));
}

/** Whether an object that is not in the heap may be of the type. */
export function isOtherPossible({ hierarchy, layout }: StepWorld, { lost }: HeapState, type: TypeName): boolean {
  if (lost.isAny || !layout.isTracked(type)) return true;
  for (const name of lost.classes) if (hierarchy.isAssignable(name, type)) return true;
  return false;
}

/**
 * The objects of the heap that a variable of the type may refer to when it comes from elsewhere: what has escaped, what the client
 * holds, and what can be got from there.
 */
export function fitting({ hierarchy }: StepWorld, heap: HeapState, type: TypeName): readonly Reference[] {
  const found = new Set<number>();
  for (let object = 0; object < heap.size; object++) {
    const record = heap.find(object);
    if (record !== undefined && (record.type.isStatics || (record.flags & (ESCAPED | HELD)) !== 0)) found.add(object);
  }
  walk(heap, found);
  return [...found]
    .filter((object) => {
      const { type: own } = heap.record(object);
      return !own.isStatics && hierarchy.isAssignable(own.name, type);
    })
    .sort((left, right) => left - right);
}

/** The objects can be found in places that are not in the heap from now on. */
export function escapes(heap: HeapState, reference: Reference): void {
  if (isObject(reference)) heap.setFlags(reference, ESCAPED, 0);
}

/** A new object with default values. */
export function addObject(world: StepWorld, heap: HeapState, type: HeapClass, flags: number): number {
  const slots = new Int32Array(type.fields.length).fill(-1);
  for (const [slot, field] of type.fields.entries()) {
    if (field.isReference) continue;
    const { owner, name } = field.field;
    const constant = type.isStatics ? world.hierarchy.declaredField(owner, name)?.constant : undefined;
    const { values, symbol } = world.values.constant(heap.values, constant ?? field.zero);
    heap.values = values;
    slots[slot] = symbol;
  }
  return heap.add({ type, flags, slots });
}

export function staticsObject(heap: HeapState, type: HeapClass): number {
  for (let object = 0; object < heap.size; object++) if (heap.find(object)?.type === type) return object;
  return -1;
}
