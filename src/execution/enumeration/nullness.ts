/** Nullness annotations: an annotated slot is never null in an initial state. */
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Annotation } from '../../ir/program.js';
import { type ClassName, isPrimitive, type TypeName } from '../../ir/types.js';

/** By simple name, whoever declares them: JSpecify, JetBrains, Checker Framework, javax and others agree on these. */
const NON_NULL: ReadonlySet<string> = new Set(['NonNull', 'Nonnull', 'NotNull', 'NonNullable']);
const NULLABLE: ReadonlySet<string> = new Set(['Nullable', 'CheckForNull', 'NullableDecl', 'NullUnmarked']);

interface Annotated {
  readonly type: TypeName;
  readonly annotations: readonly Annotation[];
}

/** Whether a field or parameter declared in class `owner` is annotated so, itself or by `@NullMarked` around it. */
export function isNonNull(hierarchy: Hierarchy, element: Annotated, owner: ClassName): boolean {
  if (isPrimitive(element.type)) return false;
  if (has(element.annotations, NON_NULL)) return true;
  return !has(element.annotations, NULLABLE) && isNullMarked(hierarchy, owner);
}

function isNullMarked(hierarchy: Hierarchy, owner: ClassName): boolean {
  const seen = new Set<ClassName>();
  for (let name: ClassName | undefined = owner; name !== undefined && !seen.has(name); ) {
    seen.add(name);
    const declaration = hierarchy.find(name);
    if (declaration === undefined || has(declaration.annotations, NULLABLE)) return false;
    if (has(declaration.annotations, new Set(['NullMarked']))) return true;
    name = declaration.outer;
  }
  return false;
}

function has(annotations: readonly Annotation[], names: ReadonlySet<string>): boolean {
  return annotations.some(({ type }) =>
    names.has(type.slice(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1)),
  );
}
