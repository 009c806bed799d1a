/** Prepared code and the frames that run it. */
import type { Body, Point } from '../ir/body.js';
import type { RuntimeMethod } from './classes/runtime-method.js';
import type { GuardedCall } from './guarded-call.js';
import type { JavaObject, Value } from './memory/values.js';

/**
 * What the variables of a frame hold; undefined before the first assignment. Behind the variables, by index, stand the
 * constants that the code uses and one slot for results that nobody wants.
 */
export type Registers = (Value | undefined)[];

/**
 * Executes what leaves one point. Returns the point to go on at in the same frame, or SWITCH after setting `pc` of the frame
 * that is now on top of the stack.
 */
export type Step = (registers: Registers, frame: Activation) => Point;

export const SWITCH = -1;

export interface Code {
  /** Undefined for the bottom of the stack only. */
  readonly method: RuntimeMethod | undefined;
  readonly body: Body | undefined;
  /** One a point. */
  readonly steps: readonly Step[];
  /** The content of a new frame. */
  readonly template: Registers;
  /** Register of each parameter, the receiver first. */
  readonly parameters: readonly number[];
  /** Register that receives exceptions. */
  readonly thrown: number;
  /** For each point whose edge may call: register of the result, point after a normal return, point after an abrupt one. */
  readonly targets: Int32Array;
  readonly normal: Int32Array;
  readonly exceptional: Int32Array;
  /** Source line of the edge that leaves a point. */
  readonly lines: Int32Array;
}

/** What happens instead of going on in the caller when a frame ends. Both return as a `Step` does. */
export interface Finish {
  returned(frame: Activation, value: Value | undefined): Point;
  threw(frame: Activation, exception: JavaObject): Point;
}

export class Activation {
  /** While the frame is on top: where to start; else: the point whose edge is being executed. */
  pc: Point = 0;
  finish: Finish | null = null;
  /** Of a method whose clauses are checked. */
  guarded: GuardedCall | undefined;

  constructor(
    readonly code: Code,
    readonly registers: Registers,
    readonly caller: Activation | null,
    readonly depth: number,
  ) {}
}
