/** Fields and methods that static imports bring into a compilation unit (Java Language Specification, 7.5.3 and 7.5.4). */
import { Flag, hasFlag } from '../../../../ir/program.js';
import type { AccessContext } from '../access.js';
import { type FoundField, findField, methodCandidates } from '../members.js';
import type { JavaModel } from '../model.js';
import type { Candidate } from '../overloads/arguments.js';
import { type Scope, unitOf } from '../scope.js';
import type { ClassSymbol } from '../symbols.js';
import { classType } from '../types/types.js';
import { findByNames } from './imports.js';

/** Imports of one name come before imports on demand. */
function importedFrom(model: JavaModel, scope: Scope, name: string): readonly (readonly ClassSymbol[])[] {
  const single: ClassSymbol[] = [];
  const onDemand: ClassSymbol[] = [];
  for (const each of unitOf(scope).imports) {
    if (!each.isStatic) continue;
    if (!each.onDemand && each.names[each.names.length - 1] !== name) continue;
    const owner = findByNames(model, each.onDemand ? each.names : each.names.slice(0, -1));
    if (owner !== undefined) (each.onDemand ? onDemand : single).push(owner);
  }
  return [single, onDemand];
}

export function staticallyImportedField(
  model: JavaModel,
  scope: Scope,
  name: string,
  access: AccessContext,
): FoundField | undefined {
  for (const owners of importedFrom(model, scope, name)) {
    for (const owner of owners) {
      const found = findField(model, classType(owner), name, access);
      if (found !== undefined && hasFlag(found.field, Flag.STATIC)) return found;
    }
  }
  return undefined;
}

export function staticallyImportedMethods(
  model: JavaModel,
  scope: Scope,
  name: string,
  access: AccessContext,
): readonly Candidate[] {
  for (const owners of importedFrom(model, scope, name)) {
    const candidates: Candidate[] = [];
    for (const owner of owners)
      for (const candidate of methodCandidates(model, classType(owner), name, access))
        if (hasFlag(candidate.method, Flag.STATIC) && !candidates.some((other) => other.method === candidate.method))
          candidates.push(candidate);
    if (candidates.length > 0) return candidates;
  }
  return [];
}
