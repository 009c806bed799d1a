/** Statements of boolean programs: Table 4 of Nanda, Grothoff and Chandra, with `throw` for exceptions that are no errors. */
import type { Edge, Point } from '../../../ir/body.js';
import type { Expression, FieldReference, Operand, Variable } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { TypeName } from '../../../ir/types.js';
import type { BooleanFormula } from './heap/formula.js';
import type { BooleanPredicate, OTHER, Replaced } from './heap/terms.js';

/** One way of a branch with more than two. */
export interface BooleanWay {
  readonly predicate: Replaced;
  readonly isNegated: boolean;
  readonly to: Point;
}

/** What a call does if it runs this method. */
export interface BooleanCallee {
  readonly method: MethodDeclaration;
  /** In the order of the callee's parameters. */
  readonly given: readonly Argument[];
  readonly results: readonly Argument[];
}

export type BooleanStatement =
  /** All that follow one another are one assignment: their values are those from before. */
  | {
      readonly kind: 'predicate';
      readonly target: BooleanPredicate;
      readonly value: Replaced;
      /** The target holds where the value does not. */
      readonly isNegated: boolean;
    }
  /** `u := v`, `u := null`; other constants are no objects of the component. */
  | { readonly kind: 'copy'; readonly target: Variable; readonly value: Operand }
  | { readonly kind: 'load'; readonly target: Variable; readonly base?: Variable; readonly field: FieldReference }
  | { readonly kind: 'store'; readonly base?: Variable; readonly field: FieldReference; readonly value: Operand }
  /** For the interpreter only: the value goes where no heap has it. */
  | { readonly kind: 'escape'; readonly value: Operand }
  | { readonly kind: 'new'; readonly target: Variable; readonly type: TypeName; readonly edge: Edge }
  | { readonly kind: 'unknown'; readonly target: Variable }
  | {
      readonly kind: 'if';
      readonly condition: Replaced;
      readonly isNegated: boolean;
      readonly to: Point;
      readonly otherwise: Point;
      /** Asks for the class of an object, which no predicate tells but the object itself does. */
      readonly test?: Expression;
      /** Whether the program keeps the value of the condition up to date. */
      readonly isKept: boolean;
    }
  | { readonly kind: 'choose'; readonly ways: readonly BooleanWay[] }
  /** Of the conditions, which make a check fail: an error, or for the interpreter only another exception. */
  | { readonly kind: 'fail-if'; readonly condition: Replaced; readonly edge: Edge; readonly isError: boolean }
  /** A `//@ assert`: an error where it does not hold. */
  | { readonly kind: 'assert'; readonly formula: BooleanFormula<Replaced>; readonly edge: Edge }
  | { readonly kind: 'goto'; readonly to: Point }
  | { readonly kind: 'call'; readonly callees: readonly BooleanCallee[]; readonly edge: Edge }
  | { readonly kind: 'return'; readonly values: readonly Argument[]; readonly value?: Operand }
  /** `to`: where it is caught, in the method itself. */
  | { readonly kind: 'throw' | 'fail'; readonly edge?: Edge; readonly to?: Point };

/** References are handed over as such, primitive values as the predicates about them or what is known of these. */
export type Argument = Variable | typeof OTHER | null | Replaced;
