/** Fields and methods that a type has, inherited ones included (Java Language Specification, 8.2, 8.3, 8.4.8 and 9.2). */
import { Flag, hasFlag } from '../../../ir/program.js';
import { OBJECT } from '../../../ir/types.js';
import { type AccessContext, isAccessible, packageOf } from './access.js';
import { ImplicitMethod } from './implicit-method.js';
import { capture, upward } from './inference/capture.js';
import type { JavaModel } from './model.js';
import type { Candidate } from './overloads/arguments.js';
import type { ClassSymbol, FieldSymbol, MethodSymbol } from './symbols.js';
import { declaredSupertypes, isSubclass } from './types/ancestors.js';
import { erasedType } from './types/erasure.js';
import { sameSignatureIn } from './types/signatures.js';
import { substitute, substitutionOfType } from './types/substitution.js';
import { isSubtype } from './types/subtyping.js';
import { asSuper } from './types/supertypes.js';
import { type ClassType, classType, isRaw, type JavaType, selfType, VOID } from './types/types.js';

const NONE: readonly MethodSymbol[] = [];

/** The classes whose members a type has: itself, the bounds of a variable, the parts of an intersection. */
export function memberSites(model: JavaModel, type: JavaType): readonly ClassType[] {
  return sitesAt(model, type, 0);
}

function sitesAt(model: JavaModel, type: JavaType, depth: number): readonly ClassType[] {
  if (depth > 10) return [];
  switch (type.kind) {
    case 'class':
      return [capture(model, type)];
    case 'variable':
      return type.parameter.bounds().flatMap((bound) => sitesAt(model, bound, depth + 1));
    case 'intersection':
      return type.types.flatMap((part) => sitesAt(model, part, depth + 1));
    case 'wildcard':
      return sitesAt(
        model,
        type.direction === 'extends' && type.bound ? type.bound : model.classTypeNamed(OBJECT),
        depth + 1,
      );
    case 'array':
      return sitesAt(model, model.classTypeNamed(OBJECT), depth + 1);
    default:
      return [];
  }
}

export interface FoundField {
  readonly field: FieldSymbol;
  /** As seen through the receiver, without captured variables. */
  readonly type: JavaType;
}

/** The field that a name means in a type, if the type has it and it may be named here. */
export function findField(
  model: JavaModel,
  type: JavaType,
  name: string,
  access: AccessContext,
): FoundField | undefined {
  for (const site of memberSites(model, type)) {
    const field = fieldIn(model, site.symbol, name, new Set());
    if (field !== undefined && isAccessible(model, field, access))
      return { field, type: fieldTypeIn(model, field, site) };
  }
  return undefined;
}

/** A field hides those of supertypes even where it is not inherited itself (JLS 8.3). */
function fieldIn(model: JavaModel, symbol: ClassSymbol, name: string, seen: Set<ClassSymbol>): FieldSymbol | undefined {
  seen.add(symbol);
  for (const field of symbol.fields()) if (field.name === name) return field;
  for (const type of declaredSupertypes(model, symbol)) {
    const found = seen.has(type.symbol) ? undefined : fieldIn(model, type.symbol, name, seen);
    if (found !== undefined && isInheritedMember(found, symbol)) return found;
  }
  return undefined;
}

/** The type of a field of an object of the given type. */
export function fieldTypeIn(model: JavaModel, field: FieldSymbol, receiver: JavaType): JavaType {
  if (hasFlag(field, Flag.STATIC)) return field.type();
  const site = asSuper(model, receiver, field.owner);
  if (site === undefined) return field.type();
  if (isRaw(site)) return erasedType(field.type());
  return upward(substitute(field.type(), substitutionOfType(capture(model, site))));
}

/** Methods of that name that are members of the type. The receiver restricts what is accessible unless it is absent. */
export function methodCandidates(
  model: JavaModel,
  type: JavaType,
  name: string,
  access: AccessContext,
  receiver: JavaType | undefined = type,
): readonly Candidate[] {
  const result: Candidate[] = [];
  for (const site of memberSites(model, type)) {
    for (const method of memberMethods(model, site.symbol, name)) {
      if (result.some((other) => other.method === method)) continue;
      const free = type.kind === 'array' && name === 'clone';
      if (!free && !isAccessible(model, method, access, receiver)) continue;
      result.push({ method, site: siteOf(model, site, method) });
    }
  }
  return result;
}

function siteOf(model: JavaModel, site: ClassType, method: MethodSymbol): ClassType {
  const view = asSuper(model, site, method.owner);
  return view === undefined ? classType(method.owner) : capture(model, view);
}

/** `new T(…)`: with `diamond`, the class's type arguments are left to inference. */
export function constructorCandidates(
  model: JavaModel,
  type: ClassType,
  options: { readonly diamond: boolean },
  access: AccessContext,
): readonly Candidate[] {
  const site = options.diamond ? selfType(type.symbol) : type;
  const candidates: Candidate[] = [];
  const methods = hasFlag(type.symbol, Flag.INTERFACE) ? [interfaceConstructor(type.symbol)] : type.symbol.methods();
  for (const method of methods) {
    if (method.name !== '<init>' || !isAccessible(model, method, access, access.viaSuper ? undefined : type)) continue;
    candidates.push(options.diamond ? { method, site, diamond: true } : { method, site });
  }
  return candidates;
}

