/** Types as the supertypes that a class makes of them (Java Language Specification, 4.10.2). */

import { OBJECT } from '../../../../ir/types.js';
import { JAVA_BUDGETS } from '../../budgets.js';
import { capture } from '../inference/capture.js';
import type { JavaModel } from '../model.js';
import type { ClassSymbol } from '../symbols.js';
import { ancestors } from './ancestors.js';
import { substitute, substitutionOfType } from './substitution.js';
import { type ClassType, classType, isRaw, type JavaType } from './types.js';

/**
 * The supertype of a type that the given class makes: `ArrayList<String>` as a `Collection` is `Collection<String>`.
 * Raw when the type is raw. Wildcards of the type are captured first.
 */
export function asSuper(model: JavaModel, type: JavaType, symbol: ClassSymbol): ClassType | undefined {
  return asSuperAt(model, type, symbol, 0);
}

const DEEPEST = JAVA_BUDGETS['model/types/supertypes'].deepest.most;

function asSuperAt(model: JavaModel, type: JavaType, symbol: ClassSymbol, depth: number): ClassType | undefined {
  if (depth > DEEPEST) return undefined;
  switch (type.kind) {
    case 'class': {
      if (type.symbol === symbol) return type;
      const view = ancestors(model, type.symbol).get(symbol);
      if (view === undefined || view.arguments.length === 0) return view;
      if (isRaw(type)) return classType(symbol);
      const seen = substitute(view, substitutionOfType(capture(model, type)));
      return seen.kind === 'class' ? seen : undefined;
    }
    case 'variable':
      return firstOf(type.parameter.bounds(), (bound) => asSuperAt(model, bound, symbol, depth + 1));
    case 'intersection':
      return firstOf(type.types, (part) => asSuperAt(model, part, symbol, depth + 1));
    case 'wildcard':
      if (type.direction === 'extends' && type.bound !== undefined)
        return asSuperAt(model, type.bound, symbol, depth + 1);
      return symbol.name === OBJECT ? classType(symbol) : undefined;
    case 'array':
      return ARRAY_SUPERTYPES.has(symbol.name) ? classType(symbol) : undefined;
    default:
      return undefined;
  }
}

export const ARRAY_SUPERTYPES: ReadonlySet<string> = new Set([OBJECT, 'java.lang.Cloneable', 'java.io.Serializable']);

function firstOf(types: readonly JavaType[], find: (type: JavaType) => ClassType | undefined): ClassType | undefined {
  let raw: ClassType | undefined;
  for (const type of types) {
    const found = find(type);
    if (found === undefined) continue;
    if (!isRaw(found)) return found;
    raw ??= found;
  }
  return raw;
}
