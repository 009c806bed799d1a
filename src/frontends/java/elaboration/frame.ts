/**
 * The body under elaboration: whose `this` it has, how it reaches the variables of bodies around it, what it returns.
 *
 * A frame belongs to a method, constructor or initialiser of a class, or to a lambda. The body of a lambda is a method of
 * a synthetic class: its `this` in the source is a field of the lambda object, and so are the variables it captures.
 */
import type { FieldReference } from '../../../ir/instructions.js';
import type { ClassName } from '../../../ir/types.js';
import type { ArgumentShape } from '../model/overloads/arguments.js';
import type { ClassSymbol } from '../model/symbols.js';
import type { JavaType } from '../model/types/types.js';
import type { SourceFile, SyntaxNode } from '../syntax/tree.js';
import type { Local } from '../tree.js';
import type { Value } from './expressions/value.js';
import type { BlockScope, Variable } from './scope.js';

/** A class whose bodies are elaborated, with what surrounds it lexically. */
export interface ClassContext {
  readonly symbol: ClassSymbol;
  readonly file: SourceFile;
  /** The class around it. */
  readonly outer: ClassContext | undefined;
  /** Where a local or anonymous class is declared. */
  readonly scope: BlockScope | undefined;
  /** Variables of enclosing bodies that a local class holds copies of, in the order of its constructor's parameters. */
  readonly captures: readonly Variable[];
  /** Of an anonymous class: the superclass's constructor that its own passes its arguments to. */
  readonly anonymous?: AnonymousConstructor;
}

export interface AnonymousConstructor {
  /** Erased types of the arguments passed on, among them the superclass's outer instance where it has one. */
  readonly passed: readonly string[];
  /** Whether the superclass's outer instance is among them, as the first; else it is found around the class. */
  readonly qualified: boolean;
  readonly superDescriptor: string;
  readonly superName: ClassName;
}

/** What `return` means. */
export type Returns =
  | { readonly kind: 'value'; readonly type: JavaType }
  /** A lambda body tried out to learn the shapes of its results. */
  | { readonly kind: 'collect'; readonly shapes: ArgumentShape[] };

/** What the body of a lambda takes from around it; grows as the body is elaborated. */
export interface LambdaCaptures {
  readonly className: ClassName;
  /** The scope that the lambda expression stands in. */
  readonly around: BlockScope;
  readonly variables: Map<Variable, FieldReference>;
  /** The field that holds `this` of the class around, once it was needed. */
  thisField: FieldReference | undefined;
}

export interface FrameParts {
  readonly owner: ClassContext;
  readonly receiver?: Local | undefined;
  readonly returns: Returns;
  readonly lambda?: LambdaCaptures;
  /** In a constructor: the parameter that brings the outer instance, and those that bring captured variables. */
  readonly outerInstance?: Local | undefined;
  readonly capturedParameters?: ReadonlyMap<Variable, Local>;
  /** In a constructor of an enum: the name and ordinal of the constant. */
  readonly enumParameters?: readonly Local[];
  /** Elaborated only for its types: nothing is registered or reported, nested bodies are not entered. */
  readonly speculative?: boolean;
}

export class BodyFrame {
  readonly owner: ClassContext;
  readonly receiver: Local | undefined;
  readonly returns: Returns;
  readonly lambda: LambdaCaptures | undefined;
  readonly outerInstance: Local | undefined;
  readonly capturedParameters: ReadonlyMap<Variable, Local>;
  readonly enumParameters: readonly Local[];
  readonly speculative: boolean;
  /** Calls whose overload has been selected, so that asking for their shape and elaborating them does it once. */
  readonly prepared = new Map<SyntaxNode, unknown>();
  /** Arguments that were elaborated without a target to learn their types. */
  readonly standalone = new Map<SyntaxNode, Value>();

  constructor(parts: FrameParts) {
    this.owner = parts.owner;
    this.receiver = parts.receiver;
    this.returns = parts.returns;
    this.lambda = parts.lambda;
    this.outerInstance = parts.outerInstance;
    this.capturedParameters = parts.capturedParameters ?? new Map();
    this.enumParameters = parts.enumParameters ?? [];
    this.speculative = parts.speculative ?? false;
  }

  get file(): SourceFile {
    return this.owner.file;
  }

  /** No `this` here: a static method or initialiser, or a lambda in one. */
  get isStatic(): boolean {
    return this.lambda === undefined ? this.receiver === undefined : this.lambda.around.frame.isStatic;
  }
}
