/** What is remembered from a guarded method's entry until its exit. */
import type { Entry } from '../facts/index.js';
import type { RuntimeClass } from './classes/runtime-class.js';
import type { RuntimeMethod } from './classes/runtime-method.js';
import type { Activation } from './frame.js';
import type { NamedValue } from './memory/snapshot.js';
import type { Reference } from './memory/values.js';

export interface GuardedCall {
  readonly method: RuntimeMethod;
  readonly frame: Activation;
  /** The receiver and the parameters, with their values on entry. */
  readonly parameters: readonly NamedValue[];
  /** Objects with larger ids were allocated during the call. */
  readonly lastAllocated: number;
  readonly entry: Entry | undefined;
  readonly invariants: readonly RuntimeClass[];
  readonly lock: Reference | undefined;
}
