/** The method that a method reference means (Java Language Specification, 15.13.1). */
import { Flag, hasFlag } from '../../../../ir/program.js';
import { methodCandidates } from '../members.js';
import type { JavaModel } from '../model.js';
import type {
  Candidate,
  Invocation,
  MethodReferenceShape,
  Selection,
  StandaloneShape,
} from '../overloads/arguments.js';
import { selectApplicable } from '../overloads/overloads.js';
import { erasedType } from '../types/erasure.js';
import { isSubtype } from '../types/subtyping.js';
import { asSuper } from '../types/supertypes.js';
import { isRaw, type JavaType } from '../types/types.js';
import { creationCandidates } from './exact-references.js';
import { completeCall } from './inference.js';

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