/** What `new I<>() { … }` calls as far as inference is concerned (JLS 15.9.3): an interface has no constructor. */
function interfaceConstructor(owner: ClassSymbol): MethodSymbol {
  return new ImplicitMethod({
    owner,
    name: '<init>',
    flags: Flag.PUBLIC,
    implicit: 'default-constructor',
    parameters: () => [],
    result: () => VOID,
    declared: owner.declared,
    span: owner.span,
  });
}

export function hasMethodNamed(model: JavaModel, symbol: ClassSymbol, name: string): boolean {
  return memberMethods(model, symbol, name).length > 0;
}

/** Declared and inherited methods of that name, without those that others of them override. No constructors. */
export function memberMethods(model: JavaModel, symbol: ClassSymbol, name: string): readonly MethodSymbol[] {
  if (name === '<init>') return NONE;
  let names = model.caches.methods.get(symbol);
  if (names === undefined) {
    names = new Map();
    model.caches.methods.set(symbol, names);
  }
  const known = names.get(name);
  if (known !== undefined) return known;
  // Entered first: cyclic inheritance, which is reported elsewhere, must end.
  names.set(name, NONE);
  const found = collectMethods(model, symbol, name);
  names.set(name, found);
  return found;
}

function collectMethods(model: JavaModel, symbol: ClassSymbol, name: string): readonly MethodSymbol[] {
  const declared = symbol.methods().filter((method) => method.name === name);
  let result: MethodSymbol[] | undefined;
  for (const type of declaredSupertypes(model, symbol)) {
    for (const method of memberMethods(model, type.symbol, name)) {
      if (!isInherited(method, symbol)) continue;
      result ??= declared.slice();
      addInherited(model, symbol, result, method);
    }
  }
  // An interface has the public methods of Object even where it extends other interfaces.
  const object = hasFlag(symbol, Flag.INTERFACE) ? model.classTypeNamed(OBJECT) : undefined;
  if (object?.kind === 'class') {
    for (const method of memberMethods(model, object.symbol, name)) {
      if (!hasFlag(method, Flag.PUBLIC)) continue;
      result ??= declared.slice();
      addInherited(model, symbol, result, method);
    }
  }
  return result ?? (declared.length === 0 ? NONE : declared);
}

function isInherited(method: MethodSymbol, by: ClassSymbol): boolean {
  if (hasFlag(method, Flag.PRIVATE)) return false;
  if (hasFlag(method, Flag.STATIC) && hasFlag(method.owner, Flag.INTERFACE)) return false;
  // Interfaces have the public methods of Object only.
  if (hasFlag(by, Flag.INTERFACE)) return hasFlag(method, Flag.PUBLIC);
  return isInheritedMember(method, by);
}

function isInheritedMember(member: FieldSymbol | MethodSymbol, by: ClassSymbol): boolean {
  if (hasFlag(member, Flag.PRIVATE)) return false;
  if (hasFlag(member, Flag.PUBLIC) || hasFlag(member, Flag.PROTECTED)) return true;
  return packageOf(member.owner) === packageOf(by);
}

function addInherited(model: JavaModel, symbol: ClassSymbol, result: MethodSymbol[], method: MethodSymbol): void {
  for (let index = 0; index < result.length; index++) {
    const present = result[index];
    if (present === undefined) continue;
    if (present === method) return;
    if (!sameSignatureIn(model, symbol, present, method)) continue;
    if (prefers(model, symbol, method, present)) result[index] = method;
    return;
  }
  result.push(method);
}

/** Of two inherited methods with the same signature, whether the later one is the member (JLS 8.4.8.4 and 9.4.1.3). */
function prefers(model: JavaModel, symbol: ClassSymbol, later: MethodSymbol, present: MethodSymbol): boolean {
  if (present.owner === symbol) return false;
  const presentInInterface = hasFlag(present.owner, Flag.INTERFACE);
  const laterInInterface = hasFlag(later.owner, Flag.INTERFACE);
  if (presentInInterface !== laterInInterface) {
    // A class's method wins over an interface's, unless only an interface refines what Object declares abstractly.
    if (later.owner.name === OBJECT) return false;
    if (present.owner.name === OBJECT) return hasFlag(symbol, Flag.INTERFACE) ? laterInInterface : false;
    if (laterInInterface && hasFlag(present, Flag.ABSTRACT)) return refinesResult(model, symbol, later, present);
    return !laterInInterface;
  }
  if (isSubclass(model, present.owner, later.owner)) return false;
  if (isSubclass(model, later.owner, present.owner)) return true;
  if (hasFlag(present, Flag.ABSTRACT) !== hasFlag(later, Flag.ABSTRACT)) return hasFlag(present, Flag.ABSTRACT);
  return refinesResult(model, symbol, later, present);
}

function refinesResult(model: JavaModel, symbol: ClassSymbol, later: MethodSymbol, present: MethodSymbol): boolean {
  const lower = resultIn(model, symbol, later);
  const upper = resultIn(model, symbol, present);
  return isSubtype(model, lower, upper) && !isSubtype(model, upper, lower);
}

function resultIn(model: JavaModel, viewer: ClassSymbol, method: MethodSymbol): JavaType {
  const site = asSuper(model, selfType(viewer), method.owner);
  if (site === undefined || isRaw(site)) return erasedType(method.result());
  return substitute(method.result(), substitutionOfType(site));
}
