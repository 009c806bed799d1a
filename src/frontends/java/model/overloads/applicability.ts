/** Which methods a call could mean (Java Language Specification, 15.12.2.1 to 15.12.2.4). */

import { exactMethodReference, fitsArity } from '../inference/exact-references.js';
import { functionDescriptor } from '../inference/functional.js';
import { completeCall } from '../inference/inference.js';
import { InferenceSession } from '../inference/inference-session.js';
import { asOpenVariable } from '../inference/inference-variables.js';
import type { JavaModel } from '../model.js';
import { formalTypes, inferredParameters, isVarargs, siteSubstitution } from '../source/formal-parameters.js';
import type { TypeParameter } from '../symbols.js';
import { hasUnknownSupertype } from '../types/ancestors.js';
import { isLooselyCompatible, isStrictlyCompatible } from '../types/conversions.js';
import { erasedType } from '../types/erasure.js';
import { NO_SUBSTITUTION, substitutionOf } from '../types/substitution.js';
import type { JavaType } from '../types/types.js';
import type { ArgumentShape, CallRequest, Candidate, LambdaShape, MethodReferenceShape } from './arguments.js';

/** By arity and by the shapes of lambdas and method references. */
export function isPotentiallyApplicable(model: JavaModel, candidate: Candidate, request: CallRequest): boolean {
  const count = request.arguments.length;
  const arity = candidate.method.parameters().length;
  if (count !== arity && !(isVarargs(candidate) && count >= arity - 1)) return false;
  const explicit = request.typeArguments.length;
  if (explicit > 0 && candidate.method.typeParameters.length > 0 && candidate.method.typeParameters.length !== explicit)
    return false;
  if (request.arguments.every((argument) => argument.kind === 'standalone')) return true;
  const given = substitutionOf(candidate.method.typeParameters, request.typeArguments);
  const substitution = new Map([...siteSubstitution(candidate), ...given]);
  const formals = formalTypes(
    candidate,
    count,
    isVarargs(candidate) && count !== arity ? 'variable' : 'fixed',
    substitution,
  );
  const inferred = given.size > 0 ? [] : inferredParameters(candidate);
  return request.arguments.every((argument, index) => {
    const formal = formals[index];
    if (formal === undefined || isPotentiallyCompatible(model, argument, formal, inferred)) return true;
    // The last argument may also be an element of the array.
    const element = index === arity - 1 && isVarargs(candidate) && formal.kind === 'array' ? formal.element : undefined;
    return element !== undefined && isPotentiallyCompatible(model, argument, element, inferred);
  });
}

function isPotentiallyCompatible(
  model: JavaModel,
  shape: ArgumentShape,
  formal: JavaType,
  inferred: readonly TypeParameter[],
): boolean {
  switch (shape.kind) {
    case 'lambda':
    case 'method-reference': {
      if (formal.kind === 'unknown' || (formal.kind === 'variable' && inferred.includes(formal.parameter))) return true;
      const descriptor = functionDescriptor(model, formal);
      if (descriptor === undefined) return false;
      if (shape.kind === 'method-reference') return fitsArity(model, shape, descriptor.parameterTypes.length);
      if (descriptor.parameterTypes.length !== shape.arity) return false;
      return descriptor.resultType.kind === 'void' ? shape.voidCompatible : shape.valueCompatible;
    }
    case 'choice':
      return shape.branches.every((branch) => isPotentiallyCompatible(model, branch, formal, inferred));
    default:
      return true;
  }
}

export type InvocationKind = 'strict' | 'loose' | 'varargs';

/** By the types of the arguments that are pertinent to applicability (JLS 15.12.2.2). */
export function isApplicable(
  model: JavaModel,
  candidate: Candidate,
  request: CallRequest,
  kind: InvocationKind,
): boolean {
  const count = request.arguments.length;
  const arity = candidate.method.parameters().length;
  if (kind === 'varargs' ? !isVarargs(candidate) || count < arity - 1 : count !== arity) return false;
  const inferred = inferredParameters(candidate);
  const explicit =
    request.typeArguments.length > 0 && request.typeArguments.length === candidate.method.typeParameters.length;
  if (inferred.length > 0 && !(explicit && candidate.diamond !== true))
    return isInferable(model, candidate, request, kind, inferred);
  const session = new InferenceSession(model);
  const substitution = explicit ? session.open(candidate, request.typeArguments) : siteSubstitution(candidate);
  const formals = formalTypes(candidate, count, kind === 'varargs' ? 'variable' : 'fixed', substitution);
  return request.arguments.every((argument, index) => {
    const formal = formals[index];
    return formal === undefined || fits(model, argument, formal, kind);
  });
}

/** Without inference variables in the formal parameter. */
function fits(model: JavaModel, shape: ArgumentShape, formal: JavaType, kind: InvocationKind): boolean {
  switch (shape.kind) {
    case 'standalone':
      return (kind === 'strict' ? isStrictlyCompatible : isLooselyCompatible)(model, shape.type, formal);
    case 'choice':
      return shape.branches.every((branch) => fits(model, branch, formal, kind));
    case 'call': {
      if (kind === 'strict' && formal.kind === 'primitive' && shape.selection.poly) return false;
      const { result } = completeCall(model, shape.selection, formal);
      return (kind === 'strict' ? isStrictlyCompatible : isLooselyCompatible)(model, result, formal);
    }
    default: {
      if (!isPertinent(model, shape)) return isPotentiallyCompatible(model, shape, formal, []);
      const session = new InferenceSession(model);
      session.argument(shape, formal);
      session.processPending();
      return !session.bounds.failed;
    }
  }
}

