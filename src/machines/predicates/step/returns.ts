/** Returns, and the way of exceptions through frames. */
import type { Operand } from '../../../ir/instructions.js';
import { isReference } from '../../../ir/types.js';
import { oneOf } from '../heap/escaped.js';
import { RAW } from '../heap/heap.js';
import {
  isObject,
  isUnknown,
  NULL_REFERENCE,
  OTHER_REFERENCE,
  type Reference,
  UNKNOWN_NOT_NULL,
} from '../heap/references.js';
import type { RunEdge } from './code.js';
import type { Activation, State } from './state.js';
import { referenceOf, symbolOf } from './truth.js';
import { escapes, fitting, isOtherPossible, type StepWorld, type Ways } from './world.js';

const INITIALISER_ERROR = 'java.lang.ExceptionInInitializerError';

/** A return. */
export function leave(world: StepWorld, state: State, value: Operand | undefined, ways: Ways): State | undefined {
  const { frame } = state;
  const { caller, call, code } = frame;
  construct(state);
  const isReferred = value !== undefined && isReference(code.code.method.result);
  const reference = isReferred ? referenceOf(world, state, value) : undefined;
  if (caller === undefined) {
    exit(world, state, reference, ways);
    return undefined;
  }
  const path = isReferred && value.kind === 'variable' ? frame.path(value.index) : -1;
  const content = value === undefined ? undefined : (reference ?? symbolOf(world, state, value));
  pop(state, caller);
  if (call === undefined) return state;
  ways.returned?.(state, call, undefined);
  const { instruction } = call;
  if (instruction.kind === 'call' && instruction.target !== undefined && content !== undefined)
    state.frame.set(instruction.target.index, content, path);
  // What the library gets from code that it calls, it may keep.
  if (reference !== undefined && caller.code.isLibrary && !code.isLibrary) escapes(state.heap, reference);
  state.frame.point = call.to;
  return state;
}

/** The result of the whole run is told exactly. */
function exit(world: StepWorld, state: State, reference: Reference | undefined, ways: Ways): void {
  if (reference === undefined || !isUnknown(reference) || world.options.imagination !== undefined) {
    ways.exit(state, reference, undefined);
    return;
  }
  state.isCertain = false;
  const { result } = state.frame.code.code.method;
  const others = isOtherPossible(world, state.heap, result) ? [OTHER_REFERENCE] : [];
  const none = reference === UNKNOWN_NOT_NULL ? [] : [NULL_REFERENCE];
  for (const each of [...fitting(world, state.heap, result), ...others, ...none]) {
    const way = state.copy();
    ways.exit(way, isObject(each) ? oneOf(way.heap, each) : each, undefined);
  }
}

/** An exception leaves the method. */
export function unwind(world: StepWorld, state: State, ways: Ways): State | undefined {
  const { frame } = state;
  const { caller, call, code } = frame;
  const thrown = frame.get(code.thrown);
  if (caller === undefined) {
    // Who catches it may keep it.
    if (isObject(thrown) && state.heap.record(thrown).slots.length > 0) escapes(state.heap, thrown);
    ways.exit(state, undefined, thrown);
    return undefined;
  }
  pop(state, caller);
  if (call === undefined) {
    state.frame.set(state.frame.code.thrown, thrown);
    return unwind(world, state, ways);
  }
  if (code.code.method.name === '<clinit>') {
    // Classes that could not be initialised cannot be used any more; that the library fails here is not expected.
    const cause = world.others.find(thrown)?.cause;
    if (cause !== 'library' && cause !== 'besides') ways.leaveOut(`the initialiser of ${code.code.method.owner} fails`);
    return leaveAbruptly(state, call, world.others.thrown(INITIALISER_ERROR, 'exact', 'library', call));
  }
  ways.returned?.(state, call, thrown);
  return leaveAbruptly(state, call, thrown);
}

function pop(state: State, caller: Activation): void {
  state.frame = caller.copy();
  state.depth--;
}

/** A constructor has ended: the object is no longer raw, unless a constructor of the same object called it. */
function construct({ frame, heap }: State): void {
  const { method, body } = frame.code.code;
  if (method.name !== '<init>') return;
  const receiver = frame.get(body.parameters[0]?.index ?? -1);
  if (!isObject(receiver) || heap.record(receiver).type.name !== method.owner) return;
  const { caller } = frame;
  if (caller !== undefined && caller.code.code.method.name === '<init>') {
    const outer = caller.code.code.body.parameters[0];
    if (outer !== undefined && caller.get(outer.index) === receiver) return;
  }
  heap.setFlags(receiver, 0, RAW);
}

/** The state goes on where exceptions of the edge lead. */
export function leaveAbruptly(state: State, { exceptional }: RunEdge, thrown: Reference): State {
  const { frame } = state;
  frame.set(frame.code.thrown, thrown);
  frame.point = exceptional;
  return state;
}
