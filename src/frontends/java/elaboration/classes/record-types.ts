/** The type arguments of a generic record named without them in a pattern (Java Language Specification, 18.5.5). */
import type { JavaModel } from '../../model/model.js';
import type { ClassSymbol, TypeParameter } from '../../model/symbols.js';
import { asSuper } from '../../model/types/supertypes.js';
import { type ClassType, classType, type JavaType, selfType, UNBOUNDED } from '../../model/types/types.js';

/** What the record must be so that it is a subtype of the matched type; what that leaves open is a wildcard. */
export function recordTypeFor(model: JavaModel, symbol: ClassSymbol, matched: JavaType): ClassType {
  if (matched.kind !== 'class' || matched.arguments.length === 0) return openType(symbol, new Map());
  if (matched.symbol === symbol) return matched;
  const general = asSuper(model, selfType(symbol), matched.symbol);
  const found = new Map<TypeParameter, JavaType>();
  general?.arguments.forEach((argument, index) => {
    const actual = matched.arguments[index];
    if (argument.kind === 'variable' && actual !== undefined) found.set(argument.parameter, actual);
  });
  return openType(symbol, found);
}

function openType(symbol: ClassSymbol, known: ReadonlyMap<TypeParameter, JavaType>): ClassType {
  return classType(
    symbol,
    symbol.typeParameters.map((parameter) => known.get(parameter) ?? UNBOUNDED),
  );
}
