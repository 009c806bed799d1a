/** What the enumeration has to know of the code that a method reaches: the same for every scope, so found out once. */
import { Hierarchy } from '../../../ir/hierarchy.js';
import type { ClassTable, FieldDeclaration, MethodDeclaration } from '../../../ir/program.js';
import { HeapClasses } from '../heap-classes.js';
import { withOpaqueClasses } from '../opaque.js';
import type { HeapWorld } from '../world.js';
import { CodeFinder, type ReachedCode, staticsNamed } from './reached-code.js';
import { type CodeReads, codeReads, readsOf } from './reads.js';
import { tellsOf } from './tells.js';

export interface MethodCode extends Pick<HeapWorld, 'isRead' | 'isTold' | 'foreign'> {
  readonly method: MethodDeclaration;
  readonly program: ProgramCode;
  /** Static fields of the input that the code or a formula names. */
  readonly statics: readonly FieldDeclaration[];
}

/** A program with opaque classes; its methods share what is known of the hierarchy. */
export class ProgramCode {
  readonly table: ClassTable;
  readonly hierarchy: Hierarchy;
  /** Which classes heaps may hold. */
  readonly heapClasses: HeapClasses;
  readonly #finder: CodeFinder;
  readonly #known = new WeakMap<ReachedCode, Known>();

  constructor(table: ClassTable) {
    this.table = withOpaqueClasses(table);
    this.hierarchy = new Hierarchy(this.table);
    this.heapClasses = new HeapClasses(this.hierarchy);
    this.#finder = new CodeFinder(this.table);
  }

  of(method: MethodDeclaration): MethodCode {
    const code = this.#finder.from(method);
    const { reads, ...others } = this.#knownOf(code);
    return { method, program: this, isRead: readsOf(code, reads, method), ...others };
  }

  /** Static fields that the code names which library code can call back. */
  calledBackStatics(): readonly FieldDeclaration[] {
    return this.#knownOf(this.#finder.calledBack()).statics;
  }

  #knownOf(code: ReachedCode): Known {
    let known = this.#known.get(code);
    if (known === undefined) {
      const statics = staticsNamed(code);
      known = { reads: codeReads(code), isTold: tellsOf(code), foreign: code.facts.foreign, statics };
      this.#known.set(code, known);
    }
    return known;
  }
}

/** What is the same for all methods that reach the same code. */
interface Known extends Pick<MethodCode, 'isTold' | 'foreign' | 'statics'> {
  readonly reads: CodeReads;
}
