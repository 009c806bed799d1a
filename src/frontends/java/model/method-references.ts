/** The method that a method reference means (Java Language Specification, 15.13.1). */
import { Flag, hasFlag } from '../../../ir/program.js';
import type { Candidate, Invocation, MethodReferenceShape, Selection, StandaloneShape } from './arguments.js';
import { erasedType } from './erasure.js';
import { formalTypes, isVarargs, siteSubstitution } from './formal-parameters.js';
import { completeCall } from './inference.js';
import { constructorCandidates, methodCandidates } from './members.js';
import type { JavaModel } from './model.js';
import { selectApplicable } from './overloads.js';
import { substitute } from './substitution.js';
import { isSubtype } from './subtyping.js';
import { asSuper } from './supertypes.js';
import { INT, isParameterised, isRaw, type JavaType } from './types.js';

export type SelectedReference =
  | { readonly kind: 'static' | 'bound' | 'unbound' | 'constructor'; readonly selection: Selection }
  /** `T[]::new`. */
  | { readonly kind: 'array' };

export type ResolvedReference =
  | { readonly kind: 'static' | 'bound' | 'unbound' | 'constructor'; readonly invocation: Invocation }
  | { readonly kind: 'array' };

/**
 * The method for a function type with these parameter types. `unbound`: the first parameter is the receiver and the
 * invocation's arguments are the others.
 */
export function resolveMethodReference(
  model: JavaModel,
  shape: MethodReferenceShape,
  parameterTypes: readonly JavaType[],
  expectedResult?: JavaType,
): ResolvedReference | undefined {
  const found = selectMethodReference(model, shape, parameterTypes);
  if (found === undefined || found.kind === 'array') return found;
  return { kind: found.kind, invocation: completeCall(model, found.selection, expectedResult) };
}

export function selectMethodReference(
  model: JavaModel,
  shape: MethodReferenceShape,
  parameterTypes: readonly JavaType[],
): SelectedReference | undefined {
  const { type, kind } = shape.qualifier;
  if (shape.name === 'new') {
    if (type.kind === 'array') return parameterTypes.length === 1 ? { kind: 'array' } : undefined;
    const selection = choose(model, shape, creationCandidates(model, shape), parameterTypes, undefined);
    return selection && { kind: 'constructor', selection };
  }
  const candidates = methodCandidates(model, type, shape.name, shape.access);
  if (kind === 'expression') {
    const selection = choose(model, shape, candidates, parameterTypes, type);
    return selection && { kind: hasFlag(selection.candidate.method, Flag.STATIC) ? 'static' : 'bound', selection };
  }
  const asStatic = choose(model, shape, candidates, parameterTypes, undefined);
  const [receiver, ...others] = parameterTypes;
  const searched = receiver === undefined ? undefined : searchedType(model, receiver, type);
  const asInstance =
    searched === undefined
      ? undefined
      : choose(model, shape, methodCandidates(model, searched, shape.name, shape.access), others, searched);
  if (asStatic !== undefined && hasFlag(asStatic.candidate.method, Flag.STATIC))
    return { kind: 'static', selection: asStatic };
  if (asInstance !== undefined && !hasFlag(asInstance.candidate.method, Flag.STATIC))
    return { kind: 'unbound', selection: asInstance };
  return undefined;
}

/** The type to search for `T::m` on a receiver: a raw T takes the arguments that the receiver's type has for it. */
function searchedType(model: JavaModel, receiver: JavaType, type: JavaType): JavaType | undefined {
  if (!isSubtype(model, receiver, erasedType(type))) return undefined;
  if (type.kind === 'class' && isRaw(type)) return asSuper(model, receiver, type.symbol) ?? type;
  return type;
}

function creationCandidates(model: JavaModel, shape: MethodReferenceShape): readonly Candidate[] {
  const { type } = shape.qualifier;
  if (type.kind !== 'class') return [];
  return constructorCandidates(model, type, { diamond: isRaw(type) }, shape.access);
}

function choose(
  model: JavaModel,
  shape: MethodReferenceShape,
  candidates: readonly Candidate[],
  parameterTypes: readonly JavaType[],
  receiver: JavaType | undefined,
): Selection | undefined {
  const given = parameterTypes.map((type): StandaloneShape => ({ kind: 'standalone', type }));
  const request = { candidates, typeArguments: shape.typeArguments, arguments: given };
  const found = selectApplicable(model, receiver === undefined ? request : { ...request, receiver });
  return found.kind === 'selection' ? found : undefined;
}

/** Whether some method that the reference may mean takes so many arguments, a receiver among them or not (JLS 15.12.2.1). */
export function fitsArity(model: JavaModel, shape: MethodReferenceShape, arity: number): boolean {
  const { type, kind } = shape.qualifier;
  if (type.kind === 'unknown') return true;
  if (shape.name === 'new')
    return type.kind === 'array'
      ? arity === 1
      : creationCandidates(model, shape).some((candidate) => takes(candidate, arity));
  const candidates = methodCandidates(model, type, shape.name, shape.access);
  if (kind === 'expression') return candidates.some((candidate) => takes(candidate, arity));
  return candidates.some((candidate) => takes(candidate, hasFlag(candidate.method, Flag.STATIC) ? arity : arity - 1));
}

function takes(candidate: Candidate, count: number): boolean {
  const parameters = candidate.method.parameters().length;
  return parameters === count || (isVarargs(candidate) && count >= parameters - 1);
}

export interface ExactReference {
  readonly parameterTypes: readonly JavaType[];
  /** The type of the created object for constructors; `void` where there is no result. */
  readonly resultType: JavaType;
  readonly isStatic: boolean;
}

/** The only method that the reference can mean, whatever its target; undefined when there are several. */
export function exactMethodReference(model: JavaModel, shape: MethodReferenceShape): ExactReference | undefined {
  const { type } = shape.qualifier;
  if (shape.name === 'new' && type.kind === 'array') return { parameterTypes: [INT], resultType: type, isStatic: true };
  if (shape.qualifier.kind === 'type' && type.kind === 'class' && isRaw(type)) return undefined;
  const candidates =
    shape.name === 'new' ? creationCandidates(model, shape) : methodCandidates(model, type, shape.name, shape.access);
  const [only] = candidates;
  if (only === undefined || candidates.length !== 1 || isVarargs(only)) return undefined;
  const { method } = only;
  if (method.typeParameters.length > 0 || shape.typeArguments.length > 0) return undefined;
  if (isRaw(only.site) && !hasFlag(method, Flag.STATIC)) return undefined;
  if (shape.qualifier.kind === 'type' && isParameterised(only.site) && hasWildcards(type)) return undefined;
  const substitution = siteSubstitution(only);
  return {
    parameterTypes: formalTypes(only, method.parameters().length, false, substitution),
    resultType: method.name === '<init>' ? only.site : substitute(method.result(), substitution),
    isStatic: method.name === '<init>' || hasFlag(method, Flag.STATIC),
  };
}

function hasWildcards(type: JavaType): boolean {
  return type.kind === 'class' && type.arguments.some((argument) => argument.kind === 'wildcard');
}
