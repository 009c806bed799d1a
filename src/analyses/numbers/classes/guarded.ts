/** Fields of a class that are numbers or have lengths, and that only code of the input writes: what its invariants speak of. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference } from '../../../ir/instructions.js';
import {
  type ClassDeclaration,
  type FieldDeclaration,
  Flag,
  hasFlag,
  type MethodDeclaration,
} from '../../../ir/program.js';
import { isArray, STRING } from '../../../ir/types.js';
import { SEALED } from '../../../program/access.js';
import { NUMBERS_BUDGETS } from '../budgets.js';

const MOST = NUMBERS_BUDGETS['classes/guarded'].mostFields.most;
const INTEGERS: ReadonlySet<string> = new Set(['byte', 'short', 'char', 'int']);

export interface Guarded {
  readonly fields: readonly FieldReference[];
  /** Classes below that are not in the input, or code of the same package, could write them. */
  readonly isOpen: boolean;
}

/** `writers`: the methods that write a field. Where there are many fields, those that the class itself uses most. */
export function guardedFields(declaration: ClassDeclaration, isLeftOut: (field: FieldDeclaration) => boolean): Guarded {
  const found = declaration.fields.filter((field) => isCounted(field) && isOwn(field) && !isLeftOut(field));
  const counts = found.length <= MOST ? undefined : usesIn(declaration.methods);
  const often = (field: FieldReference): number => counts?.get(field.name) ?? 0;
  const chosen =
    counts === undefined ? found : found.toSorted((one, other) => often(other) - often(one)).slice(0, MOST);
  return {
    fields: chosen.map(({ owner, name, type }) => ({ owner, name, type })),
    isOpen: chosen.some((field) => !hasFlag(field, Flag.FINAL) && !hasFlag(field, Flag.PRIVATE)),
  };
}

/** Where a field stands among those of its class is no matter of how it is written. */
export function keyOfField({ owner, name }: Pick<FieldReference, 'owner' | 'name'>): string {
  return `${owner}.${name}`;
}

export function resolvedKey(hierarchy: Hierarchy, field: FieldReference): string {
  return keyOfField(hierarchy.resolveField(field) ?? field);
}

function isCounted(field: FieldDeclaration): boolean {
  const { type } = field;
  if (hasFlag(field, Flag.STATIC) || hasFlag(field, Flag.VOLATILE)) return false;
  return INTEGERS.has(type) || isArray(type) || type === STRING;
}

function isOwn(field: FieldDeclaration): boolean {
  if (hasFlag(field, Flag.PRIVATE) || hasFlag(field, Flag.FINAL)) return true;
  if (hasFlag(field, Flag.PUBLIC)) return false;
  return hasFlag(field, Flag.PROTECTED) || SEALED.test(field.owner);
}

function usesIn(methods: readonly MethodDeclaration[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const method of methods) {
    for (const { instruction } of method.body()?.edges ?? []) {
      if (instruction.kind !== 'load' && instruction.kind !== 'store') continue;
      if (instruction.place.kind !== 'field') continue;
      const { name } = instruction.place.field;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}
