/** What can be said of a method reference before its target is known (Java Language Specification, 15.13.1). */
import { Flag, hasFlag } from '../../../../ir/program.js';
import { constructorCandidates, methodCandidates } from '../members.js';
import type { JavaModel } from '../model.js';
import type { Candidate, MethodReferenceShape } from '../overloads/arguments.js';
import { formalTypes, isVarargs, siteSubstitution } from '../source/formal-parameters.js';
import { substitute } from '../types/substitution.js';
import { INT, isParameterised, isRaw, type JavaType } from '../types/types.js';

/** The constructors that `T::new` may mean. */
export function creationCandidates(model: JavaModel, shape: MethodReferenceShape): readonly Candidate[] {
  const { type } = shape.qualifier;
  if (type.kind !== 'class') return [];
  return constructorCandidates(model, type, { diamond: isRaw(type) }, shape.access);
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
    parameterTypes: formalTypes(only, method.parameters().length, 'fixed', substitution),
    resultType: method.name === '<init>' ? only.site : substitute(method.result(), substitution),
    isStatic: method.name === '<init>' || hasFlag(method, Flag.STATIC),
  };
}

function hasWildcards(type: JavaType): boolean {
  return type.kind === 'class' && type.arguments.some((argument) => argument.kind === 'wildcard');
}
