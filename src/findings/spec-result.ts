/** What `spec` says of a method: its state after a call in terms of the state before. */
import type { ElementResult } from './result.js';

/**
 * A bound of one relation after the call. `relation` is `next'`, `Entry'` or `\result`; `expr` is in Alloy's syntax over the
 * state before.
 */
export interface SpecConstraint {
  readonly relation: string;
  readonly op: 'eq' | 'subset' | 'superset';
  readonly expr: string;
}

/** What a name in `detailed` stands for: an expression, or a formula. */
export interface SpecDefinition {
  readonly name: string;
  readonly expr?: string;
  readonly formula?: string;
}

export interface SpecThrow {
  /** The class of the exception, or a superclass of all that it may be. */
  readonly type: string;
  /** A formula over the state before the call; `true` where nothing is known of it. */
  readonly when: string;
  /** Whether the call ends so whenever `when` holds; otherwise it does so only if it holds. */
  readonly exact: boolean;
  readonly constraints: readonly SpecConstraint[];
  /** As in `SpecResult`. */
  readonly detailed?: readonly SpecConstraint[];
  readonly where?: readonly SpecDefinition[];
}

/**
 * `exact`: every constraint is an equality. `bounds`: some are inclusions. `frame`: only what may change is known.
 * `unknown`: nothing is claimed, `reason` says why.
 */
export type SpecStatus = 'exact' | 'bounds' | 'frame' | 'unknown';

export interface SpecResult extends ElementResult {
  readonly method: string;
  readonly descriptor: string;
  /** Names of the parameters as they occur in expressions, without the receiver. */
  readonly parameters: readonly string[];
  readonly status: SpecStatus;
  readonly reason?: string;
  /** On normal return. A relation that is not listed is unchanged. */
  readonly constraints: readonly SpecConstraint[];
  /** The same with numbers, and conditions written as Alloy's `c => a else b`; left out where it is no different. */
  readonly detailed?: readonly SpecConstraint[];
  /** Names for what occurs several times in `detailed`. */
  readonly where?: readonly SpecDefinition[];
  /** With `--all`: relations of the input that are the same after the call. */
  readonly unchanged?: readonly string[];
  /** Fields that may differ after a normal return in objects that were there before, and static fields. */
  readonly modifies: readonly string[];
  /** Names of objects and sets of objects that the call allocates and that may outlive it. */
  readonly allocates: readonly string[];
  /** Whether no object that was there before and no static field is changed. Absent where nothing is claimed. */
  readonly pure?: boolean;
  /** Whether no call returns normally. */
  readonly neverReturns?: boolean;
  readonly throws: readonly SpecThrow[];
  /** What the specification rests on. */
  readonly assumptions: readonly string[];
}
