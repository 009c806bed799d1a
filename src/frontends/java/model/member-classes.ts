/** Member classes by name, inherited ones included (Java Language Specification, 8.5 and 9.5). */
import type { JavaModel } from './model.js';
import { ancestors } from './supertypes.js';
import type { ClassSymbol } from './symbols.js';

export function findMemberClass(model: JavaModel, symbol: ClassSymbol, name: string): ClassSymbol | undefined {
  const own = declaredMemberClass(symbol, name);
  if (own !== undefined) return own;
  for (const ancestor of ancestors(model, symbol).keys()) {
    const inherited = declaredMemberClass(ancestor, name);
    if (inherited !== undefined) return inherited;
  }
  return undefined;
}

function declaredMemberClass(symbol: ClassSymbol, name: string): ClassSymbol | undefined {
  for (const member of symbol.memberClasses()) if (member.simpleName === name) return member;
  return undefined;
}
