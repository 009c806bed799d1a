/** What a formula is evaluated in: a heap, the values of the variables, and what is remembered of the method's entry. */
import type { HeapObject, HeapValue, HeapView } from '../../ir/heap.js';
import type { OldTerm } from '../binding/bound.js';
import type { Fault, Undecided } from '../fault.js';

export interface EvaluationState {
  readonly heap: HeapView;
  /**
   * The value of a variable of the formula's scope, `this` included. In `ensures`, a parameter's name means its value
   * on entry: the caller of `evaluate` sees to that.
   */
  variable(name: string): HeapValue;
  /** The variables in scope and the parameters' values on entry: where quantifiers over objects start looking. */
  roots(): Iterable<HeapValue>;
  /** The method's result, in `ensures`. */
  readonly result?: HeapValue;
  /** What `captureEntry` returned at the method's entry. Needed by formulas that say `\old`. */
  readonly entry?: Entry;
  /** Whether the object was allocated during the call. Left out: nothing was. */
  isFresh?(object: HeapObject): boolean;
  /** The interned string of that text, where there is one by now; a literal without one is identical to nothing. */
  interned?(text: string): HeapObject | undefined;
  /** How many elementary steps the evaluation may take; left out: ten million. */
  readonly budget?: number;
}

/** What a method's entry looked like, as far as `\old` asks for it. */
export interface Entry {
  /** The values of `\old` terms that could be computed at entry, or why they have none. */
  readonly values: ReadonlyMap<OldTerm, HeapValue | Fault | Undecided>;
  /** The state at entry with its heap frozen; present when some `\old` mentions a quantified variable. */
  readonly state?: EvaluationState;
}
