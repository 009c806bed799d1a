/** Simple names of variables and methods, looked up from a block outwards (Java Language Specification, 6.4 and 6.5). */
import type { AccessContext } from '../../model/access.js';
import { findField, hasMethodNamed, methodCandidates } from '../../model/members.js';
import type { Candidate } from '../../model/overloads/arguments.js';
import { staticallyImportedField, staticallyImportedMethods } from '../../model/source/static-imports.js';
import type { ClassSymbol, FieldSymbol } from '../../model/symbols.js';
import { hasUnknownSupertype } from '../../model/types/ancestors.js';
import { type JavaType, selfType } from '../../model/types/types.js';
import type { Elaborator } from '../elaborator.js';
import type { BodyFrame, ClassContext } from '../frame.js';
import type { BlockScope, Variable } from '../scope.js';

export type FoundName =
  | { readonly kind: 'variable'; readonly variable: Variable }
  /** `holder` is the enclosing class that has the field; undefined when it is imported. */
  | {
      readonly kind: 'field';
      readonly field: FieldSymbol;
      readonly type: JavaType;
      readonly holder: ClassSymbol | undefined;
    };

export interface FoundMethods {
  readonly candidates: readonly Candidate[];
  readonly holder: ClassSymbol | undefined;
}

export function accessFrom(frame: BodyFrame): AccessContext {
  return { from: frame.owner.symbol };
}

export function findName(elaborator: Elaborator, scope: BlockScope, name: string): FoundName | undefined {
  let at: BlockScope | undefined = scope;
  while (at !== undefined) {
    const variable = at.find(name);
    if (variable !== undefined) return { kind: 'variable', variable };
    if (at.frame.lambda !== undefined) {
      at = at.frame.lambda.around;
      continue;
    }
    let owner: ClassContext | undefined = at.frame.owner;
    at = undefined;
    while (owner !== undefined && at === undefined) {
      const found = findField(elaborator.model, selfType(owner.symbol), name, accessFrom(scope.frame));
      if (found !== undefined) return { kind: 'field', ...found, holder: owner.symbol };
      // A supertype that nobody knows may have such a field, which would hide what stands around.
      if (hasUnknownSupertype(elaborator.model, owner.symbol)) return undefined;
      at = owner.scope;
      owner = owner.outer;
    }
  }
  const imported = staticallyImportedField(elaborator.model, scope.types, name, accessFrom(scope.frame));
  return imported === undefined ? undefined : { kind: 'field', ...imported, holder: undefined };
}

/** Whether a class or block around has a variable of the name: where a nearer class is not known in full, either may be meant. */
export function isVariableAround(elaborator: Elaborator, scope: BlockScope, name: string): boolean {
  if (variablesAround(scope).has(name)) return true;
  const access = accessFrom(scope.frame);
  return classesAround(scope).some(({ symbol }) => findField(elaborator.model, selfType(symbol), name, access));
}

/** As for variables. */
export function isMethodAround(elaborator: Elaborator, scope: BlockScope, name: string): boolean {
  return classesAround(scope).some(({ symbol }) => hasMethodNamed(elaborator.model, symbol, name));
}

function classesAround(scope: BlockScope): readonly ClassContext[] {
  const found: ClassContext[] = [];
  for (let owner: ClassContext | undefined = scope.frame.owner; owner !== undefined; owner = owner.outer)
    found.push(owner);
  return found;
}

/** The methods of the innermost enclosing class that has any of that name, else those imported. */
export function findMethods(elaborator: Elaborator, scope: BlockScope, name: string): FoundMethods {
  const { model } = elaborator;
  for (let owner: ClassContext | undefined = scope.frame.owner; owner !== undefined; owner = owner.outer) {
    if (!hasMethodNamed(model, owner.symbol, name)) {
      // As with fields: an unknown supertype may have such a method.
      if (hasUnknownSupertype(model, owner.symbol)) return { candidates: [], holder: undefined };
      continue;
    }
    const candidates = methodCandidates(model, selfType(owner.symbol), name, accessFrom(scope.frame));
    return { candidates, holder: owner.symbol };
  }
  const candidates = staticallyImportedMethods(model, scope.types, name, accessFrom(scope.frame));
  return { candidates, holder: undefined };
}

/** Names of variables that a class declared here might capture; a field may still hide one of them. */
export function variablesAround(scope: BlockScope): ReadonlySet<string> {
  const found = new Set<string>();
  let at: BlockScope | undefined = scope;
  while (at !== undefined) {
    for (const name of at.visible().keys()) found.add(name);
    if (at.frame.lambda !== undefined) {
      at = at.frame.lambda.around;
      continue;
    }
    let owner: ClassContext | undefined = at.frame.owner;
    at = undefined;
    while (owner !== undefined && at === undefined) {
      at = owner.scope;
      owner = owner.outer;
    }
  }
  return found;
}
