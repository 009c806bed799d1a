/**
 * Bridge methods: where an override's erased signature differs from what it overrides, callers of the latter reach it
 * through a synthetic method that has the overridden signature.
 */
import { Flag, hasFlag } from '../../../../ir/program.js';
import { OBJECT } from '../../../../ir/types.js';
import { memberMethods } from '../../model/members.js';
import type { JavaModel } from '../../model/model.js';
import type { ClassSymbol, MethodSymbol } from '../../model/symbols.js';
import { ancestors } from '../../model/types/ancestors.js';
import { overriddenMethods } from '../../model/types/signatures.js';
import { descriptorOf, isInterface } from './signatures.js';

export interface BridgeNeed {
  readonly method: MethodSymbol;
  readonly overridden: MethodSymbol;
}

export function neededBridges(model: JavaModel, symbol: ClassSymbol): readonly BridgeNeed[] {
  const taken = new Set(symbol.methods().map(key));
  const needs: BridgeNeed[] = [];
  const consider = (method: MethodSymbol, overridden: MethodSymbol): void => {
    const name = key(overridden);
    if (taken.has(name)) return;
    taken.add(name);
    needs.push({ method, overridden });
  };
  for (const method of symbol.methods()) {
    if (method.name === '<init>' || hasFlag(method, Flag.STATIC) || hasFlag(method, Flag.PRIVATE)) continue;
    for (const overridden of overriddenMethods(model, method)) consider(method, overridden);
  }
  if (!isInterface(symbol)) inheritedImplementations(model, symbol, consider);
  return needs;
}

function key(method: MethodSymbol): string {
  return method.name + descriptorOf(method);
}

/** Methods of a superclass that implement an interface which only this class brings in. */
function inheritedImplementations(
  model: JavaModel,
  symbol: ClassSymbol,
  consider: (method: MethodSymbol, overridden: MethodSymbol) => void,
): void {
  const superclass = symbol.superclass();
  if (superclass?.kind !== 'class' || superclass.symbol.name === OBJECT || symbol.interfaces().length === 0) return;
  const known = ancestors(model, superclass.symbol);
  for (const ancestor of ancestors(model, symbol).keys()) {
    if (!isInterface(ancestor) || known.has(ancestor)) continue;
    for (const overridden of ancestor.methods()) {
      if (hasFlag(overridden, Flag.STATIC) || hasFlag(overridden, Flag.PRIVATE)) continue;
      for (const method of memberMethods(model, symbol, overridden.name)) {
        if (method.owner === symbol || isInterface(method.owner) || key(method) === key(overridden)) continue;
        if (!overriddenMethods(model, method, symbol).includes(overridden)) continue;
        if (!inheritsMethod(model, superclass.symbol, overridden)) consider(method, overridden);
      }
    }
  }
}

function hasMethod(model: JavaModel, symbol: ClassSymbol, wanted: MethodSymbol): boolean {
  if (symbol.hasMethod !== undefined) return symbol.hasMethod(wanted.name, descriptorOf(wanted));
  const name = key(wanted);
  if (symbol.methods().some((method) => key(method) === name)) return true;
  return neededBridges(model, symbol).some(({ overridden }) => key(overridden) === name);
}

/** Whether a superclass has a method of that name and descriptor, be it a bridge. */
function inheritsMethod(model: JavaModel, start: ClassSymbol, wanted: MethodSymbol): boolean {
  const seen = new Set<ClassSymbol>();
  for (let symbol: ClassSymbol | undefined = start; symbol !== undefined && !seen.has(symbol); ) {
    seen.add(symbol);
    if (hasMethod(model, symbol, wanted)) return true;
    const superclass = symbol.superclass();
    symbol = superclass?.kind === 'class' ? superclass.symbol : undefined;
  }
  return false;
}
