/** Replaces type variables by types. */
import type { TypeParameter } from '../symbols.js';
import type { ClassType, JavaType } from './types.js';

export type Substitution = ReadonlyMap<TypeParameter, JavaType>;

export const NO_SUBSTITUTION: Substitution = new Map();

export function substitutionOf(parameters: readonly TypeParameter[], typeArguments: readonly JavaType[]): Substitution {
  if (parameters.length === 0 || typeArguments.length !== parameters.length) return NO_SUBSTITUTION;
  const map = new Map<TypeParameter, JavaType>();
  for (let index = 0; index < parameters.length; index++) {
    const parameter = parameters[index];
    const argument = typeArguments[index];
    if (parameter !== undefined && argument !== undefined) map.set(parameter, argument);
  }
  return map;
}

/** What a class type says about its class's type parameters and those of the classes around it. */
export function substitutionOfType(type: ClassType): Substitution {
  const own = substitutionOf(type.symbol.typeParameters, type.arguments);
  if (type.enclosing === undefined) return own;
  const outer = substitutionOfType(type.enclosing);
  if (outer.size === 0) return own;
  if (own.size === 0) return outer;
  return new Map([...outer, ...own]);
}

export function substitute(type: JavaType, substitution: Substitution): JavaType {
  if (substitution.size === 0) return type;
  switch (type.kind) {
    case 'variable':
      return substitution.get(type.parameter) ?? type;
    case 'class': {
      const typeArguments = substituteAll(type.arguments, substitution);
      const enclosing = type.enclosing === undefined ? undefined : substitute(type.enclosing, substitution);
      if (typeArguments === type.arguments && enclosing === type.enclosing) return type;
      return enclosing?.kind === 'class'
        ? { kind: 'class', symbol: type.symbol, arguments: typeArguments, enclosing }
        : { kind: 'class', symbol: type.symbol, arguments: typeArguments };
    }
    case 'array': {
      const element = substitute(type.element, substitution);
      if (element === type.element) return type;
      return { kind: 'array', element: element.kind === 'wildcard' && element.bound ? element.bound : element };
    }
    case 'wildcard': {
      if (type.bound === undefined) return type;
      const bound = substitute(type.bound, substitution);
      if (bound === type.bound) return type;
      return substituteWildcard(type.direction, bound);
    }
    case 'intersection': {
      const types = substituteAll(type.types, substitution);
      return types === type.types ? type : { kind: 'intersection', types };
    }
    default:
      return type;
  }
}

/** A wildcard for a variable below a wildcard: `? extends ? extends B` is `? extends B`. */
function substituteWildcard(direction: 'any' | 'extends' | 'super', bound: JavaType): JavaType {
  if (bound.kind !== 'wildcard') return { kind: 'wildcard', direction, bound };
  if (bound.direction === direction && bound.bound !== undefined) return bound;
  return { kind: 'wildcard', direction: 'any' };
}

/** The same list when nothing changed. */
export function substituteAll(types: readonly JavaType[], substitution: Substitution): readonly JavaType[] {
  let result: JavaType[] | undefined;
  for (let index = 0; index < types.length; index++) {
    const type = types[index];
    if (type === undefined) continue;
    const replaced = substitute(type, substitution);
    if (replaced !== type) {
      result ??= types.slice();
      result[index] = replaced;
    }
  }
  return result ?? types;
}
