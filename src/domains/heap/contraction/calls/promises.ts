/** Annotations of results that calls which are not followed can rely on. */
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import { resultNullness } from '../../../../ir/nullness.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../../ir/program.js';

/**
 * Whether the method is annotated never to return null, and that can be relied on: it is of the library, and no class of the
 * input overrides it. In the input a promise is an obligation like others, which may turn out not to be met.
 */
export function promisesResult(hierarchy: Hierarchy, method: MethodDeclaration | undefined): boolean {
  if (method === undefined || resultNullness(hierarchy, method) !== 'non-null') return false;
  const { owner, name, descriptor } = method;
  const declaration = hierarchy.find(owner);
  if (declaration === undefined || declaration.origin === 'input') return false;
  if (hasFlag(method, Flag.STATIC) || hasFlag(method, Flag.FINAL) || hasFlag(declaration, Flag.FINAL)) return true;
  return !hierarchy.table
    .inputs()
    .some(
      (each) =>
        hierarchy.isSubclass(each, owner) &&
        hierarchy.declaredMethods(each, name).some((own) => own.descriptor === descriptor),
    );
}
