/** Fields annotated as never null: an invariant of their class that nobody wrote as a formula. */
import type { Hierarchy } from '../ir/hierarchy.js';
import { isNonNull } from '../ir/nullness.js';
import { type FieldDeclaration, Flag, hasFlag, type MethodDeclaration } from '../ir/program.js';

export function isPromised(hierarchy: Hierarchy, field: FieldDeclaration): boolean {
  // The compiler's own fields carry no annotation, whatever is around them.
  const isWritten = !hasFlag(field, Flag.SYNTHETIC) && !field.name.includes('$');
  return isWritten && isNonNull(hierarchy, field, field.owner);
}

/** What a constructor has to set. */
export function promisedBy(hierarchy: Hierarchy, { name, owner }: MethodDeclaration): readonly FieldDeclaration[] {
  if (name !== '<init>') return [];
  const fields = hierarchy.find(owner)?.fields ?? [];
  return fields.filter((field) => !hasFlag(field, Flag.STATIC) && isPromised(hierarchy, field));
}
