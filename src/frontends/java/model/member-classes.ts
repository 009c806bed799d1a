/** Member classes by name, inherited ones included (Java Language Specification, 8.5 and 9.5). */
import { Flag, hasFlag } from '../../../ir/program.js';
import { packageOf } from './access.js';
import type { JavaModel } from './model.js';
import type { ClassSymbol } from './symbols.js';
import { declaredSupertypes } from './types/ancestors.js';

export function findMemberClass(model: JavaModel, symbol: ClassSymbol, name: string): ClassSymbol | undefined {
  return search(model, symbol, name, new Set());
}

/** A member class that a supertype declares hides those further up, even where it is not inherited itself. */
function search(model: JavaModel, symbol: ClassSymbol, name: string, seen: Set<ClassSymbol>): ClassSymbol | undefined {
  for (const member of symbol.memberClasses()) if (member.simpleName === name) return member;
  seen.add(symbol);
  for (const type of declaredSupertypes(model, symbol)) {
    if (seen.has(type.symbol)) continue;
    const found = search(model, type.symbol, name, seen);
    if (found !== undefined && isInherited(found, symbol)) return found;
  }
  return undefined;
}

function isInherited(member: ClassSymbol, by: ClassSymbol): boolean {
  if (hasFlag(member, Flag.PRIVATE)) return false;
  return hasFlag(member, Flag.PUBLIC) || hasFlag(member, Flag.PROTECTED) || packageOf(member) === packageOf(by);
}
