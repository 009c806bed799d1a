/**
 * What overload resolution and inference know of a call: candidates and the shapes of the arguments.
 *
 * Expressions whose type depends on their target (JLS 15.2, poly expressions) are described by what can be said before
 * the target is known; the callbacks lead back into elaboration, must have no side effect and may be called repeatedly.
 * Parentheses are transparent: the shape of `(e)` is the shape of `e`.
 */
import type { AccessContext } from '../access.js';
import type { MethodSymbol } from '../symbols.js';
import type { ClassType, JavaType } from '../types/types.js';

export type ArgumentShape =
  /** An expression whose type is known without a target; `null` has the null type. */
  | StandaloneShape
  /** A generic method call or diamond creation whose result depends on inference; nested inference is joined. */
  | { readonly kind: 'call'; readonly selection: Selection }
  | LambdaShape
  | MethodReferenceShape
  /** A reference conditional or switch expression in whose branches poly expressions may stand. */
  | { readonly kind: 'choice'; readonly branches: readonly ArgumentShape[] };

export interface StandaloneShape {
  readonly kind: 'standalone';
  readonly type: JavaType;
}

export interface LambdaShape {
  readonly kind: 'lambda';
  readonly arity: number;
  /** The declared parameter types; absent when they are left out (or written `var`). */
  readonly parameterTypes?: readonly JavaType[];
  /** The body is a statement expression, or a block that returns no value. */
  readonly voidCompatible: boolean;
  /** The body is an expression, or a block that returns a value wherever it completes. */
  readonly valueCompatible: boolean;
  /** The result expressions when the parameters have these types; of a void call: one standalone shape of type void. */
  results(parameterTypes: readonly JavaType[]): readonly ArgumentShape[];
}

export interface MethodReferenceShape {
  readonly kind: 'method-reference';
  /** What stands before `::`. For `super::m` an expression whose type is the superclass, with `access.viaSuper`. */
  readonly qualifier: { readonly kind: 'type' | 'expression'; readonly type: JavaType };
  /** `new` for constructors and array creation. */
  readonly name: string;
  readonly typeArguments: readonly JavaType[];
  readonly access: AccessContext;
}

/** A member of the receiver's type. */
export interface Candidate {
  readonly method: MethodSymbol;
  /** The class that declares the method, with the type arguments it has as a supertype of the receiver (captured). */
  readonly site: ClassType;
  /** For `new C<>(…)`: the class's own type arguments are inferred too. */
  readonly diamond?: boolean;
}

export interface CallRequest {
  readonly candidates: readonly Candidate[];
  /** The static type of the receiver: `getClass()` depends on it. */
  readonly receiver?: JavaType;
  /** Written before the name; empty when left out. */
  readonly typeArguments: readonly JavaType[];
  readonly arguments: readonly ArgumentShape[];
}

/** How arguments are passed: JLS 15.12.2.2 to 15.12.2.4. `erased` when only the erased types fit. */
export type Phase = 'strict' | 'loose' | 'varargs' | 'erased';

/** The method a call means; its types are fixed by `completeCall`, once a target is known. */
export interface Selection {
  readonly kind: 'selection';
  readonly candidate: Candidate;
  readonly phase: Phase;
  /** Trailing arguments are packed into an array. */
  readonly varargs: boolean;
  readonly request: CallRequest;
  /** Whether the result type depends on inference: then the call is a poly expression. */
  readonly poly: boolean;
}

export interface SelectionFailure {
  readonly kind: 'failure';
  readonly reason: string;
}

export interface Invocation {
  readonly method: MethodSymbol;
  readonly site: ClassType;
  /** Trailing arguments are packed into an array. */
  readonly varargs: boolean;
  /** One for each argument: the target type it is elaborated with. */
  readonly parameterTypes: readonly JavaType[];
  /** `void` where there is none; of a constructor: the type of the new object. */
  readonly result: JavaType;
  /** Of the method's own type parameters, explicit or inferred. */
  readonly typeArguments: readonly JavaType[];
}
