/** What a question for the solver consists of. */

import type { BoundFormula } from '../../../../facts/index.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../../ir/program.js';
import type { Algebra } from '../../../../machines/relational/algebra.js';
import type { Outcome } from '../../../../machines/relational/summary.js';
import type { FieldName } from '../../../../machines/relational/symbols.js';
import type { RelationalGoal } from '../relational.js';
import type { ClauseReader, Goal } from './clauses.js';

/** A formula of the assertion language, or a relational one, read for the outcome. */
export type ReadableGoal = Pick<Goal, 'property'> &
  (
    | { readonly bound: BoundFormula; readonly relational?: undefined }
    | { readonly bound?: undefined; readonly relational: RelationalGoal }
  );

export interface QuestionInput {
  readonly algebra: Algebra;
  readonly hierarchy: Hierarchy;
  readonly clauses: ClauseReader;
  readonly method: MethodDeclaration;
  readonly outcome: Outcome;
  readonly requires: readonly BoundFormula[];
  readonly goal: ReadableGoal;
  /** All formulas of the method that are evaluated at its exit: quantifiers range over what their `\old` names, too. */
  readonly remembered: readonly BoundFormula[];
  readonly scope: number;
  /** Whether the invariants of all objects are assumed. */
  readonly invariants: boolean;
  readonly gates: number;
  field(owner: string, name: string): FieldName | undefined;
}
