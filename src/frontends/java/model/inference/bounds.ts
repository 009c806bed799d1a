/** Least upper bounds and greatest lower bounds of types (Java Language Specification, 4.10.4 and 5.1.10). */

import { OBJECT } from '../../../../ir/types.js';
import { JAVA_BUDGETS } from '../../budgets.js';
import type { JavaModel } from '../model.js';
import type { ClassSymbol } from '../symbols.js';
import { ancestors } from '../types/ancestors.js';
import { asReference } from '../types/conversions.js';
import { isSameType, isSubtype } from '../types/subtyping.js';
import { asSuper } from '../types/supertypes.js';
import {
  arrayType,
  type ClassType,
  classType,
  extendsWildcard,
  isRaw,
  type JavaType,
  NULL_TYPE,
  superWildcard,
  UNBOUNDED,
} from '../types/types.js';

const DEEPEST = JAVA_BUDGETS['model/inference/bounds'].deepest.most;

/** The least type above all; primitives count boxed, null types not at all. */
export function lub(model: JavaModel, types: readonly JavaType[]): JavaType {
  return leastUpperBound(model, types, 0);
}

function leastUpperBound(model: JavaModel, types: readonly JavaType[], depth: number): JavaType {
  const distinct: JavaType[] = [];
  for (const type of types) {
    const reference = asReference(model, type);
    if (reference.kind === 'unknown') return reference;
    if (reference.kind === 'null' || distinct.some((other) => isSameType(model, other, reference))) continue;
    distinct.push(reference);
  }
  const [first, ...others] = distinct;
  if (first === undefined) return NULL_TYPE;
  if (others.length === 0) return first;
  for (const type of distinct) if (distinct.every((other) => isSubtype(model, other, type))) return type;
  if (distinct.every((type) => type.kind === 'array')) return leastArray(model, distinct, depth);
  return intersection(model, candidates(model, distinct, depth));
}

function leastArray(model: JavaModel, types: readonly JavaType[], depth: number): JavaType {
  const elements = types.flatMap((type) => (type.kind === 'array' ? [type.element] : []));
  if (elements.some((element) => element.kind === 'primitive'))
    return intersection(model, candidates(model, types, depth));
  return arrayType(leastUpperBound(model, elements, depth));
}

/** Minimal erased candidates, each with the type arguments that all types share. */
function candidates(model: JavaModel, types: readonly JavaType[], depth: number): readonly JavaType[] {
  let shared: ClassSymbol[] | undefined;
  for (const type of types) {
    const above = erasedSupertypes(model, type, 0);
    shared = shared === undefined ? [...above] : shared.filter((symbol) => above.has(symbol));
  }
  const all = shared ?? [];
  const minimal = all.filter((symbol) => !all.some((other) => other !== symbol && ancestors(model, other).has(symbol)));
  return minimal.map((symbol) => sharedParameterisation(model, types, symbol, depth));
}

function erasedSupertypes(model: JavaModel, type: JavaType, depth: number): ReadonlySet<ClassSymbol> {
  const result = new Set<ClassSymbol>();
  if (depth > 10) return result;
  if (type.kind === 'class') {
    result.add(type.symbol);
    for (const symbol of ancestors(model, type.symbol).keys()) result.add(symbol);
    return result;
  }
  const parts =
    type.kind === 'variable'
      ? type.parameter.bounds()
      : type.kind === 'intersection'
        ? type.types
        : type.kind === 'array'
          ? [OBJECT, 'java.lang.Cloneable', 'java.io.Serializable'].map((name) => model.classTypeNamed(name))
          : [];
  for (const part of parts) for (const symbol of erasedSupertypes(model, part, depth + 1)) result.add(symbol);
  return result;
}

function sharedParameterisation(
  model: JavaModel,
  types: readonly JavaType[],
  symbol: ClassSymbol,
  depth: number,
): JavaType {
  if (symbol.typeParameters.length === 0) return classType(symbol);
  let merged: ClassType | undefined;
  for (const type of types) {
    const view = asSuper(model, type, symbol);
    if (view === undefined || isRaw(view)) return classType(symbol);
    if (merged === undefined) {
      merged = view;
      continue;
    }
    const before: ClassType = merged;
    const typeArguments = before.arguments.map((argument, index) =>
      leastContaining(model, argument, view.arguments[index] ?? UNBOUNDED, depth),
    );
    merged = classType(symbol, typeArguments, before.enclosing);
  }
  return merged ?? classType(symbol);
}

/** The least type argument that contains both (lcta). */
function leastContaining(model: JavaModel, left: JavaType, right: JavaType, depth: number): JavaType {
  if (isSameType(model, left, right)) return left;
  if (isSuper(left) || isSuper(right)) {
    if (!isSuper(left) || !isSuper(right)) return UNBOUNDED;
    return superWildcard(glb(model, [boundOf(left), boundOf(right)]));
  }
  if (depth >= DEEPEST || isUnbounded(left) || isUnbounded(right)) return UNBOUNDED;
  const bound = leastUpperBound(model, [boundOf(left), boundOf(right)], depth + 1);
  return bound.kind === 'class' && bound.symbol.name === OBJECT ? UNBOUNDED : extendsWildcard(bound);
}

function isSuper(type: JavaType): boolean {
  return type.kind === 'wildcard' && type.direction === 'super';
}

function isUnbounded(type: JavaType): boolean {
  return type.kind === 'wildcard' && type.bound === undefined;
}

function boundOf(type: JavaType): JavaType {
  return type.kind === 'wildcard' && type.bound !== undefined ? type.bound : type;
}

/** The greatest type below all: an intersection without the types that others imply, classes first. */
export function glb(model: JavaModel, types: readonly JavaType[]): JavaType {
  const flat = types.flatMap((type) => (type.kind === 'intersection' ? type.types : [type]));
  const unknown = flat.find((type) => type.kind === 'unknown');
  if (unknown !== undefined) return unknown;
  const kept: JavaType[] = [];
  flat.forEach((type, index) => {
    const implied = flat.some((other, at) => {
      if (at === index || !isSubtype(model, other, type)) return false;
      return !isSubtype(model, type, other) || at < index;
    });
    if (!implied) kept.push(type);
  });
  return intersection(model, kept);
}

function intersection(model: JavaModel, types: readonly JavaType[]): JavaType {
  const [first] = types;
  if (first === undefined) return model.classTypeNamed(OBJECT);
  if (types.length === 1) return first;
  const isInterface = (type: JavaType): boolean => type.kind === 'class' && type.symbol.kind === 'interface';
  return {
    kind: 'intersection',
    types: [...types.filter((type) => !isInterface(type)), ...types.filter(isInterface)],
  };
}
