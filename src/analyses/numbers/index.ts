/**
 * Numbers: how integers, lengths and sizes relate at every line, and what that proves.
 *
 * - `numbers-program`: the methods of the input one after the other; `run-method` runs one over a domain of `number-domains`, constructors on `fresh-fields`.
 * - `duties`: what is claimed; `claims` with `missing`: how it fares, and what is lacking; `assumptions`: what a proof rests on.
 * - `callers`: where private methods are called from; `seen-from-callers`: what holds of them there.
 * - `classes/`: what holds of the numbers in the fields of a class between calls.
 * - `refutation`: runs that break what was not proved. `points`: relations at lines and loop heads. `budgets` bounds the work.
 */
import type { NumbersResult } from '../../findings/numbers-result.js';
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../../ir/program.js';
import type { Diagnostic } from '../../ir/span.js';
import type { Finder } from '../../obligations/index.js';
import type { Doubts } from '../../program/doubts.js';
import type { NumberDomainName } from './number-domains.js';
import { NumbersProgram } from './numbers-program.js';

export { PROPERTIES } from './duties.js';
export { NUMBER_DOMAINS, type NumberDomainName } from './number-domains.js';

export interface NumbersOptions {
  /** Methods that the user wants to hear about. */
  readonly isSelected: (method: MethodDeclaration) => boolean;
  /** Whether there are errors in the method or its clauses, so that what is left of it is not what was meant. */
  readonly isUnread?: (method: MethodDeclaration) => boolean;
  readonly domain: NumberDomainName;
  /** What is to be proved besides. */
  readonly finders?: readonly Finder[];
  /** Whether fields of objects are numbers, too; default yes. */
  readonly fields?: 'kept' | 'left-out';
  /** Whether the interpreter is asked to break what was not proved. */
  readonly replay: boolean;
  /** Scales the budgets. */
  readonly budget: number;
  /** Whether relations at lines are wanted; default yes. */
  readonly tellsPoints?: boolean;
  /** Says when the time for a method is up. */
  readonly deadline?: () => () => boolean;
  readonly onProgress?: (done: number, all: number, what: string) => void;
  /** Where it is known already what threads and errors of the machine take away. */
  readonly doubts?: () => Doubts;
}

export interface NumberedProgram {
  /** One for each selected method with a body, in the order of the input. */
  readonly results: readonly NumbersResult[];
  readonly diagnostics: readonly Diagnostic[];
  /** Faults of our own. */
  readonly faults: number;
}

/** Asked about some methods after the other: what is found out on the way is kept. */
export function openNumbers(
  table: ClassTable,
  classes: readonly ClassDeclaration[],
  options: Omit<NumbersOptions, 'isSelected'>,
): (isSelected: (method: MethodDeclaration) => boolean) => NumberedProgram {
  const program = new NumbersProgram(table, classes, options);
  return (isSelected) => program.run(isSelected);
}

/** `classes` are all those of the input, local and anonymous ones and lambdas included. */
export function numbersInput(
  table: ClassTable,
  classes: readonly ClassDeclaration[],
  options: NumbersOptions,
): NumberedProgram {
  return new NumbersProgram(table, classes, options).run(options.isSelected);
}
