/** Nullness annotations: what is promised of a field, a parameter or a method's result. */
import type { Hierarchy } from './hierarchy.js';
import type { Annotation, MethodDeclaration } from './program.js';
import { type ClassName, isReference, type TypeName } from './types.js';

/** By simple name, whoever declares them: JSpecify, JetBrains, Checker Framework, javax, Espalier and others agree on these. */
const NON_NULL: ReadonlySet<string> = new Set(['NonNull', 'Nonnull', 'NotNull', 'NonNullable']);
const NULLABLE: ReadonlySet<string> = new Set(['Nullable', 'CheckForNull', 'NullableDecl', 'NullUnmarked']);
const NULL_MARKED: ReadonlySet<string> = new Set(['NullMarked']);

export type Nullness = 'non-null' | 'nullable' | 'unknown';

interface Annotated {
  readonly type: TypeName;
  readonly annotations: readonly Annotation[];
}

/** What is said of a field or parameter declared in class `owner`, by itself or by `@NullMarked` around it. */
export function nullnessOf(hierarchy: Hierarchy, element: Annotated, owner: ClassName): Nullness {
  if (!isReference(element.type)) return 'unknown';
  if (has(element.annotations, NON_NULL)) return 'non-null';
  if (has(element.annotations, NULLABLE)) return 'nullable';
  return isNullMarked(hierarchy, owner) ? 'non-null' : 'unknown';
}

/** What is said of the result of a method. */
export function resultNullness(hierarchy: Hierarchy, method: MethodDeclaration): Nullness {
  return nullnessOf(hierarchy, { type: method.result, annotations: method.annotations }, method.owner);
}

/** Whether a field or parameter declared in class `owner` is annotated so, itself or by `@NullMarked` around it. */
export function isNonNull(hierarchy: Hierarchy, element: Annotated, owner: ClassName): boolean {
  return nullnessOf(hierarchy, element, owner) === 'non-null';
}

/** Whether `@NullMarked` stands around what class `owner` declares. */
export function isNullMarked(hierarchy: Hierarchy, owner: ClassName): boolean {
  const seen = new Set<ClassName>();
  for (let name: ClassName | undefined = owner; name !== undefined && !seen.has(name); ) {
    seen.add(name);
    const declaration = hierarchy.find(name);
    if (declaration === undefined || has(declaration.annotations, NULLABLE)) return false;
    if (has(declaration.annotations, NULL_MARKED)) return true;
    name = declaration.outer;
  }
  return false;
}

function has(annotations: readonly Annotation[], names: ReadonlySet<string>): boolean {
  return annotations.some(({ type }) =>
    names.has(type.slice(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1)),
  );
}
