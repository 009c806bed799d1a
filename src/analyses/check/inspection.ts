/** Inspection: a bug finder with machinery of its own, asked component by component beside the finders over the recency heap. */
import type { Finding, RuleCard } from '../../findings/check-result.js';
import type { Claim } from '../../findings/claim.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { ClassDeclaration, ClassTable, MethodDeclaration } from '../../ir/program.js';
import type { Subtypes } from '../../ir/subtypes.js';
import type { ClassName } from '../../ir/types.js';
import type { Component } from '../../program/components.js';
import type { EndedPrograms } from './inspections/protocols/ended-programs.js';
import type { ProtocolBook } from './inspections/protocols/protocol-book.js';

/** Protocols of library classes: classes of the same names, reduced to what makes their calls fail. */
export interface LibraryProtocols {
  /** The protocols are its input. */
  readonly table: ClassTable;
  /** Of the top-level library classes that have one. */
  readonly names: ReadonlySet<ClassName>;
  /** Those of them that code has to do with that mentions the classes. */
  among(mentioned: Iterable<ClassName>): ReadonlySet<ClassName>;
}

/** What an inspection may use. All that it reads of the program it reads through the hierarchy, so that results can be kept. */
export interface InspectionWorld {
  readonly hierarchy: Hierarchy;
  /** All classes of the input. */
  readonly classes: readonly ClassDeclaration[];
  /** Those of them that can have objects. */
  readonly subtypes: Subtypes;
  /** What is known of protocols; it says the same to everybody who asks. */
  readonly protocols: Pick<ProtocolBook, 'callsIn'>;
  readonly endedPrograms: Pick<EndedPrograms, 'callsIn'>;
  /** Whether the interpreter may be asked. */
  readonly replay: boolean;
  /** Scales the budgets, which count steps. */
  readonly budget: number;
  /** An extra cut-off; what it cuts off is unknown. */
  readonly cancelled?: () => boolean;
}

/** A finding before it is numbered among its like. */
export type UnnumberedFinding = Omit<Finding, 'fingerprint'>;

/** What was found out about one method. A claim that is a finding too stands in both lists. */
export interface Inspected {
  readonly method: MethodDeclaration;
  readonly claims: readonly Claim[];
  /** Of claims about calls: the positions of the calls in the body, for each claim in turn. What a line says is not enough: class files may have none. */
  readonly calls?: readonly (readonly number[])[];
  readonly findings: readonly UnnumberedFinding[];
}

/**
 * The same component in the same program gives the same answer, in any order, process or number of workers. It never throws for
 * what the program is like; what it cannot decide is `unknown` with a reason, or, where nobody asked, not mentioned.
 */
export interface Inspection {
  /** A word for progress, budgets and the cache. */
  readonly name: string;
  readonly rules: readonly RuleCard[];
  readonly inspect: (component: Component, world: InspectionWorld) => readonly Inspected[];
}
