/** The types of a selected call: parameters, result and type arguments (Java Language Specification, 18.5.2). */

import type { JavaModel } from '../model.js';
import type { Invocation, Selection } from '../overloads/arguments.js';
import { formalTypes, inferredParameters, siteSubstitution } from '../source/formal-parameters.js';
import { erasedType } from '../types/erasure.js';
import { type Substitution, substitute, substitutionOf } from '../types/substitution.js';
import type { JavaType } from '../types/types.js';
import { upward } from './capture.js';
import { InferenceSession } from './inference-session.js';
import { resultType } from './result-types.js';

/**
 * The target is the type of the assignment or invocation context around the call, where there is one. Inference never
 * fails: a target that does not fit is left out, and variables nobody restricts get their bounds.
 */
export function completeCall(model: JavaModel, selection: Selection, target?: JavaType): Invocation {
  const { candidate, request } = selection;
  const explicit = request.typeArguments;
  const parameters = inferredParameters(candidate);
  const isExplicit = explicit.length > 0 && explicit.length === candidate.method.typeParameters.length;
  if (parameters.length === 0 || (isExplicit && candidate.diamond !== true)) {
    const site = siteSubstitution(candidate);
    const own = substitutionOf(candidate.method.typeParameters, explicit);
    return invocationOf(model, selection, own.size === 0 ? site : new Map([...site, ...own]), (type) => type, explicit);
  }
  const wanted = target !== undefined && isUsefulTarget(target) ? target : undefined;
  if (wanted !== undefined && selection.poly) {
    const guided = infer(model, selection, wanted);
    if (guided !== undefined) return guided;
  }
  return infer(model, selection, undefined) as Invocation;
}

function isUsefulTarget(target: JavaType): boolean {
  return target.kind !== 'void' && target.kind !== 'unknown' && target.kind !== 'null';
}

/** Undefined when the target contradicts what the arguments say. */
function infer(model: JavaModel, selection: Selection, target: JavaType | undefined): Invocation | undefined {
  const session = new InferenceSession(model);
  const { bounds } = session;
  const substitution = session.open(selection.candidate, selection.request.typeArguments);
  session.passArguments(selection, substitution);
  const failedBefore = bounds.failed;
  const unchecked = bounds.unchecked;
  if (target !== undefined) {
    session.result(selection, substitution, target);
    if (bounds.failed && !failedBefore) return undefined;
  }
  session.processPending();
  session.resolveAll();
  if (target !== undefined && bounds.failed && !failedBefore && !fitsWithout(model, selection)) return undefined;
  const apply = (type: JavaType): JavaType => bounds.apply(bounds.apply(type));
  const typeArguments = selection.candidate.method.typeParameters.map((parameter) =>
    apply(substitute({ kind: 'variable', parameter }, substitution)),
  );
  const invocation = invocationOf(model, selection, substitution, apply, typeArguments);
  if (!unchecked || selection.candidate.method.name === '<init>') return invocation;
  return { ...invocation, result: erasedType(invocation.result) };
}

/** Whether inference without the target contradicts itself as well: then the target is not to blame. */
function fitsWithout(model: JavaModel, selection: Selection): boolean {
  const session = new InferenceSession(model);
  session.passArguments(selection, session.open(selection.candidate, selection.request.typeArguments));
  session.processPending();
  session.resolveAll();
  return session.bounds.failed;
}

function invocationOf(
  model: JavaModel,
  selection: Selection,
  substitution: Substitution,
  apply: (type: JavaType) => JavaType,
  typeArguments: readonly JavaType[],
): Invocation {
  const { candidate, request, varargs } = selection;
  const formals = formalTypes(candidate, request.arguments.length, varargs ? 'variable' : 'fixed', substitution);
  const result = apply(resultType(model, selection, substitution));
  return {
    method: candidate.method,
    site: candidate.site,
    varargs,
    parameterTypes: formals.map(apply),
    result: apply(upward(result)),
    typeArguments,
  };
}
