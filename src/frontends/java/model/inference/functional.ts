/** Functional interfaces and their function types (Java Language Specification, 9.8 and 9.9). */
import { Flag, hasFlag } from '../../../../ir/program.js';
import { OBJECT } from '../../../../ir/types.js';
import type { FunctionalMethod } from '../caches.js';
import { memberMethods } from '../members.js';
import type { JavaModel } from '../model.js';
import type { ClassSymbol, MethodSymbol, TypeParameter } from '../symbols.js';
import { ancestors } from '../types/ancestors.js';
import { erasedType } from '../types/erasure.js';
import { sameSignatureIn } from '../types/signatures.js';
import { type Substitution, substitute, substitutionOf, substitutionOfType } from '../types/substitution.js';
import { isSameType } from '../types/subtyping.js';
import { asSuper } from '../types/supertypes.js';
import { type ClassType, classType, isRaw, type JavaType } from '../types/types.js';

export interface FunctionDescriptor {
  readonly method: MethodSymbol;
  readonly parameterTypes: readonly JavaType[];
  readonly resultType: JavaType;
  /** The functional interface without wildcards: the type of the lambda itself. */
  readonly site: ClassType;
}

/** The function type of a functional interface type; undefined for all other types. */
export function functionDescriptor(model: JavaModel, type: JavaType): FunctionDescriptor | undefined {
  return descriptorOf(model, type, undefined);
}

/** With the parameter types of an explicitly typed lambda, which decide about wildcards of the target (JLS 15.27.3). */
export function descriptorOf(
  model: JavaModel,
  type: JavaType,
  explicit: readonly JavaType[] | undefined,
): FunctionDescriptor | undefined {
  if (type.kind === 'intersection') {
    for (const part of type.types) {
      const found = descriptorOf(model, part, explicit);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (type.kind === 'variable' && type.parameter.captured !== undefined) {
    const { lower } = type.parameter;
    const bound = lower ?? type.parameter.bounds()[0];
    return bound === undefined || bound === type ? undefined : descriptorOf(model, bound, explicit);
  }
  if (type.kind !== 'class' || !hasFlag(type.symbol, Flag.INTERFACE)) return undefined;
  const found = functionalMethod(model, type.symbol);
  if (found === undefined) return undefined;
  const { method } = found;
  const site = withoutWildcards(model, type, method, explicit);
  const owner = asSuper(model, site, method.owner);
  if (owner === undefined || isRaw(owner) || isRaw(site))
    return {
      method,
      parameterTypes: method.parameters().map((parameter) => erasedType(parameter.type)),
      resultType: erasedType(method.result()),
      site,
    };
  const substitution = substitutionOfType(owner);
  return {
    method,
    parameterTypes: method.parameters().map((parameter) => substitute(parameter.type, substitution)),
    resultType: substitute(method.result(), substitution),
    site,
  };
}

/** The one abstract method, not counting those that Object has publicly. */
export function functionalMethod(model: JavaModel, symbol: ClassSymbol): FunctionalMethod | undefined {
  if (model.caches.functional.has(symbol)) return model.caches.functional.get(symbol);
  const found = findFunctionalMethod(model, symbol);
  model.caches.functional.set(symbol, found);
  return found;
}

function findFunctionalMethod(model: JavaModel, symbol: ClassSymbol): FunctionalMethod | undefined {
  if (symbol.kind !== 'interface') return undefined;
  const names = new Set<string>();
  for (const each of [symbol, ...ancestors(model, symbol).keys()]) {
    if (!hasFlag(each, Flag.INTERFACE)) continue;
    for (const method of each.methods()) if (hasFlag(method, Flag.ABSTRACT)) names.add(method.name);
  }
  let found: MethodSymbol | undefined;
  for (const name of names) {
    for (const method of memberMethods(model, symbol, name)) {
      if (!hasFlag(method, Flag.ABSTRACT) || isObjectMethod(model, symbol, method)) continue;
      if (found !== undefined) return undefined;
      found = method;
    }
  }
  return found === undefined ? undefined : { method: found };
}

function isObjectMethod(model: JavaModel, viewer: ClassSymbol, method: MethodSymbol): boolean {
  const object = model.findClass(OBJECT);
  return (
    object
      ?.methods()
      .some(
        (other) =>
          other.name === method.name && hasFlag(other, Flag.PUBLIC) && sameSignatureIn(model, viewer, method, other),
      ) ?? false
  );
}

/** JLS 9.9: the parameterisation that wildcards stand for; explicit parameter types decide where they can. */
function withoutWildcards(
  model: JavaModel,
  type: ClassType,
  method: MethodSymbol,
  explicit: readonly JavaType[] | undefined,
): ClassType {
  if (!type.arguments.some((argument) => argument.kind === 'wildcard')) return type;
  const parameters = type.symbol.typeParameters;
  const decided = explicit === undefined ? undefined : decidedBy(model, type, method, explicit);
  const typeArguments = type.arguments.map((argument, index) => {
    if (argument.kind !== 'wildcard') return argument;
    const parameter = parameters[index];
    const given = parameter === undefined ? undefined : decided?.get(parameter);
    if (given !== undefined) return given;
    if (argument.bound !== undefined) return argument.bound;
    return declaredBound(model, parameter, parameters);
  });
  return classType(type.symbol, typeArguments, type.enclosing);
}

function declaredBound(
  model: JavaModel,
  parameter: TypeParameter | undefined,
  parameters: readonly TypeParameter[],
): JavaType {
  const bound = parameter?.bounds()[0] ?? model.classTypeNamed(OBJECT);
  const erased: Substitution = substitutionOf(
    parameters,
    parameters.map((each) => erasedType(each.bounds()[0] ?? model.classTypeNamed(OBJECT))),
  );
  return substitute(bound, erased);
}

/** Type parameters that explicit lambda parameter types fix: those that are themselves parameter types of the method. */
function decidedBy(
  model: JavaModel,
  type: ClassType,
  method: MethodSymbol,
  explicit: readonly JavaType[],
): Substitution {
  const view = asSuper(
    model,
    classType(
      type.symbol,
      type.symbol.typeParameters.map((parameter) => ({ kind: 'variable', parameter })),
    ),
    method.owner,
  );
  const substitution = view === undefined ? undefined : substitutionOfType(view);
  const result = new Map<TypeParameter, JavaType>();
  method.parameters().forEach((parameter, index) => {
    const declared = substitution === undefined ? parameter.type : substitute(parameter.type, substitution);
    const given = explicit[index];
    if (given === undefined) return;
    match(model, declared, given, result);
  });
  return result;
}

function match(model: JavaModel, declared: JavaType, given: JavaType, result: Map<TypeParameter, JavaType>): void {
  if (declared.kind === 'variable' && given.kind !== 'primitive') {
    if (!result.has(declared.parameter)) result.set(declared.parameter, given);
  } else if (declared.kind === 'class' && given.kind === 'class' && declared.symbol === given.symbol) {
    declared.arguments.forEach((argument, index) => {
      const other = given.arguments[index];
      if (other !== undefined && !isSameType(model, argument, other)) match(model, argument, other, result);
    });
  } else if (declared.kind === 'array' && given.kind === 'array') {
    match(model, declared.element, given.element, result);
  }
}
