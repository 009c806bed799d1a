/** What the execution of one method needs of the world around it. */
import type { CallInstruction } from '../../../engine/code.js';
import type { ProgramModel } from '../../../engine/program.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Subtypes } from '../../../ir/subtypes.js';
import type { ClassName } from '../../../ir/types.js';
import type { Algebra } from '../algebra.js';
import type { RelationalOptions } from '../options.js';
import type { Summary } from '../summary.js';
import type { CallTargets } from './calls/call-targets.js';
import type { RelationalWorld } from './world.js';

/** Nothing can be said of the method: it runs code of which nothing is known. */
export class Unsummarised extends Error {}

/** The method is too big for its budget: what it may write is all that is said. */
export class Exhausted extends Error {}

/** The time for a method is over; what was found for others meanwhile stays. */
export class TimeOver extends Error {}

export interface SummarySession {
  readonly world: RelationalWorld;
  readonly algebra: Algebra;
  readonly program: ProgramModel;
  readonly options: RelationalOptions;
  /** The classes of which there may be objects. */
  readonly receivers: Subtypes;
  /** Throws `TimeOver` when the time for the method that was asked for is over. */
  checkTime(): void;
  /** What a specification says of the method. */
  given(method: MethodDeclaration): Summary | undefined;
  /** The summary of a method that is called; `unknown` where it cannot be had. */
  summary(method: MethodDeclaration): Summary;
  /** The same for receivers of just that class; undefined: there are enough of such. */
  specialised(method: MethodDeclaration, receiver: ClassName): Summary | undefined;
  /** The summary of a call that may run any of several methods, or anything. */
  callFrame(call: CallInstruction, targets: CallTargets): Summary;
  /** Whether nobody can tell when the static initialiser runs: then it counts as run before the call. */
  isQuiet(initialiser: MethodDeclaration): boolean;
}
