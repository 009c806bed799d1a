/** What a run of the recency domain may be told from outside. */
import type { CallInstruction } from '../../../engine/code.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { SharedPlace } from '../../../program/threads/threads.js';
import type { CallWrites } from './calls/field-writes.js';

export interface RecencyOptions {
  /** `site`: one region for each allocation site, always a summary: the abstraction that the paper compares with. */
  readonly heap?: 'recency' | 'site';
  /**
   * Instance fields that hold no null in any object that is known outside its construction: every constructor sets them
   * before others get to know the object, and nobody stores null. Static fields of the input that nobody reads before they are set; those of the library that hold no null whenever nothing else is
   * known of them. The caller has to make sure of that. Default: none.
   */
  readonly isSet?: (field: FieldReference) => boolean;
  /** Places that another thread may have written just before the method reads them. Default: none. */
  readonly isShared?: (place: SharedPlace, reader: MethodDeclaration) => boolean;
  /** What calls may write that are not followed. Default: anything. */
  readonly writes?: CallWrites;
  /** What it rests on that a call which is not followed gives no null; undefined: it may. Default: of no call is that known. */
  readonly neverNull?: (call: CallInstruction, selected?: MethodDeclaration) => readonly string[] | undefined;
}
