/** Who may name what: private, package, protected and public access (Java Language Specification, 6.6). */
import { Flag } from '../../../ir/program.js';
import { packageOf as packageOfClass } from '../../../ir/types.js';
import type { JavaModel } from './model.js';
import type { ClassSymbol } from './symbols.js';
import { isSubclass } from './types/ancestors.js';
import type { JavaType } from './types/types.js';

export interface AccessContext {
  /** The class in whose body the name stands. */
  readonly from: ClassSymbol | undefined;
  /** The member is named through `super`. */
  readonly viaSuper?: boolean;
}

interface Member {
  readonly owner: ClassSymbol;
  readonly flags: number;
  readonly name: string;
}

/** `receiver` is the static type of what stands before the dot; absent for simple names. */
export function isAccessible(model: JavaModel, member: Member, access: AccessContext, receiver?: JavaType): boolean {
  const { owner, flags } = member;
  if ((flags & Flag.PUBLIC) !== 0) return true;
  const { from } = access;
  if (from === undefined) return (flags & Flag.PRIVATE) === 0;
  if ((flags & Flag.PRIVATE) !== 0) return topLevel(from) === topLevel(owner);
  if (packageOf(from) === packageOf(owner)) return true;
  return (flags & Flag.PROTECTED) !== 0 && isProtectedAccess(model, member, access, receiver);
}

/** From another package: in a subclass, and for instance members only on objects of that subclass. */
function isProtectedAccess(
  model: JavaModel,
  member: Member,
  access: AccessContext,
  receiver: JavaType | undefined,
): boolean {
  for (let at = access.from; at !== undefined; at = at.outer) {
    if (!isSubclass(model, at, member.owner)) continue;
    if (access.viaSuper === true || receiver === undefined || (member.flags & Flag.STATIC) !== 0) return true;
    if (member.name === '<init>') return false;
    if (isBelow(model, receiver, at, 0)) return true;
  }
  return false;
}

function isBelow(model: JavaModel, type: JavaType, symbol: ClassSymbol, depth: number): boolean {
  if (type.kind === 'class') return isSubclass(model, type.symbol, symbol);
  if (depth > 8) return false;
  if (type.kind === 'variable')
    return type.parameter.bounds().some((bound) => isBelow(model, bound, symbol, depth + 1));
  if (type.kind === 'intersection') return type.types.some((part) => isBelow(model, part, symbol, depth + 1));
  return type.kind === 'unknown';
}

export function topLevel(symbol: ClassSymbol): ClassSymbol {
  let at = symbol;
  while (at.outer !== undefined) at = at.outer;
  return at;
}

export function packageOf(symbol: ClassSymbol): string {
  return packageOfClass(topLevel(symbol).name);
}
