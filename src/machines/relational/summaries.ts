/** Summaries of methods on demand, callees first, recursion by a fixed point. */
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';
import type { Algebra } from './algebra.js';
import { MethodSummaries } from './execution/calls/method-summaries.js';
import type { RelationalOptions } from './options.js';
import type { Summary } from './summary.js';
import type { FieldName } from './symbols.js';

/** What stands in for code: a specification of a library method, read from `specs/`. */
export interface GivenSummaries {
  /** The summary of the method where its class has a specification; undefined: open the code. */
  find(algebra: Algebra, method: MethodDeclaration): Summary | undefined;
  /** Specification fields of objects of the class, and what they are when the object is new, before its constructor. */
  fieldsOf(type: ClassName): readonly { readonly field: FieldName; readonly initial: 'empty' | 'unknown' }[];
  /**
   * Whether the class is used only through specifications, its own or a supertype's: the fields that it declares are outside
   * the vocabulary. Nothing is said of them: they have no default values, stores to them are dropped, loads are unknown.
   */
  isOpaque(owner: ClassName): boolean;
}

export interface SummariesOptions extends RelationalOptions {
  readonly hierarchy: Hierarchy;
  /** The world of receivers: a call on an object of unknown class runs a method of one of these. */
  readonly classes: readonly ClassName[];
  readonly given?: GivenSummaries;
}

export interface Summaries {
  readonly algebra: Algebra;
  /** Never throws; what cannot be summarised has a summary that says why. */
  of(method: MethodDeclaration): Summary;
  /** The one object that stands for the field. */
  field(owner: ClassName, name: string): FieldName | undefined;
}

export function summariesOf(options: SummariesOptions): Summaries {
  return new MethodSummaries(options);
}
