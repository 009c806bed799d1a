/**
 * Declarations as the semantic model sees them. All lists are computed on first use and then fixed.
 * Symbols come from source files and from class files; those of class files have no `declared`.
 */

import type { Constant } from '../../../ir/instructions.js';
import type { Annotation, ClassKind, Clause, Origin } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import type { ClassName, TypeName } from '../../../ir/types.js';
import type { SourceFile, SyntaxNode } from '../syntax/tree.js';
import type { JavaType } from './types/types.js';

export interface TypeParameter {
  readonly name: string;
  /** java.lang.Object alone when none is written. */
  bounds(): readonly JavaType[];
  /** Only of variables that capture conversion makes: what `? super B` promises. */
  readonly lower?: JavaType;
  /** The wildcard this variable stands for, where capture conversion made it. */
  readonly captured?: JavaType;
}

/** Where a source declaration stands: what elaboration starts from. */
export interface Declared {
  readonly file: SourceFile;
  readonly node: SyntaxNode;
}

export interface ClassSymbol {
  readonly name: ClassName;
  /** Empty for anonymous classes. */
  readonly simpleName: string;
  readonly kind: ClassKind;
  /** ir/program.ts Flag; nested interfaces, enums and records are STATIC; interface members PUBLIC and so on. */
  readonly flags: number;
  readonly origin: Origin;
  readonly outer: ClassSymbol | undefined;
  /** Declared in a body: a local or anonymous class. Then it may capture variables. */
  readonly local: boolean;
  /** Whether instances have an enclosing instance of `outer` (inner classes in non-static context). */
  readonly inner: boolean;
  readonly typeParameters: readonly TypeParameter[];
  superclass(): JavaType | undefined;
  interfaces(): readonly JavaType[];
  permits(): readonly ClassSymbol[];
  /** Declared here, enum constants and the private fields of record components included. */
  fields(): readonly FieldSymbol[];
  /** Declared here, with implicit ones: default constructor, `values`, `valueOf`, record constructor and accessors. */
  methods(): readonly MethodSymbol[];
  memberClasses(): readonly ClassSymbol[];
  /** Components of a record in order. */
  recordComponents(): readonly FieldSymbol[];
  annotations(): readonly Annotation[];
  invariants(): readonly Clause[];
  /** Of class files only: whether the file has the method, bridges and synthetic ones included. */
  hasMethod?(name: string, descriptor: string): boolean;
  readonly span: Span;
  readonly declared: Declared | undefined;
}

export interface FieldSymbol {
  readonly owner: ClassSymbol;
  readonly name: string;
  readonly flags: number;
  type(): JavaType;
  /** Of class files only: the type of the descriptor, which stays what it is when that class is missing. */
  readonly erased?: TypeName;
  /** Value of a constant variable (final, initialised by a constant expression of primitive or String type). */
  constant(): Constant | undefined;
  readonly enumConstant: boolean;
  annotations(): readonly Annotation[];
  readonly span: Span;
  readonly declared: Declared | undefined;
}

export interface ParameterSymbol {
  readonly name: string;
  readonly type: JavaType;
  readonly annotations: readonly Annotation[];
}

/** What a class file says of a method. */
export interface ErasedMethod {
  /** All parameters. */
  readonly descriptor: string;
  /** Those that the source shows. */
  readonly parameters: readonly TypeName[];
  /** How many parameters of the descriptor come before them. */
  readonly hidden: number;
  readonly result: TypeName;
}

export interface MethodSymbol {
  readonly owner: ClassSymbol;
  /** `<init>` for constructors. */
  readonly name: string;
  readonly flags: number;
  readonly typeParameters: readonly TypeParameter[];
  /** As written: without outer instance, captured variables, enum name and ordinal. A varargs parameter has array type. */
  parameters(): readonly ParameterSymbol[];
  result(): JavaType;
  /** Of class files only. */
  readonly erased?: ErasedMethod;
  exceptions(): readonly JavaType[];
  annotations(): readonly Annotation[];
  clauses(): readonly Clause[];
  /** Not written in the source but implied by it. */
  readonly implicit:
    | 'default-constructor'
    | 'record-constructor'
    | 'record-accessor'
    | 'enum-values'
    | 'enum-valueOf'
    | undefined;
  readonly span: Span;
  readonly declared: Declared | undefined;
}
