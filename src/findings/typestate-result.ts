/** Results of `typestate`: the table of a component, and claims about the calls of its clients. */
import type { ElementResult } from './result.js';

export interface ReportedPredicate {
  readonly id: string;
  /** `c.disposed = false`, `r.ts = s.ver where s is r.set`. */
  readonly text: string;
}

export interface ReportedTypestate {
  readonly type: string;
  readonly id: string;
  /** In words. */
  readonly name: string;
  /** By id: `true`, `false`, `mixed`, `unknown`; predicates without a value are left out. */
  readonly predicates: Readonly<Record<string, string>>;
  /** By field name: ids of the typestates of what it leads to. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** Typestate ids; `raw`, `null` and `?` (failed) are reserved. */
export interface ReportedChange {
  readonly from: string;
  readonly to: string;
}

export interface ReportedTransition {
  readonly id: string;
  /** `A.set(C)`; constructors as `A.<init>(C)`. */
  readonly method: string;
  readonly descriptor: string;
  /** There is no receiver: `F1` is the first parameter. */
  readonly static?: true;
  /** Class of the receiver, where it is not the one that declares the method. */
  readonly receiver?: string;
  /** A multi-location is a list. */
  readonly locations: Readonly<Record<string, ReportedChange | readonly ReportedChange[]>>;
  readonly aliases: readonly (readonly [string, string])[];
  readonly error: boolean;
  /** The class of the exception that ends the call. */
  readonly exception?: string;
  /** Where the objects are after a call that failed. */
  readonly leaves?: Readonly<Record<string, ReportedChange | readonly ReportedChange[]>>;
  /** Statements of a client that shows it. */
  readonly witness?: readonly string[];
}

/** When a method fails, in words: "fails when the set was changed since this iterator was made". */
export interface ReportedPrecondition {
  readonly method: string;
  readonly descriptor: string;
  /** `never` (as far as was explored), `always`, in some states (`states`), or in states in which it also may not (`perhaps`); `unknown` where nothing was run. */
  readonly fails: 'never' | 'states' | 'perhaps' | 'always' | 'unknown';
  readonly text: string;
  /** Classes of the exceptions. */
  readonly exceptions: readonly string[];
  /** Statements of a shortest client that makes it fail, replayed on the real code. */
  readonly witness?: readonly string[];
}

/** The table of one component; `class` is its first class, `claims` are empty. */
export interface ComponentResult extends ElementResult {
  readonly component: readonly string[];
  readonly predicates: readonly ReportedPredicate[];
  readonly typestates: readonly ReportedTypestate[];
  readonly transitions: readonly ReportedTransition[];
  /** Calls that end by exceptions that are no errors, and leave all objects in the typestates in which they were. */
  readonly abrupt: readonly ReportedTransition[];
  /** What the locations of each method are: by `method`, then by location: `F1.head`, `P4(?, F1)`. */
  readonly locations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly preconditions: readonly ReportedPrecondition[];
  readonly objects: Readonly<Record<string, number>>;
  readonly heaps: number;
  /** The table is complete for every heap. */
  readonly closed: boolean;
  /** The most objects of a class that were explored, where it is not closed. */
  readonly exploredUpTo?: number;
  readonly reasons: readonly string[];
  readonly assumptions: readonly string[];
  readonly milliseconds: number;
}

/** A method of a client: `claims` are `protocol-error`, one for each call of a component. */
export type ClientResult = ElementResult;

export type TypestateResult = ComponentResult | ClientResult;
