/** Statements of boolean programs: Table 4 of Nanda, Grothoff and Chandra, with `throw` for exceptions that are no errors. */
import type { Variable } from '../../ir/instructions.js';
import type { BooleanPredicate, OTHER, Replaced } from './boolean-terms.js';

export type BooleanStatement =
  | { readonly kind: 'predicate'; readonly target: BooleanPredicate; readonly value: Replaced }
  /** `u := v`, `u := null`. */
  | { readonly kind: 'copy'; readonly target: Variable; readonly value: Variable | null }
  | { readonly kind: 'load'; readonly target: Variable; readonly base?: Variable; readonly field: string }
  | { readonly kind: 'store'; readonly base?: Variable; readonly field: string; readonly value: Variable | null }
  | { readonly kind: 'new'; readonly target: Variable; readonly type: string }
  | { readonly kind: 'unknown'; readonly target: Variable }
  | {
      readonly kind: 'if';
      readonly condition: Replaced;
      readonly isNegated: boolean;
      readonly to: number;
      readonly otherwise: number;
    }
  | { readonly kind: 'fail-if'; readonly condition: Replaced }
  | { readonly kind: 'goto'; readonly to: number }
  | {
      readonly kind: 'call';
      readonly results: readonly Argument[];
      readonly callee: string;
      readonly given: readonly Argument[];
    }
  | { readonly kind: 'return'; readonly values: readonly Argument[] }
  | { readonly kind: 'throw' }
  | { readonly kind: 'fail' };

/** References are handed over as such, primitive values as the predicates about them. */
export type Argument = Variable | typeof OTHER | null | BooleanPredicate;
