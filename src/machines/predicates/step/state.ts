/** A run at a moment: heap, stack of frames, and what is remembered of the way. */
import type { CodeEdge } from '../../../engine/code.js';
import type { RecursionContext } from '../explore/recursion.js';
import type { HeapState } from '../heap/heap.js';
import { type Reference, UNSET } from '../heap/references.js';
import type { Meeting, PathNumber, Written } from '../located.js';
import type { RunCode, RunEdge } from './code.js';

/** The frame on top belongs to its state alone; those below are shared and copied when they come to the top. */
export class Activation {
  readonly code: RunCode;
  point: number;
  /** By variable: a reference, or the symbol of a primitive value; then by variable: the path by which it was found. */
  readonly contents: Int32Array;
  readonly caller: Activation | undefined;
  /** The call that this frame is for; undefined at the bottom, and for initialisers of superclasses. */
  readonly call: RunEdge | undefined;

  constructor(
    code: RunCode,
    point: number,
    contents: Int32Array,
    from: { readonly caller: Activation | undefined; readonly call: RunEdge | undefined },
  ) {
    this.code = code;
    this.point = point;
    this.contents = contents;
    this.caller = from.caller;
    this.call = from.call;
  }

  static entering(code: RunCode, caller: Activation | undefined, call: RunEdge | undefined): Activation {
    return new Activation(code, 0, new Int32Array(2 * code.size).fill(UNSET), { caller, call });
  }

  copy(): Activation {
    return new Activation(this.code, this.point, this.contents.slice(), this);
  }

  get(variable: number): number {
    return this.contents[variable] as number;
  }

  path(variable: number): PathNumber {
    return this.contents[this.code.size + variable] as number;
  }

  set(variable: number, content: number, path: PathNumber = -1): void {
    this.contents[variable] = content;
    this.contents[this.code.size + variable] = path;
  }
}

/** Calls of watched code so far, last first. */
export interface Past {
  readonly call: CodeEdge;
  readonly before: Past | undefined;
}

const NOTHING: readonly number[] = [];

export class State {
  heap: HeapState;
  frame: Activation;
  depth = 1;
  isCertain = true;
  meetings: Meeting | undefined;
  written: Written | undefined;
  /** The exception of a class in the heap that was thrown last, and as what. */
  origin: { readonly object: Reference; readonly thrown: Reference } | undefined;
  /** Classes whose initialisers have begun; undefined: all have ended. */
  initialised: ReadonlySet<string> | undefined;
  past: Past | undefined;
  /** The recursive call that the stack begins with, and the objects that its callers need, in the order of the context. */
  context: RecursionContext | undefined;
  kept: readonly number[] = NOTHING;

  constructor(heap: HeapState, frame: Activation) {
    this.heap = heap;
    this.frame = frame;
  }

  copy(): State {
    const copy = new State(this.heap.copy(), this.frame.copy());
    copy.depth = this.depth;
    copy.isCertain = this.isCertain;
    copy.meetings = this.meetings;
    copy.written = this.written;
    copy.origin = this.origin;
    copy.initialised = this.initialised;
    copy.past = this.past;
    copy.context = this.context;
    copy.kept = this.kept;
    return copy;
  }
}
