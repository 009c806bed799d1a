/** A state of the machine at a point of a method's activation, as `represents` looks at it. */
import type { Edge, Point } from '../ir/body.js';
import type { HeapObject, HeapValue, HeapView } from '../ir/heap.js';
import type { Variable } from '../ir/instructions.js';
import type { MethodDeclaration } from '../ir/program.js';
import type { ClassName } from '../ir/types.js';

export interface ConcreteState {
  readonly method: MethodDeclaration;
  readonly point: Point;
  /** Undefined before the first assignment. */
  readonly value: (variable: Variable) => HeapValue | undefined;
  readonly heap: HeapView;
  /** The values of the parameters when this activation started. */
  readonly entryValues: readonly HeapValue[];
  /** How many calls deep in the run this activation is: absent or 0 for the one that the run started with. */
  readonly depth?: number;
  /**
   * Objects that `new` and `new-array` edges allocated during the run, in order of allocation; all other objects are
   * older than the run, constants, or made by the machine itself. `inside`: since this activation started.
   */
  readonly allocations: readonly { readonly object: HeapObject; readonly edge: Edge; readonly inside: boolean }[];
  /** Objects that were there when the run started, as far as anything led to them then. Absent: none that matter. */
  readonly older?: readonly HeapObject[];
  readonly isInitialised: (type: ClassName) => boolean;
}
