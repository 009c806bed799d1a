/** Superclasses and superinterfaces of classes, in terms of their own parameters (Java Language Specification, 8.1.4, 8.1.5). */
import { OBJECT } from '../../../../ir/types.js';
import type { JavaModel } from '../model.js';
import type { ClassSymbol } from '../symbols.js';
import { substitute, substitutionOfType } from './substitution.js';
import { type ClassType, classType, isRaw } from './types.js';

/** As declared, in terms of the class's own parameters; Object for interfaces too; unresolved ones left out. */
export function declaredSupertypes(model: JavaModel, symbol: ClassSymbol): readonly ClassType[] {
  const types: ClassType[] = [];
  const superclass = symbol.superclass();
  if (superclass?.kind === 'class') types.push(superclass);
  for (const type of symbol.interfaces()) if (type.kind === 'class') types.push(type);
  if (types.length === 0 && symbol.name !== OBJECT) {
    const object = model.classTypeNamed(OBJECT);
    if (object.kind === 'class') types.push(object);
  }
  return types;
}

/** Whether some supertype of the class could not be resolved: then it may have members nobody knows of. */
export function hasUnknownSupertype(model: JavaModel, symbol: ClassSymbol): boolean {
  const known = model.caches.unknownSupertypes.get(symbol);
  if (known !== undefined) return known;
  const unknown = (each: ClassSymbol): boolean =>
    each.superclass()?.kind === 'unknown' || each.interfaces().some((type) => type.kind === 'unknown');
  const result = [symbol, ...ancestors(model, symbol).keys()].some(unknown);
  model.caches.unknownSupertypes.set(symbol, result);
  return result;
}

/** All proper supertypes by class, nearest first; the superclass chain stands before the interfaces of each class. */
export function ancestors(model: JavaModel, symbol: ClassSymbol): ReadonlyMap<ClassSymbol, ClassType> {
  const known = model.caches.ancestors.get(symbol);
  if (known !== undefined) return known;
  const result = new Map<ClassSymbol, ClassType>();
  // Entered before it is complete: a class that (wrongly) extends itself then has finitely many ancestors.
  model.caches.ancestors.set(symbol, result);
  for (const type of declaredSupertypes(model, symbol)) {
    if (type.symbol === symbol) continue;
    if (!result.has(type.symbol)) result.set(type.symbol, type);
    const raw = isRaw(type);
    const substitution = substitutionOfType(type);
    for (const [ancestor, view] of ancestors(model, type.symbol)) {
      if (ancestor === symbol || result.has(ancestor)) continue;
      const seen = raw ? classType(ancestor) : substitute(view, substitution);
      if (seen.kind === 'class') result.set(ancestor, seen);
    }
  }
  const object = model.classTypeNamed(OBJECT);
  if (object.kind === 'class' && symbol !== object.symbol && !result.has(object.symbol))
    result.set(object.symbol, object);
  return result;
}

/** Reflexive. */
export function isSubclass(model: JavaModel, lower: ClassSymbol, upper: ClassSymbol): boolean {
  return lower === upper || ancestors(model, lower).has(upper);
}