function isInferable(
  model: JavaModel,
  candidate: Candidate,
  request: CallRequest,
  kind: InvocationKind,
  inferred: readonly TypeParameter[],
): boolean {
  const session = new InferenceSession(model);
  const substitution = session.open(candidate, request.typeArguments);
  const count = request.arguments.length;
  const formals = formalTypes(candidate, count, kind === 'varargs' ? 'variable' : 'fixed', substitution);
  const declared = formalTypes(candidate, count, kind === 'varargs' ? 'variable' : 'fixed', NO_SUBSTITUTION);
  for (let index = 0; index < count; index++) {
    const argument = request.arguments[index];
    const formal = formals[index];
    const written = declared[index];
    if (argument === undefined || formal === undefined || written === undefined) continue;
    const isBare = written.kind === 'variable' && inferred.includes(written.parameter);
    if (!isReducible(model, argument, isBare ? 'bare' : 'other')) {
      // An array or class never takes a lambda, whatever is inferred.
      if (asOpenVariable(formal) === undefined && !isPotentiallyCompatible(model, argument, formal, [])) return false;
      continue;
    }
    if (kind === 'strict' && !isStrictShape(argument, formal)) return false;
    session.argument(argument, formal);
    if (session.bounds.failed) return false;
  }
  session.processPending();
  return !session.bounds.failed;
}

function isReducible(model: JavaModel, shape: ArgumentShape, parameter: 'bare' | 'other'): boolean {
  switch (shape.kind) {
    case 'lambda':
    case 'method-reference':
      return parameter === 'other' && isPertinent(model, shape);
    case 'choice':
      return shape.branches.every((branch) => isReducible(model, branch, parameter));
    default:
      return true;
  }
}

/** Explicitly typed lambdas and exact method references; lambdas whose results wait for more are left out. */
function isPertinent(model: JavaModel, shape: LambdaShape | MethodReferenceShape): boolean {
  if (shape.kind === 'lambda') return shape.parameterTypes !== undefined || shape.arity === 0;
  return exactMethodReference(model, shape) !== undefined;
}

/** No boxing or unboxing in the strict phase (JLS 18.5.1). */
function isStrictShape(shape: ArgumentShape, formal: JavaType): boolean {
  switch (shape.kind) {
    case 'standalone':
      return (shape.type.kind === 'primitive') === (formal.kind === 'primitive') || shape.type.kind === 'unknown';
    case 'choice':
      return shape.branches.every((branch) => isStrictShape(branch, formal));
    default:
      return formal.kind !== 'primitive';
  }
}

/** By erased types alone: for calls whose generics we could not follow. */
export function isErasedApplicable(
  model: JavaModel,
  candidate: Candidate,
  request: CallRequest,
  arity: 'variable' | 'fixed',
): boolean {
  const count = request.arguments.length;
  const declared = candidate.method.parameters().length;
  if (arity === 'variable' ? !isVarargs(candidate) || count < declared - 1 : count !== declared) return false;
  const formals = formalTypes(candidate, count, arity, NO_SUBSTITUTION);
  return request.arguments.every((argument, index) => {
    const formal = formals[index];
    return formal === undefined || fitsErased(model, argument, erasedType(formal));
  });
}

function fitsErased(model: JavaModel, shape: ArgumentShape, formal: JavaType): boolean {
  switch (shape.kind) {
    case 'standalone':
      return isLooselyCompatible(model, erasedType(shape.type), formal);
    case 'choice':
      return shape.branches.every((branch) => fitsErased(model, branch, formal));
    case 'call':
      return isLooselyCompatible(model, erasedType(completeCall(model, shape.selection, formal).result), formal);
    default:
      return true;
  }
}

/**
 * Whether each argument may be what the parameter, or an element of its array, takes, by erased types: one type is below the other.
 * What is inferred of an argument may be too general, never of another kind.
 */
export function isErasedRelated(model: JavaModel, candidate: Candidate, request: CallRequest): boolean {
  const parameters = candidate.method.parameters();
  return request.arguments.every((argument, index) => {
    const parameter = parameters[index] ?? parameters.at(-1);
    if (parameter === undefined) return true;
    const formal = erasedType(parameter.type);
    if (isRelated(model, argument, formal)) return true;
    const isLast = index >= parameters.length - 1;
    return isLast && isVarargs(candidate) && formal.kind === 'array' && isRelated(model, argument, formal.element);
  });
}

function isRelated(model: JavaModel, shape: ArgumentShape, formal: JavaType): boolean {
  if (shape.kind === 'choice') return shape.branches.every((branch) => isRelated(model, branch, formal));
  if (shape.kind !== 'standalone' || isOpenEnded(model, shape.type) || isOpenEnded(model, formal)) return true;
  const given = erasedType(shape.type);
  return isLooselyCompatible(model, given, formal) || isLooselyCompatible(model, formal, given);
}

/** Whether its erasure does not tell all that the type is below. */
function isOpenEnded(model: JavaModel, type: JavaType): boolean {
  if (type.kind === 'array') return isOpenEnded(model, type.element);
  if (type.kind === 'class') return hasUnknownSupertype(model, type.symbol);
  return type.kind !== 'primitive';
}
