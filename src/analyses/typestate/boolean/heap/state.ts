/** A run of a boolean program at a moment: heap, frames with references, and what it has met on its way. */

import type { Point } from '../../../../ir/body.js';
import { type Reference, UNSET } from '../../../../machines/predicates/heap/references.js';
import type { Meeting, PathNumber, Written } from '../../../../machines/predicates/located.js';
import type { Thrown } from '../../../../machines/predicates/machine/machine.js';
import type { BooleanCode, RunCallee, RunStatement } from '../code.js';
import type { BooleanHeap } from './heap.js';

export interface PendingCall {
  readonly statement: Extract<RunStatement, { kind: 'call' }>;
  readonly callee: RunCallee;
}

export class BooleanFrame {
  readonly code: BooleanCode;
  readonly caller: BooleanFrame | undefined;
  /** Undefined at the bottom. */
  readonly call: PendingCall | undefined;
  readonly depth: number;
  point: Point = 0;
  /** The next statement of the block. */
  at = 0;
  /** By variable: what it refers to, then the path by which that was found. */
  readonly #contents: Int32Array;
  constructor(
    code: BooleanCode,
    caller: BooleanFrame | undefined,
    call: PendingCall | undefined,
    contents = new Int32Array(2 * code.size).fill(UNSET),
  ) {
    this.code = code;
    this.caller = caller;
    this.call = call;
    this.depth = caller === undefined ? 0 : caller.depth + 1;
    this.#contents = contents;
  }

  /** Frames below are not changed while another is on top of them; they are copied when they come to the top. */
  copy(): BooleanFrame {
    const copy = new BooleanFrame(this.code, this.caller, this.call, this.#contents.slice());
    copy.point = this.point;
    copy.at = this.at;
    return copy;
  }

  get(variable: number): Reference {
    return this.#contents[variable] as number;
  }

  path(variable: number): PathNumber {
    return this.#contents[this.code.size + variable] as number;
  }

  set(variable: number, reference: Reference, path: PathNumber = -1): void {
    this.#contents[variable] = reference;
    this.#contents[this.code.size + variable] = path;
  }

  /** As numbers, for telling states apart. */
  get contents(): ArrayLike<number> & Iterable<number> {
    return this.#contents;
  }

  /** The frame of that depth, this one or one below it. */
  atDepth(depth: number): BooleanFrame | undefined {
    let frame: BooleanFrame | undefined = this;
    while (frame !== undefined && frame.depth > depth) frame = frame.caller;
    return frame?.depth === depth ? frame : undefined;
  }

  goTo(point: Point): void {
    this.point = point;
    this.at = 0;
  }
}

export class BooleanState {
  heap: BooleanHeap;
  frame: BooleanFrame;
  /** The exception of a class in the heap that was thrown last. */
  origin: { readonly object: Reference; readonly thrown: Thrown } | undefined;
  isCertain = true;
  meetings: Meeting | undefined;
  written: Written | undefined;

  constructor(heap: BooleanHeap, frame: BooleanFrame) {
    this.heap = heap;
    this.frame = frame;
  }

  copy(): BooleanState {
    const copy = new BooleanState(this.heap.copy(), this.frame.copy());
    copy.origin = this.origin;
    copy.isCertain = this.isCertain;
    copy.meetings = this.meetings;
    copy.written = this.written;
    return copy;
  }
}
