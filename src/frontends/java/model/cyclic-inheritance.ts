/** Classes that inherit from themselves, also by way of others: an error (Java Language Specification, 8.1.4), and nobody may loop. */
import type { ClassSymbol } from './symbols.js';
import type { JavaType } from './types/types.js';

/**
 * Whether the class is above the type that its header names. The header may not answer for itself yet: what it says meanwhile closes no
 * circle, so that of several classes in a circle exactly one is told. Library classes do not inherit from the input.
 */
export function isAbove(symbol: ClassSymbol, named: JavaType): boolean {
  const seen = new Set<ClassSymbol>();
  const open = [named];
  for (let type = open.pop(); type !== undefined; type = open.pop()) {
    if (type.kind !== 'class' || seen.has(type.symbol)) continue;
    if (type.symbol === symbol) return true;
    seen.add(type.symbol);
    if (type.symbol.origin !== symbol.origin) continue;
    const superclass = type.symbol.superclass();
    open.push(...type.symbol.interfaces(), ...(superclass === undefined ? [] : [superclass]));
  }
  return false;
}
