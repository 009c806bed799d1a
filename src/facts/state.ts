/** What a formula is evaluated in: a heap, the values of the variables, and what is remembered of the method's entry. */
import type { HeapObject, HeapValue, HeapView } from '../ir/heap.js';
import type { Entry } from './entry.js';

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
