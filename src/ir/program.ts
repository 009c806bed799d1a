/**
 * A program is a lazy class table: classes by name, bodies on demand, everything synchronous once inputs are opened.
 */
import type { Body } from './body.js';
import type { Glance, Index } from './glances.js';
import type { Constant } from './instructions.js';
import type { Mention } from './mentioned-types.js';
import type { Diagnostic, Span } from './span.js';
import type { ClassName, TypeName } from './types.js';

/** Access flags as in class files (Java Virtual Machine Specification, tables 4.1-B, 4.5-A, 4.6-A). */
export const Flag = {
  PUBLIC: 0x0001,
  PRIVATE: 0x0002,
  PROTECTED: 0x0004,
  STATIC: 0x0008,
  FINAL: 0x0010,
  SYNCHRONIZED: 0x0020,
  VOLATILE: 0x0040,
  BRIDGE: 0x0040,
  VARARGS: 0x0080,
  TRANSIENT: 0x0080,
  NATIVE: 0x0100,
  INTERFACE: 0x0200,
  ABSTRACT: 0x0400,
  STRICT: 0x0800,
  SYNTHETIC: 0x1000,
  ANNOTATION: 0x2000,
  ENUM: 0x4000,
} as const;

export type ClassKind = 'class' | 'interface' | 'enum' | 'record' | 'annotation';

/** Where a class was found; only classes of the input are analysed for their own sake. */
export type Origin = 'input' | 'classpath' | 'model' | 'jdk';

/** Elements as written, types resolved where possible. */
export interface Annotation {
  readonly type: ClassName;
  readonly elements: readonly (readonly [name: string, text: string])[];
}

/** A specification clause of the assertion language, as text; `facts` parses and binds it. */
export interface Clause {
  readonly kind: 'requires' | 'ensures' | 'invariant';
  readonly formula: string;
  readonly span: Span;
}

export interface FieldDeclaration {
  readonly owner: ClassName;
  readonly name: string;
  readonly type: TypeName;
  readonly flags: number;
  /** The value of a constant variable (Java Language Specification, 4.12.4); such a field needs no initialisation. */
  readonly constant?: Constant;
  /** Whether the type is declared as a type variable, or an array of one: compilers cast what they read. */
  readonly erased?: boolean;
  readonly annotations: readonly Annotation[];
  readonly span: Span;
}

export interface ParameterDeclaration {
  readonly name: string;
  readonly type: TypeName;
  readonly annotations: readonly Annotation[];
}

export interface MethodDeclaration {
  readonly owner: ClassName;
  /** `<init>` for constructors, `<clinit>` for the static initialiser. */
  readonly name: string;
  readonly descriptor: string;
  readonly flags: number;
  /** Without the receiver; synthetic leading parameters (outer instance, enum name and ordinal) included. */
  readonly parameters: readonly ParameterDeclaration[];
  readonly result: TypeName;
  /** Whether the result is declared as a type variable, or an array of one: compilers cast what they get. */
  readonly erased?: boolean;
  readonly exceptions: readonly ClassName[];
  readonly annotations: readonly Annotation[];
  readonly clauses: readonly Clause[];
  readonly span: Span;
  /**
   * Lowered on first use, the same object ever after; undefined for abstract and native methods. A body that could not be
   * translated consists of an `unsupported` instruction. Never throws. What was wrong is reported by the table.
   */
  body(): Body | undefined;
  /**
   * All that the body mentions, found without lowering it, and perhaps what stands in code that is never reached; the same every
   * time. Undefined or absent: the body says it.
   */
  mentions?(): readonly Mention[] | undefined;
}

export interface ClassDeclaration {
  readonly name: ClassName;
  readonly kind: ClassKind;
  readonly origin: Origin;
  readonly flags: number;
  /** Absent for java.lang.Object and interfaces. */
  readonly superclass?: ClassName;
  readonly interfaces: readonly ClassName[];
  /** The class whose body this one is declared in. */
  readonly outer?: ClassName;
  /** Nested classes, local and anonymous ones and lambdas excluded. */
  readonly members: readonly ClassName[];
  readonly permits: readonly ClassName[];
  /** In declaration order, synthetic ones (`this$0`, captured variables) last. */
  readonly fields: readonly FieldDeclaration[];
  /** In declaration order; bridges, synthesised members and `<clinit>` last. */
  readonly methods: readonly MethodDeclaration[];
  readonly annotations: readonly Annotation[];
  readonly invariants: readonly Clause[];
  readonly span: Span;
}

export interface ClassTable {
  /** The class of that name; undefined when no source of classes has it. The same object every time. */
  find(name: ClassName): ClassDeclaration | undefined;
  /** Names of the input's classes in order of appearance: members, local, anonymous classes and lambdas included as far as they are known by now. */
  inputs(): readonly ClassName[];
  /** What the front ends reported so far, in the order found; grows as bodies are lowered. */
  diagnostics(): readonly Diagnostic[];
  /** Takes a glance by itself, once for all who ask. Absent: `glanceAt` takes it. */
  glance?<T>(glance: Glance<T>): T;
  /** What stands under the word; likewise. */
  entry?<T>(index: Index<T>, word: string): T | undefined;
}

export function hasFlag(element: { readonly flags: number }, flag: number): boolean {
  return (element.flags & flag) !== 0;
}

/** Whether a program starts with it. */
export function isMain(method: Pick<MethodDeclaration, 'name' | 'descriptor' | 'flags'>): boolean {
  return method.name === 'main' && method.descriptor === '([Ljava/lang/String;)V' && hasFlag(method, Flag.STATIC);
}
