/** Loads and stores. */
import type { Instruction } from '../../../ir/instructions.js';
import { isReference, STRING } from '../../../ir/types.js';
import { HeapState } from '../heap/heap.js';
import { type HeapField, slotOf } from '../heap/layout.js';
import {
  FIRST_KNOWN_OTHER,
  isObject,
  isText,
  OTHER_REFERENCE,
  UNREAD_NOT_NULL,
  UNREAD_REFERENCE,
} from '../heap/references.js';
import { askedBy } from '../imagined/asked.js';
import { isWritten, met, type PathNumber, written } from '../located.js';
import type { RunEdge } from './code.js';
import type { State } from './state.js';
import { referenceOf, symbolOf } from './truth.js';
import { escapes, type StepWorld, staticsObject, unknownContent, type Ways } from './world.js';

type Load = Extract<Instruction, { kind: 'load' }>;
type Store = Extract<Instruction, { kind: 'store' }>;

/** False: other ways were pushed in its place. */
export function load(world: StepWorld, state: State, edge: RunEdge, { target, place }: Load, ways: Ways): boolean {
  const { frame, heap } = state;
  const object = objectOf(state, edge, place);
  const slot = isObject(object) && edge.field !== undefined ? slotOf(heap.record(object).type, edge.field) : -1;
  if (slot === -1 || edge.field === undefined) {
    frame.set(target.index, contentElsewhere(world, state, edge, { kind: 'load', target, place }));
    return true;
  }
  const content = heap.record(object).slots[slot] as number;
  if (edge.field.isReference && (content === UNREAD_REFERENCE || content === UNREAD_NOT_NULL)) {
    imagine(world, state, object, edge.field, ways);
    return false;
  }
  if (!edge.field.isReference) {
    frame.set(target.index, content);
    return true;
  }
  let path: PathNumber = -1;
  if (!isWritten(state.written, object, slot)) {
    const base = basePath(world, state, object, edge, place);
    if (base >= 0) {
      path = world.paths.along(base, edge.field);
      state.meetings = met(state.meetings, path, content);
    }
  }
  frame.set(target.index, content, path);
  return true;
}

function contentElsewhere(
  world: StepWorld,
  { heap }: State,
  { constant, isConstant }: RunEdge,
  { target, place }: Load,
): number {
  if (constant !== undefined) {
    if (typeof constant.value === 'string' && constant.type === STRING && !world.texts.isEmpty)
      return world.texts.of(constant.value);
    if (isReference(constant.type)) return world.others.exact(constant.type);
    const named = world.values.constant(heap.values, constant);
    heap.values = named.values;
    return named.symbol;
  }
  // Constants of the library: `System.out`, those of enumerations.
  if (place.kind === 'static' && isConstant && isReference(target.type)) return world.others.inexact(target.type);
  const content = unknownContent(world, heap, target.type);
  if (place.kind !== 'length') return content;
  const zero = world.values.constant(heap.values, { kind: 'constant', type: 'int', value: 0 });
  heap.values = world.values.assume(zero.values, '<=', zero.symbol, content, 'holds') ?? zero.values;
  return content;
}

/** Stores into what is not in the heap are not seen, as loads from there are not known. */
export function store(world: StepWorld, state: State, edge: RunEdge, { place, value }: Store): boolean {
  const { heap } = state;
  const object = objectOf(state, edge, place);
  const slot = isObject(object) && edge.field !== undefined ? slotOf(heap.record(object).type, edge.field) : -1;
  if (slot === -1 || edge.field === undefined) {
    if (isReference(value.type)) escapes(heap, referenceOf(world, state, value));
    return true;
  }
  if (place.kind === 'static') basePath(world, state, object, edge, place);
  if (edge.field.isReference) {
    const reference = referenceOf(world, state, value);
    heap.write(object, slot, reference <= FIRST_KNOWN_OTHER && !isText(reference) ? OTHER_REFERENCE : reference);
  } else {
    const symbol = symbolOf(world, state, value);
    heap.write(object, slot, symbol);
  }
  state.written = written(state.written, object, slot);
  return true;
}

function objectOf({ frame, heap }: State, { type }: RunEdge, place: Load['place']): number {
  if (place.kind === 'field') return frame.get(place.base.index);
  return place.kind === 'static' && type !== undefined ? staticsObject(heap, type) : -1;
}

/** By which path the base was found: that of the variable, else the first by which the object was met. */
function basePath(
  { paths }: StepWorld,
  state: State,
  object: number,
  { type }: RunEdge,
  place: Load['place'],
): PathNumber {
  if (place.kind === 'static' && type !== undefined) {
    const path = paths.statics(type.name);
    state.meetings = met(state.meetings, path, object);
    return path;
  }
  if (place.kind === 'field' && state.frame.path(place.base.index) >= 0) return state.frame.path(place.base.index);
  let found: PathNumber = -1;
  for (let each = state.meetings; each !== undefined; each = each.before)
    if (each.reference === object) found = each.path;
  return found;
}

/** An unread field of an imagined object: the step is made again in every heap in which it has a content. */
export function imagine(world: StepWorld, state: State, object: number, field: HeapField, ways: Ways): void {
  const { imagination } = world.options;
  if (imagination === undefined) {
    ways.leaveOut('a field of an imagined object was read');
    return;
  }
  for (const heap of imagination.read(state.heap.copy(), object, field.field, askedBy(world, state))) {
    if (!(heap instanceof HeapState)) throw new Error('a heap of another machine');
    const way = state.copy();
    way.heap = heap.copy();
    ways.push(way);
  }
}
