/** What is found out about a component: typestates, transitions, and whether that is all. */

import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { Heap, Machine } from '../../../machines/predicates/machine/machine.js';
import type { TypestateContents, Typestates } from '../../../machines/predicates/typestates/typestates.js';
import type { Predicate } from '../../../machines/predicates/vocabulary.js';
import type { Transitions } from '../emulation/transitions.js';

/** A number of `TypestateTable.typestates`, or one of these. */
export type TypestateId = string;
export const RAW = 'raw';
export const NULL = 'null';
export const FAILED = '?';

export interface Typestate {
  /** A letter for the class and a number: `S1`. */
  readonly id: TypestateId;
  readonly type: ClassName;
  /** In words: `disposed`, `stale`. */
  readonly name: string;
  readonly contents: TypestateContents;
  /** By field name: the ids of typestates that objects in this one were seen to lead to. */
  readonly fields: ReadonlyMap<string, readonly TypestateId[]>;
}

export interface Change {
  readonly from: TypestateId;
  readonly to: TypestateId;
}

export interface Transition {
  /** `T1` … in order of methods. */
  readonly id: string;
  readonly method: MethodDeclaration;
  /** Class of the receiver, where it is not the one that declares the method. */
  readonly receiver?: ClassName;
  /** `F1`, `E1`, `O1`, `B1` …: only objects of classes that have typestates. Several changes: a multi-location. */
  readonly locations: ReadonlyMap<string, readonly Change[]>;
  /** Names of locations that were the same object. */
  readonly aliases: readonly (readonly [string, string])[];
  /** The exception that ended the call. */
  readonly thrown?: ClassName;
  readonly isError: boolean;
  /** What the objects are in afterwards where the call failed (`to` is `?` then): a client may catch the exception. */
  readonly leaves?: ReadonlyMap<string, readonly Change[]>;
  /** A shortest client that shows it, if one was replayed on the real code, as statements; else undefined: it may be due to what predicates do not know. */
  readonly witness?: readonly string[];
}

export interface TypestateTable {
  readonly predicates: readonly Predicate[];
  readonly typestates: readonly Typestate[];
  readonly transitions: readonly Transition[];
  /** Methods that were seen to end without an error, whether or not a transition tells. */
  readonly ended?: ReadonlySet<MethodDeclaration>;
  /** What the locations of a method are: `E1` -> `F1.head`, `B1` -> `P4(?, F1)`. */
  readonly locations: ReadonlyMap<MethodDeclaration, ReadonlyMap<string, string>>;
  /** Objects of each class in the largest heaps explored. */
  readonly objects: ReadonlyMap<ClassName, number>;
  /** Canonical heaps met. */
  readonly heaps: number;
  readonly closed: boolean;
  /** Why it is not closed, or not known to be. */
  readonly open: readonly string[];
  readonly assumptions: readonly string[];
  /** Why emulation ended before nothing new came: a reason more where the table cannot be shown to be complete, no hindrance to that. */
  readonly spent?: string;
  /** What the proof that it is complete goes out from: all heaps between calls, and the transitions as they were read off. */
  readonly met?: {
    readonly machine: Machine;
    readonly typestates: Typestates;
    readonly transitions: Pick<Transitions, 'seen' | 'places'>;
    readonly heaps: readonly Heap[];
  };
}
