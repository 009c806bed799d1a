/** A method of the class table: its body is elaborated and lowered when first asked for. */
import type { Body } from '../../../../ir/body.js';
import type { Annotation, Clause, MethodDeclaration, ParameterDeclaration } from '../../../../ir/program.js';
import type { Span } from '../../../../ir/span.js';
import type { ClassName, TypeName } from '../../../../ir/types.js';
import type { ResolvedBody } from '../../tree.js';

export interface MethodParts {
  readonly owner: ClassName;
  readonly name: string;
  readonly descriptor: string;
  readonly flags: number;
  readonly parameters: readonly ParameterDeclaration[];
  readonly result: TypeName;
  readonly erased?: boolean;
  readonly exceptions?: readonly ClassName[];
  readonly annotations?: readonly Annotation[];
  readonly span: Span;
  /** Undefined for abstract and native methods. May throw. */
  readonly resolve: (() => ResolvedBody | undefined) | undefined;
  /** Clauses that parse and bind; what is wrong with others is reported on the first call. */
  readonly clauses?: (declaration: MethodDeclaration) => readonly Clause[];
}

/** Turns a resolved body into the intermediate representation; must not throw. */
export type Finish = (declaration: MethodDeclaration, resolve: () => ResolvedBody | undefined) => Body | undefined;

const NO_CLAUSES: readonly Clause[] = [];

export class DeclaredMethod implements MethodDeclaration {
  readonly owner: ClassName;
  readonly name: string;
  readonly descriptor: string;
  readonly flags: number;
  readonly parameters: readonly ParameterDeclaration[];
  readonly result: TypeName;
  readonly erased: boolean;
  readonly exceptions: readonly ClassName[];
  readonly annotations: readonly Annotation[];
  readonly span: Span;
  readonly #parts: MethodParts;
  readonly #finish: Finish;
  #clauses: readonly Clause[] | undefined;
  #body: { readonly value: Body | undefined } | undefined;
  #busy = false;

  constructor(parts: MethodParts, finish: Finish) {
    this.owner = parts.owner;
    this.name = parts.name;
    this.descriptor = parts.descriptor;
    this.flags = parts.flags;
    this.parameters = parts.parameters;
    this.result = parts.result;
    this.erased = parts.erased ?? false;
    this.exceptions = parts.exceptions ?? [];
    this.annotations = parts.annotations ?? [];
    this.span = parts.span;
    this.#parts = parts;
    this.#finish = finish;
  }

  get clauses(): readonly Clause[] {
    if (this.#clauses === undefined) {
      // What asks for the clauses while they are bound sees none.
      this.#clauses = NO_CLAUSES;
      this.#clauses = this.#parts.clauses?.(this) ?? NO_CLAUSES;
    }
    return this.#clauses;
  }

  body(): Body | undefined {
    if (this.#body !== undefined) return this.#body.value;
    const { resolve } = this.#parts;
    // Elaboration may look for classes that this very body declares; they will be found when it is done.
    if (resolve === undefined || this.#busy) return undefined;
    this.#busy = true;
    this.#body = { value: this.#finish(this, resolve) };
    this.#busy = false;
    return this.#body.value;
  }
}
