/**
 * Onlookers of runs: they are told of all that fails in code of the input, whether or not somebody looked for it, and whether
 * or not the program catches it. A proof of what was seen to fail is wrong, unless the run breaks what the proof assumes.
 */
import type { Witness } from '../../findings/claim.js';
import type { Edge } from '../../ir/body.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Operand } from '../../ir/instructions.js';
import type { MethodDeclaration } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';
import type { JavaObject } from '../memory/values.js';
import type { Violation } from '../violation.js';
import { isHandedOver } from './handed-over.js';
import type { ReplayTarget } from './target.js';

export type Sighting =
  /** The condition of a `check` edge did not hold. */
  | { readonly kind: 'check'; readonly method: MethodDeclaration; readonly edge: Edge }
  /** An operand of the edge was null that the onlooker has asked about. */
  | { readonly kind: 'null'; readonly method: MethodDeclaration; readonly edge: Edge; readonly operand: Operand }
  /** An edge was executed that the onlooker has asked about. */
  | { readonly kind: 'reached'; readonly method: MethodDeclaration; readonly edge: Edge }
  /** The callee on the edge refused the call by an exception of that class. */
  | { readonly kind: 'refused'; readonly method: MethodDeclaration; readonly edge: Edge; readonly type: ClassName }
  /** A clause that is written in the code does not hold. */
  | { readonly kind: 'violated'; readonly violation: Violation };

export interface Onlooker {
  /** Operands of edges that should not be null. */
  readonly operands: ReadonlyMap<Edge, readonly Operand[]>;
  /** Edges that should not be executed. */
  readonly reached: ReadonlySet<Edge>;
  /** Perhaps more than once for the same. */
  saw(sighting: Sighting): void;
}

/** Who looks on in runs from `main` and by calls while targets are looked for: nothing that the runs do depends on it. */
export interface Company {
  readonly onlooker?: Onlooker;
  /** Not looked for, but told where a run happens to hit them and breaks none of their `unless`. */
  readonly asides?: readonly ReplayTarget[];
  /** Told of an aside that was hit in a run which breaks what it is not to break. */
  readonly excused?: (aside: ReplayTarget) => void;
  /** Whether a run by calls shows only what its client does wrong: then one is looked for that ends by a call of another method. */
  readonly isOfClient?: (target: ReplayTarget, witness: Witness) => boolean;
}

/**
 * Follows exceptions of one run on their way, to tell a callee that refuses a call from one that only lets through what code
 * called back by it has thrown.
 */
export class Refusals {
  #exception: JavaObject | undefined;
  #hasPassedInput = false;
  #isHandedOver = false;

  constructor(readonly hierarchy: Hierarchy) {}

  /** What comes out of a call is a refusal if it was thrown by library code below, which made it, or by the very callee. */
  isRefused(exception: JavaObject, from: MethodDeclaration | undefined): boolean {
    const isFirst = exception !== this.#exception;
    const isOfInput = from !== undefined && this.hierarchy.find(from.owner)?.origin === 'input';
    if (isFirst) {
      this.#exception = exception;
      this.#hasPassedInput = false;
      this.#isHandedOver = from !== undefined && !isOfInput && isHandedOver(this.hierarchy, exception, from);
    }
    const isRefused = !this.#isHandedOver && (isFirst || !(this.#hasPassedInput || isOfInput));
    this.#hasPassedInput ||= isOfInput;
    return isRefused;
  }
}
