/** How a run of the machine ends. */
import type { Clause } from '../ir/program.js';
import type { Span } from '../ir/span.js';
import type { JavaObject, Value } from './memory/values.js';
import type { Violation } from './violation.js';

export type Outcome =
  /** `value` is undefined for a method without result. */
  | { readonly kind: 'returned'; readonly value: Value | undefined }
  /** An exception escaped. */
  | { readonly kind: 'threw'; readonly exception: JavaObject }
  /** A clause written in the code does not hold. */
  | {
      readonly kind: 'violated';
      readonly violation: Violation;
      /** Further clauses that were due at the same moment and do not hold either. */
      readonly others: readonly Violation[];
    }
  /** An `assume`, or the `requires` of the method that the run started with, does not hold: the run says nothing. */
  | {
      readonly kind: 'discarded';
      readonly clause: Clause['kind'] | 'assume';
      readonly formula: string;
      readonly span: Span;
    }
  /** The run has executed as many instructions, holds as much memory, or took as long, as it may. */
  | { readonly kind: 'budget'; readonly spent: 'steps' | 'memory' | 'time' }
  | { readonly kind: 'unsupported'; readonly reason: string; readonly span: Span }
  /** System.exit was called. */
  | { readonly kind: 'exit'; readonly status: number };

/** Thrown inside the machine to end the run at once; never leaves `Machine`. No error, so that no stack is captured. */
export class Halt {
  constructor(readonly outcome: Outcome) {}
}
