/** Chooses the method that a call means (Java Language Specification, 15.12.2). */

import type { JavaModel } from '../model.js';
import { inferredParameters, isVarargs } from '../source/formal-parameters.js';
import { hasUnknownSupertype } from '../types/ancestors.js';
import { erasure } from '../types/erasure.js';
import { showType } from '../types/show-type.js';
import { substitute, substitutionOf } from '../types/substitution.js';
import { type JavaType, UNBOUNDED, VOID } from '../types/types.js';
import { isApplicable, isErasedApplicable, isErasedRelated, isPotentiallyApplicable } from './applicability.js';
import type { ArgumentShape, CallRequest, Candidate, Phase, Selection, SelectionFailure } from './arguments.js';
import { mostSpecific } from './specificity.js';

/**
 * Where one candidate alone is left by arity, it is taken unless the erased type of an argument is of another kind than the
 * parameter's: then a method is meant that the class lacks here, as models do. Where types are too hard to follow, erased types decide; a choice that stays open is a failure.
 */
export function selectMethod(model: JavaModel, request: CallRequest): Selection | SelectionFailure {
  const found = select(model, request);
  if (found.kind === 'failure' || !mayInheritMore(model, found) || isExact(found)) return found;
  return failure(request, 'a supertype is unknown that may have a method that fits better');
}

/** Whether the receiver's class has supertypes that could not be found. Constructors are not inherited. */
function mayInheritMore(model: JavaModel, { candidate, request }: Selection): boolean {
  if (candidate.method.name === '<init>') return false;
  const receiver = request.receiver?.kind === 'class' ? request.receiver : candidate.site;
  return hasUnknownSupertype(model, receiver.symbol) || hasUnknownSupertype(model, candidate.site.symbol);
}

/** No method fits better than one that takes exactly the types of the arguments. */
function isExact({ candidate, request, varargs }: Selection): boolean {
  const parameters = candidate.method.parameters();
  return (
    !varargs &&
    request.arguments.every((argument, index) => {
      const parameter = parameters[index];
      if (argument.kind !== 'standalone' || parameter === undefined || isUnknown(parameter.type)) return false;
      return erasure(argument.type) === erasure(parameter.type);
    })
  );
}

function select(model: JavaModel, request: CallRequest): Selection | SelectionFailure {
  const potential = request.candidates.filter((candidate) => isPotentiallyApplicable(model, candidate, request));
  const [only] = potential;
  if (only === undefined) return failure(request, 'no method fits');
  if (potential.length === 1) {
    if (!isErasedRelated(model, only, request)) return failure(request, 'no method fits');
    if (!isVarargs(only)) return selection(request, only, 'loose', 'fixed');
    const direct =
      request.arguments.length === only.method.parameters().length && isApplicable(model, only, request, 'loose');
    return selection(request, only, direct ? 'loose' : 'varargs', direct ? 'fixed' : 'variable');
  }
  const doubtful = request.arguments.find((argument) => isDoubtful(model, argument));
  if (doubtful !== undefined) return failure(request, `supertypes of ${showShape(doubtful)} are unknown`);
  return choose(model, request, potential) ?? chooseErased(model, request, potential);
}

/** An argument whose class has supertypes that could not be found may fit more methods than we can tell. */
function isDoubtful(model: JavaModel, shape: ArgumentShape): boolean {
  if (shape.kind === 'choice') return shape.branches.some((branch) => isDoubtful(model, branch));
  return shape.kind === 'standalone' && shape.type.kind === 'class' && hasUnknownSupertype(model, shape.type.symbol);
}

/** Only a method whose applicability has been shown. */
export function selectApplicable(model: JavaModel, request: CallRequest): Selection | SelectionFailure {
  const potential = request.candidates.filter((candidate) => isPotentiallyApplicable(model, candidate, request));
  return choose(model, request, potential) ?? failure(request, 'no method fits');
}

function choose(
  model: JavaModel,
  request: CallRequest,
  potential: readonly Candidate[],
): Selection | SelectionFailure | undefined {
  for (const phase of ['strict', 'loose', 'varargs'] as const) {
    const applicable = potential.filter((candidate) => isApplicable(model, candidate, request, phase));
    if (applicable.length === 0) continue;
    const best = mostSpecific(model, applicable, request, phase === 'varargs' ? 'variable' : 'fixed');
    if (best === undefined) return failure(request, 'ambiguous');
    if (isGuess(best, potential)) return failure(request, 'a parameter type is unknown');
    return selection(request, best, phase, phase === 'varargs' ? 'variable' : 'fixed');
  }
  return undefined;
}

/** An unknown type takes every argument: with others to choose from, the choice would be a guess. */
function isGuess({ method }: Candidate, potential: readonly Candidate[]): boolean {
  return potential.length > 1 && method.parameters().some(({ type }) => isUnknown(type));
}

function isUnknown(type: JavaType): boolean {
  let at = type;
  while (at.kind === 'array') at = at.element;
  return at.kind === 'unknown';
}

function chooseErased(
  model: JavaModel,
  request: CallRequest,
  potential: readonly Candidate[],
): Selection | SelectionFailure {
  for (const varargs of [false, true]) {
    const applicable = potential.filter((candidate) =>
      isErasedApplicable(model, candidate, request, varargs ? 'variable' : 'fixed'),
    );
    if (applicable.length === 0) continue;
    const best = mostSpecific(model, applicable, request, varargs ? 'variable' : 'fixed');
    if (best === undefined) return failure(request, 'ambiguous');
    if (isGuess(best, potential)) return failure(request, 'a parameter type is unknown');
    return selection(request, best, 'erased', varargs ? 'variable' : 'fixed');
  }
  return failure(request, 'no method fits');
}

function selection(request: CallRequest, candidate: Candidate, phase: Phase, arity: 'variable' | 'fixed'): Selection {
  return {
    kind: 'selection',
    candidate,
    phase,
    varargs: arity === 'variable',
    request,
    poly: isPoly(request, candidate),
  };
}

/** A generic method whose result mentions its type parameters, or a diamond (JLS 15.12 and 15.9). */
function isPoly(request: CallRequest, candidate: Candidate): boolean {
  if (candidate.diamond === true) return true;
  const parameters = inferredParameters(candidate);
  if (parameters.length === 0 || request.typeArguments.length > 0) return false;
  const result = candidate.method.name === '<init>' ? VOID : candidate.method.result();
  return (
    substitute(
      result,
      substitutionOf(
        parameters,
        parameters.map(() => UNBOUNDED),
      ),
    ) !== result
  );
}

function failure(request: CallRequest, what: string): SelectionFailure {
  const [first] = request.candidates;
  const name = first === undefined ? 'method' : first.method.name === '<init>' ? 'constructor' : first.method.name;
  return { kind: 'failure', reason: `${what}: ${name}(${request.arguments.map(showShape).join(', ')})` };
}

function showShape(shape: ArgumentShape): string {
  switch (shape.kind) {
    case 'standalone':
      return showType(shape.type);
    case 'call':
      return `${shape.selection.candidate.method.name}(…)`;
    case 'method-reference':
      return `${showType(shape.qualifier.type)}::${shape.name}`;
    case 'choice':
      return shape.branches.map(showShape).join(' | ');
    default:
      return 'lambda';
  }
}
