/** Class invariants: what holds of the structures behind the fields of a class between calls, whatever its clients do. */
import type { DrawnClass, InvariantsResult } from '../../findings/invariants-result.js';
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../../ir/program.js';
import type { Diagnostic } from '../../ir/span.js';

export { betweenCalls } from './between-calls.js';

import { InvariantsProgram } from './invariants-program.js';

export type DomainChoice = 'shapegraph' | 'contraction' | 'nullness' | 'signs' | 'auto';

export interface InvariantsOptions {
  /** Classes that the user wants to hear about. */
  readonly isSelected: (declaration: ClassDeclaration) => boolean;
  /** Whether there are errors in the method or its clauses, so that what is left of it is not what was meant. */
  readonly isUnread?: (method: MethodDeclaration) => boolean;
  readonly domain: DomainChoice;
  readonly world: 'open' | 'closed';
  readonly threads: 'one' | 'many';
  /** Whether call sequences are tried in the interpreter against what was not proved. */
  readonly replay: boolean;
  /** Scales the budgets. */
  readonly budget: number;
  /** Says when the time for a class is up. */
  readonly deadline?: () => () => boolean;
  readonly onProgress?: (done: number, all: number, what: string) => void;
  /** Whether the rounds of the class are to be drawn. */
  readonly draws?: (declaration: ClassDeclaration) => boolean;
}

export interface InvariantsOfProgram {
  /** One for each selected class that has fields or invariants, in the order of the input. */
  readonly results: readonly InvariantsResult[];
  readonly drawn: readonly DrawnClass[];
  readonly diagnostics: readonly Diagnostic[];
  /** Faults of our own. */
  readonly faults: number;
}

/** `classes` are all those of the input, local and anonymous ones and lambdas included. */
export function invariantsOfInput(
  table: ClassTable,
  classes: readonly ClassDeclaration[],
  options: InvariantsOptions,
): InvariantsOfProgram {
  return new InvariantsProgram(table, classes, options).run();
}
