/** Shape analysis: what methods do to linked structures, proved by contraction. */
import type { DrawnMethod, ExploredMethod, ShapeResult } from '../../findings/shape-result.js';
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../../ir/program.js';
import type { Diagnostic } from '../../ir/span.js';
import type { Doubts } from '../../program/doubts.js';
import type { HoldsBetweenCalls } from './clauses/method-needs.js';
import { ShapeProgram } from './shape-program.js';

// What other analyses ask for.
export { type Attempt, domainOptions, policyOf } from './attempts.js';
export { visitTerms } from './clauses/formula-fields.js';
export type { HoldsBetweenCalls } from './clauses/method-needs.js';
export type { Need } from './clauses/needs.js';
export { groupsOf, inversesOf } from './graphs/graph-rules.js';
export { mayHaveFields } from './graphs/linked.js';
export { listedContraction, listedShapegraph } from './listed.js';
export { RunObserver } from './replay/observer.js';
export { runHeap } from './replay/run-heap.js';
export { type Subject, subjectOf } from './subject.js';
export { writesOf } from './writes.js';

export interface ShapeOptions {
  /** Methods that the user wants to hear about. */
  readonly isSelected: (method: MethodDeclaration) => boolean;
  /** Whether there are errors in the method or its clauses, so that what is left of it is not what was meant. */
  readonly isUnread?: (method: MethodDeclaration) => boolean;
  readonly join: 'partial' | 'relational';
  /** `auto`: after every statement; where a state had to be given up so, once more at loop heads. */
  readonly contracts: 'auto' | 'everywhere' | 'loop-heads';
  /** Pairs of field names: `prev` is the inverse of `next`. Others are found. */
  readonly inverses: readonly { readonly field: string; readonly of: string }[];
  /** Whether preconditions are looked for where a claim fails without. */
  readonly infersNeeds: boolean;
  /**
   * Which formulas about `this` hold whenever the method is entered, because they hold between all calls of its class's members. What a
   * method was found to need is asked. Absent: none is known to.
   */
  readonly holdsBetweenCalls?: HoldsBetweenCalls;
  /** Whether the interpreter is asked to break what was not proved. */
  readonly replay: boolean;
  /** Scales the budgets. */
  readonly budget: number;
  /** Objects that a state of contraction tells apart before its shape is given up; default: 10. */
  readonly cap?: number;
  /** When shape graphs are tried on what contraction leaves open: where a state outgrew it (default), or always. */
  readonly fallsBack?: 'outgrown' | 'always';
  /** Says when the time for a method is up. */
  readonly deadline?: () => () => boolean;
  readonly onProgress?: (done: number, all: number, what: string) => void;
  /** Where it is known already what threads and errors of the machine take away. */
  readonly doubts?: () => Doubts;
  readonly sourceLine?: (file: string, line: number) => string | undefined;
  /** Lines to draw, of a file; none are drawn without. */
  readonly draws?: (file: string, line: number) => boolean;
  /** Whether the states of the selected methods are wanted, and how they were found. */
  readonly explores?: boolean;
}

export interface ShapedProgram {
  /** One for each selected method with a body, in the order of the input. */
  readonly results: readonly ShapeResult[];
  /** Where something was to be drawn. */
  readonly drawn: readonly DrawnMethod[];
  /** Where it was asked for: one for each result, in the same order. */
  readonly explored: readonly ExploredMethod[];
  readonly diagnostics: readonly Diagnostic[];
  /** Faults of our own. */
  readonly faults: number;
}

/** `classes` are all those of the input, local and anonymous ones and lambdas included. */
export function shapeInput(
  table: ClassTable,
  classes: readonly ClassDeclaration[],
  options: ShapeOptions,
): ShapedProgram {
  return new ShapeProgram(table, classes, options).run();
}
