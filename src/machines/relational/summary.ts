/**
 * What a method does, as expressions over the state before the call: one outcome for normal return, and one for each class
 * of exceptions that may leave it. Conditions of different outcomes exclude each other; where none holds, the call does
 * not end. A summary is a template: it holds for every well-typed state before the call, so that a caller reads it in its
 * own state by substitution (see `substitute.ts`); new objects are renamed at each call.
 */
import type { TypeName } from '../../ir/types.js';
import type { Condition, Node } from './algebra.js';
import type { Allocation } from './state.js';
import type { FieldName } from './symbols.js';

export interface Outcome {
  readonly kind: 'return' | 'throw';
  /** When the call ends so. */
  readonly condition: Condition;
  /** The result, or the exception; undefined for void. */
  readonly value: Node | undefined;
  /** For `throw`: the class of the exception, or a superclass of all that it may be. */
  readonly type: TypeName;
  /** Fields that may have changed. What is not listed has not, in any object. */
  readonly fields: ReadonlyMap<FieldName, Node>;
  readonly allocated: readonly Allocation[];
}

export interface Summary {
  readonly outcomes: readonly Outcome[];
  /** Why nothing can be said at all; then `outcomes` is empty. */
  readonly unknown?: string;
  /** Why no more is said than which fields may change: the method is recursive, or too big for its budget. */
  readonly frame?: string;
  /** Whether a call in it is read as one of many methods: for a receiver whose class is known more may be said. */
  readonly isWeak?: boolean;
  /** What it rests on: names of library specifications, `known-subclasses` … as in the contract's list of assumptions. */
  readonly assumptions: ReadonlySet<string>;
}
