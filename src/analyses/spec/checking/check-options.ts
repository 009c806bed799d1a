/** What a checker is given. */

import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { ClassTable, MethodDeclaration } from '../../../ir/program.js';
import type { Summaries } from '../../../machines/relational/summaries.js';
import type { FieldName } from '../../../machines/relational/symbols.js';
import { SPEC_BUDGETS } from '../budgets.js';
import type { Solver } from './sat/solver.js';

export interface CheckOptions {
  readonly table: ClassTable;
  readonly hierarchy: Hierarchy;
  readonly summaries: Summaries;
  readonly solver: Solver;
  /** Objects of each class before the call; default 4. */
  readonly scope?: number;
  /** Formulas that are to hold after every method in which they mean something. */
  readonly properties?: readonly string[];
  /** Relational formulas that are taken for granted of the state before, where relational properties are checked. */
  readonly assumed?: readonly string[];
  /** Whether counterexamples are tried on the real method; default yes. */
  readonly replay?: boolean;
  /** Scales budgets; default 1. */
  readonly budget?: number;
  readonly cancelled?: () => boolean;
  /** Whether there are errors in the method's code, so that what is left of it is not what was meant. */
  readonly isUnread?: (method: MethodDeclaration) => boolean;
  /** Specification fields of library classes by name, for relational properties. */
  readonly specificationField?: (name: string) => FieldName | undefined;
}

export const DEFAULT_SCOPE = SPEC_BUDGETS['checking/check-options'].defaultScope.most;
