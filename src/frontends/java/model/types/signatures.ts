/** When two methods have the same signature, and which methods a method overrides (JLS 8.4.2 and 8.4.8). */
import { Flag, hasFlag } from '../../../../ir/program.js';
import { packageOf } from '../access.js';
import type { JavaModel } from '../model.js';
import type { ClassSymbol, MethodSymbol } from '../symbols.js';
import { ancestors } from './ancestors.js';
import { erasure } from './erasure.js';
import { substitute, substitutionOfType } from './substitution.js';
import { type ClassType, isRaw, type JavaType, selfType } from './types.js';

/** As the method's own class declares them: what stands in its descriptor (synthetic parameters aside), to be compared only. */
export function erasedParameters(model: JavaModel, method: MethodSymbol): readonly string[] {
  const known = model.caches.erasedParameters.get(method);
  if (known !== undefined) return known;
  const result = method.erased?.parameters ?? method.parameters().map((parameter) => comparable(parameter.type));
  model.caches.erasedParameters.set(method, result);
  return result;
}

/** Erased parameter types of a method as a subclass sees them, which knows the type arguments of its supertypes. */
export function erasedParametersIn(model: JavaModel, viewer: ClassSymbol, method: MethodSymbol): readonly string[] {
  const site = viewOf(model, viewer, method.owner);
  if (site === undefined || isRaw(site) || site.arguments.length === 0) return erasedParameters(model, method);
  const substitution = substitutionOfType(site);
  return method.parameters().map((parameter) => comparable(substitute(parameter.type, substitution)));
}

/**
 * The erasure, but of a class that is missing its name: a class file may name it too. Where only the simple name is known,
 * a question mark stands before it.
 */
function comparable(type: JavaType): string {
  if (type.kind === 'array') return `${comparable(type.element)}[]`;
  if (type.kind !== 'unknown' || type.name === undefined) return erasure(type);
  return type.name.includes('.') ? type.name : `?${type.name}`;
}

function viewOf(model: JavaModel, viewer: ClassSymbol, owner: ClassSymbol): ClassType | undefined {
  return viewer === owner ? selfType(owner) : ancestors(model, viewer).get(owner);
}

/** Whether two methods of the same name have the same signature, seen from a class that has both. */
export function sameSignatureIn(
  model: JavaModel,
  viewer: ClassSymbol,
  first: MethodSymbol,
  second: MethodSymbol,
): boolean {
  if (first.parameters().length !== second.parameters().length) return false;
  if (first.parameters().length === 0) return true;
  const left = erasedParametersIn(model, viewer, first);
  const right = erasedParametersIn(model, viewer, second);
  if (equalLists(left, right)) return true;
  // A method without generics overrides one whose erasure it has.
  return equalLists(left, erasedParameters(model, second)) || equalLists(erasedParameters(model, first), right);
}

function equalLists(left: readonly string[], right: readonly string[]): boolean {
  return left.every((each, index) => each === right[index] || isLikelySame(each, right[index] ?? ''));
}

const QUESTION_MARK = 0x3f;

/** Whether a missing class of which only the simple name is known is the other one. */
function isLikelySame(left: string, right: string): boolean {
  const known = left.charCodeAt(0) === QUESTION_MARK ? right : left;
  const missing = known === right ? left : right;
  return missing.charCodeAt(0) === QUESTION_MARK && known.split(/[.$]/).at(-1) === missing.slice(1);
}

/** Whether a method of a supertype can be overridden from a class: neither private nor hidden by its package. */
export function isOverridable(method: MethodSymbol, from: ClassSymbol): boolean {
  if (method.name === '<init>' || hasFlag(method, Flag.PRIVATE) || hasFlag(method, Flag.STATIC)) return false;
  if (hasFlag(method, Flag.PUBLIC) || hasFlag(method, Flag.PROTECTED)) return true;
  return packageOf(method.owner) === packageOf(from);
}

/**
 * All methods of proper supertypes of `viewer` that the method overrides or implements there. By default the viewer is
 * the method's own class; a class that inherits a method may see it implement an interface that its owner knows not.
 */
export function overriddenMethods(
  model: JavaModel,
  method: MethodSymbol,
  viewer: ClassSymbol = method.owner,
): readonly MethodSymbol[] {
  if (method.name === '<init>' || hasFlag(method, Flag.STATIC) || hasFlag(method, Flag.PRIVATE)) return [];
  const result: MethodSymbol[] = [];
  for (const ancestor of ancestors(model, viewer).keys()) {
    if (ancestor === method.owner) continue;
    for (const other of ancestor.methods()) {
      if (other.name !== method.name || !isOverridable(other, viewer)) continue;
      if (sameSignatureIn(model, viewer, method, other)) result.push(other);
    }
  }
  return result;
}
