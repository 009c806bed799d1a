/** A method as the running machine knows it: its code is prepared on the first call. */
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { Code } from '../frame.js';
import type { NativeMethod } from '../native-context.js';
import type { RuntimeClass } from './runtime-class.js';

export class RuntimeMethod {
  /** Undefined until the first call, and for abstract and native methods. */
  code: Code | undefined;
  /** Present for native methods that the machine has an implementation of. */
  native: NativeMethod | undefined;
  /** Which method runs for a receiver of a class, when this one was resolved. */
  readonly selections = new Map<RuntimeClass, RuntimeMethod>();
  /** Whether entry or exit needs more than a jump: clauses, invariants, a monitor. */
  guarded = false;
  #hasStatements = false;
  readonly isStatic: boolean;
  readonly isAbstract: boolean;
  readonly isNative: boolean;
  readonly isConstructor: boolean;
  /** Name and descriptor. */
  readonly signature: string;

  constructor(
    readonly owner: RuntimeClass,
    readonly declaration: MethodDeclaration,
  ) {
    this.isStatic = hasFlag(declaration, Flag.STATIC);
    this.isAbstract = hasFlag(declaration, Flag.ABSTRACT);
    this.isNative = hasFlag(declaration, Flag.NATIVE);
    this.isConstructor = declaration.name === '<init>';
    this.signature = declaration.name + declaration.descriptor;
    this.refreshGuard();
  }

  /** The body has `assert` or `assume` statements, for which the entry has to be remembered. */
  expectStatements(): void {
    this.#hasStatements = true;
    this.guarded = true;
  }

  /** To be called again when a class with invariants is loaded below the owner. */
  refreshGuard(): void {
    const { declaration } = this;
    this.guarded =
      this.#hasStatements ||
      declaration.clauses.length > 0 ||
      hasFlag(declaration, Flag.SYNCHRONIZED) ||
      (!this.isStatic && this.owner.invariantsBelow && (this.isConstructor || !hasFlag(declaration, Flag.PRIVATE)));
  }

  /** Readable and unique: `java.lang.String.charAt(I)C`. */
  get key(): string {
    return `${this.declaration.owner}.${this.signature}`;
  }
}
