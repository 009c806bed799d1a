/** How the domain is used for one run. */
import type { Code, CodeEdge } from '../../../engine/code.js';
import type { OldTerm } from '../../../facts/index.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Universe } from './universe.js';

export interface ContractionOptions {
  readonly universe: Universe;
  /** `partial`: states that differ in loops only are merged (section 6.2 of the paper); `exact`: its relational join. */
  readonly mode: 'exact' | 'partial';
  /** After every statement (the paper's transformers), or only where the engine's policy abstracts (its section 6.1). */
  readonly contracts: 'everywhere' | 'where-abstracted';
  /** Whether nodes say if they were allocated in this run: only where a formula asks for it, for it keeps nodes apart. */
  readonly tellsFresh: boolean;
  /** Whether the values of the parameters on entry stay in the states of the root, so that what they reach is not lost. */
  readonly pinsParameters: boolean;
  /** The `\old` terms of reference type that formulas at the exits of the root need: evaluated on entry and kept. */
  readonly olds: (code: Code) => readonly OldTerm[];
  /** Kept nodes of a state, beyond which its regular part is given up. */
  readonly cap: number;
  /** Graphs that one split may give. */
  readonly splits: number;
  /** Cutpoints of a call, beyond which what the callee sees is given up. */
  readonly cutpoints: number;
  /** Whether states without a regular part are told apart by what is null in them, or all merged. */
  readonly outside: 'told-apart' | 'merged';
  /**
   * Fields of the universe that a call may write, as bits of their numbers (all that are not noted count as written), when it is
   * not followed; and whether it may write static fields. Default: everything. `isFollowed`: what it may do while it runs is asked
   * for what its caller keeps.
   */
  readonly writes?: (callee: MethodDeclaration, at: CodeEdge, isFollowed: boolean) => Written;
  /**
   * The static field whose object is guarded: see `guarded.ts`. Absent: none is. `throughOthers`: it stays regular also when an
   * object that leads to it becomes vague; else only when it is itself stored or passed.
   */
  readonly guarded?: { readonly holder: FieldReference; readonly throughOthers: boolean };
  /** Whether a static field is relied on not to be null, as constants of the library are. Absent: none is. */
  readonly isSet?: (field: FieldReference) => boolean;
  /** Static fields that the callee, whatever it calls, neither touches nor needs: they are not passed to it. Absent: none. */
  readonly hidesStatic?: (field: FieldReference, callee: MethodDeclaration) => boolean;
}

export interface Written {
  /** Whether it may write the field. */
  readonly field: (number: number) => boolean;
  readonly statics: boolean;
  /** Whether it may keep, or return, what it is given or can reach. Absent: it may. */
  readonly keeps?: boolean;
  /** Whether it runs code that is not followed and may write links, or bring objects of linked structures back. Absent: it may. */
  readonly hidden?: boolean;
  /** Whether it leaves the guarded object as it is, though it may know it. Absent: it does not. */
  readonly spares?: boolean;
  /** Whether it knows what the static field holds. Absent: it does. */
  readonly knowsStatic?: (field: FieldReference) => boolean;
}
