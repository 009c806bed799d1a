/** Which classes have the fields that a predicate lists: a walk that meets an object without them ends, but not in null. */
import type { Hierarchy } from '../ir/hierarchy.js';
import { type FieldDeclaration, Flag, hasFlag } from '../ir/program.js';
import { elementType, isArray, isReference, type TypeName } from '../ir/types.js';
import type { FieldSelector } from './binding/bound.js';

/** Whether every object of the type, subclasses included, has a link that is listed. */
export function hasListed(hierarchy: Hierarchy, type: TypeName, selectors: readonly FieldSelector[]): boolean {
  if (isArray(type)) return selectors.some(({ kind }) => kind === 'elements') && isReference(elementType(type));
  return hierarchy.superclassChain(type).some(({ fields }) => fields.some((field) => isListed(field, selectors)));
}

/** Whether every object that is reached from one of the type along the links, itself included, has one of them. */
export function allHaveListed(hierarchy: Hierarchy, type: TypeName, selectors: readonly FieldSelector[]): boolean {
  const reached = new Set<TypeName>([type]);
  for (const each of reached) {
    // Only of classes in the input are all subclasses known, and their fields.
    if (isArray(each) || hierarchy.find(each)?.origin !== 'input') return false;
    if (!hasListed(hierarchy, each, selectors)) return false;
    const below = hierarchy.table.inputs().filter((input) => hierarchy.isSubclass(input, each));
    for (const declaration of [each, ...below].flatMap((name) => hierarchy.superclassChain(name)))
      for (const field of declaration.fields) if (isListed(field, selectors)) reached.add(field.type);
  }
  return true;
}

function isListed(field: FieldDeclaration, selectors: readonly FieldSelector[]): boolean {
  if (hasFlag(field, Flag.STATIC) || !isReference(field.type)) return false;
  return selectors.some((selector) => {
    if (selector.kind === 'named') return selector.name === field.name;
    return selector.kind === 'one' && selector.field.owner === field.owner && selector.field.name === field.name;
  });
}
