/** The most specific of several applicable methods (Java Language Specification, 15.12.2.5). */
import { Flag, hasFlag } from '../../../../ir/program.js';
import { widensTo } from '../../../../ir/wrappers.js';
import { capture } from '../inference/capture.js';
import { exactMethodReference } from '../inference/exact-references.js';
import { descriptorOf } from '../inference/functional.js';
import { InferenceSession } from '../inference/inference-session.js';
import { isProper } from '../inference/inference-variables.js';
import type { JavaModel } from '../model.js';
import { formalTypes, inferredParameters, siteSubstitution } from '../source/formal-parameters.js';
import { isSubclass } from '../types/ancestors.js';
import { erasedParametersIn } from '../types/signatures.js';
import { substitute } from '../types/substitution.js';
import { isSameType, isSubtype } from '../types/subtyping.js';
import type { ClassType, JavaType } from '../types/types.js';
import type { ArgumentShape, CallRequest, Candidate } from './arguments.js';

/** Undefined when none is more specific than all others. */
export function mostSpecific(
  model: JavaModel,
  candidates: readonly Candidate[],
  request: CallRequest,
  arity: 'variable' | 'fixed',
): Candidate | undefined {
  if (candidates.length === 1) return candidates[0];
  const maximal = candidates.filter((candidate) =>
    candidates.every((other) => other === candidate || isMoreSpecific(model, candidate, other, request, arity)),
  );
  return maximal.length <= 1 ? maximal[0] : preferred(model, maximal);
}

/** Of methods that are each more specific than the others, their signatures being alike. */
function preferred(model: JavaModel, maximal: readonly Candidate[]): Candidate | undefined {
  const concrete = maximal.filter((candidate) => !hasFlag(candidate.method, Flag.ABSTRACT));
  if (concrete.length === 1) return concrete[0];
  const alike = maximal.every((candidate) => {
    const first = maximal[0];
    return first === undefined || sameErasure(model, first, candidate);
  });
  if (!alike && concrete.length !== 0) return undefined;
  const pool = concrete.length > 0 ? concrete : maximal;
  const result = (candidate: Candidate): JavaType => substitute(candidate.method.result(), siteSubstitution(candidate));
  const best = pool.find((candidate) => pool.every((other) => isSubtype(model, result(candidate), result(other))));
  return best ?? pool[0];
}

function sameErasure(model: JavaModel, left: Candidate, right: Candidate): boolean {
  const first = erasedParametersIn(model, left.site.symbol, left.method);
  const second = erasedParametersIn(model, right.site.symbol, right.method);
  return first.length === second.length && first.every((each, index) => each === second[index]);
}

function isMoreSpecific(
  model: JavaModel,
  candidate: Candidate,
  other: Candidate,
  request: CallRequest,
  arity: 'variable' | 'fixed',
): boolean {
  const { arguments: shapes } = request;
  const count =
    arity === 'variable'
      ? Math.max(shapes.length, candidate.method.parameters().length, other.method.parameters().length)
      : shapes.length;
  const own = formalTypes(candidate, count, arity, siteSubstitution(candidate));
  const session = new InferenceSession(model);
  const theirs = formalTypes(
    other,
    count,
    arity,
    inferredParameters(other).length === 0 ? siteSubstitution(other) : session.open(other, []),
  );
  for (let index = 0; index < count; index++) {
    const lower = own[index];
    const upper = theirs[index];
    if (lower === undefined || upper === undefined) continue;
    const shape = shapes[index];
    if (isProper(upper)) {
      if (!isMoreSpecificType(model, lower, upper, shape)) return false;
    } else {
      if (lower.kind === 'primitive') return false;
      if (shape !== undefined && isFunctional(shape) && isFunctionallyMoreSpecific(model, lower, upper, shape))
        continue;
      session.bounds.subtype(lower, upper);
      if (session.bounds.failed) return false;
    }
  }
  return true;
}

function isMoreSpecificType(
  model: JavaModel,
  lower: JavaType,
  upper: JavaType,
  shape: ArgumentShape | undefined,
): boolean {
  if (lower.kind === 'primitive' || upper.kind === 'primitive')
    return lower.kind === 'primitive' && upper.kind === 'primitive' && widensTo(lower.name, upper.name);
  if (isSubtype(model, lower, upper)) return true;
  return shape !== undefined && isFunctional(shape) && isFunctionallyMoreSpecific(model, lower, upper, shape);
}

function isFunctional(shape: ArgumentShape): boolean {
  if (shape.kind === 'choice') return shape.branches.every(isFunctional);
  return shape.kind === 'lambda' || shape.kind === 'method-reference';
}

/** For explicitly typed lambdas and exact method references: the result types decide. */
function isFunctionallyMoreSpecific(model: JavaModel, lower: JavaType, upper: JavaType, shape: ArgumentShape): boolean {
  if (lower.kind !== 'class' || upper.kind !== 'class' || related(model, lower, upper)) return false;
  const mine = descriptorOf(model, capture(model, lower), undefined);
  const theirs = descriptorOf(model, upper, undefined);
  if (mine === undefined || theirs === undefined || mine.parameterTypes.length !== theirs.parameterTypes.length)
    return false;
  if (!decidesByResult(model, shape)) return false;
  const sameParameters = mine.parameterTypes.every((type, index) => {
    const other = theirs.parameterTypes[index];
    return other === undefined || !isProper(other) || isSameType(model, type, other);
  });
  if (!sameParameters) return false;
  const own = mine.resultType;
  const other = theirs.resultType;
  if (other.kind === 'void') return true;
  if (own.kind === 'void') return false;
  if (own.kind === 'primitive' && other.kind === 'primitive') return widensTo(own.name, other.name);
  if (own.kind === 'primitive') return resultsArePrimitive(model, shape, mine.parameterTypes) === true;
  if (other.kind === 'primitive') return resultsArePrimitive(model, shape, mine.parameterTypes) === false;
  return !isProper(other) || isSubtype(model, own, other);
}

function related(model: JavaModel, lower: ClassType, upper: ClassType): boolean {
  return isSubclass(model, lower.symbol, upper.symbol) || isSubclass(model, upper.symbol, lower.symbol);
}

function decidesByResult(model: JavaModel, shape: ArgumentShape): boolean {
  if (shape.kind === 'choice') return shape.branches.every((branch) => decidesByResult(model, branch));
  if (shape.kind === 'lambda') return shape.parameterTypes !== undefined || shape.arity === 0;
  return shape.kind === 'method-reference' && exactMethodReference(model, shape) !== undefined;
}

/** True when all results are standalone expressions of primitive type, false when none is; undefined otherwise. */
function resultsArePrimitive(
  model: JavaModel,
  shape: ArgumentShape,
  parameterTypes: readonly JavaType[],
): boolean | undefined {
  if (shape.kind === 'choice') {
    const answers = new Set(shape.branches.map((branch) => resultsArePrimitive(model, branch, parameterTypes)));
    return answers.size === 1 ? [...answers][0] : undefined;
  }
  if (shape.kind === 'method-reference') return exactMethodReference(model, shape)?.resultType.kind === 'primitive';
  if (shape.kind !== 'lambda') return undefined;
  const results = shape.results(shape.parameterTypes ?? parameterTypes);
  const primitive = results.map((each) => each.kind === 'standalone' && each.type.kind === 'primitive');
  if (primitive.every(Boolean)) return true;
  return primitive.some(Boolean) ? undefined : false;
}
