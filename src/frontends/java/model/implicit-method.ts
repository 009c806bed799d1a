/** Methods that the language adds to a class: default constructors, members of enums and records. */
import type { Annotation, Clause } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import type { ClassSymbol, Declared, MethodSymbol, ParameterSymbol, TypeParameter } from './symbols.js';
import type { JavaType } from './types/types.js';

export interface ImplicitDescription {
  readonly owner: ClassSymbol;
  readonly name: string;
  readonly flags: number;
  readonly implicit: NonNullable<MethodSymbol['implicit']>;
  readonly parameters: () => readonly ParameterSymbol[];
  readonly result: () => JavaType;
  /** What it is implied by. */
  readonly declared: Declared | undefined;
  readonly span: Span;
  readonly annotations?: () => readonly Annotation[];
}

export class ImplicitMethod implements MethodSymbol {
  readonly owner: ClassSymbol;
  readonly name: string;
  readonly flags: number;
  readonly implicit: NonNullable<MethodSymbol['implicit']>;
  readonly declared: Declared | undefined;
  readonly span: Span;
  readonly typeParameters: readonly TypeParameter[] = [];
  #parameters: readonly ParameterSymbol[] | undefined;

  constructor(private readonly description: ImplicitDescription) {
    this.owner = description.owner;
    this.name = description.name;
    this.flags = description.flags;
    this.implicit = description.implicit;
    this.declared = description.declared;
    this.span = description.span;
  }

  parameters(): readonly ParameterSymbol[] {
    this.#parameters ??= this.description.parameters();
    return this.#parameters;
  }

  result(): JavaType {
    return this.description.result();
  }

  exceptions(): readonly JavaType[] {
    return [];
  }

  annotations(): readonly Annotation[] {
    return this.description.annotations?.() ?? [];
  }

  clauses(): readonly Clause[] {
    return [];
  }
}
