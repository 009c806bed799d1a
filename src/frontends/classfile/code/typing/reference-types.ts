/** Reference types where ways meet, and what the virtual machine does not say of interfaces. */
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import {
  arrayOf,
  elementType,
  isArray,
  isPrimitive,
  isReference,
  OBJECT,
  type TypeName,
} from '../../../../ir/types.js';

/** The types without those that are subtypes of others. */
export function greatest(hierarchy: Hierarchy, types: readonly TypeName[]): readonly TypeName[] {
  const kept: TypeName[] = [];
  for (const type of types) {
    if (kept.some((other) => hierarchy.isAssignable(type, other))) continue;
    let count = 0;
    for (const other of kept) if (!hierarchy.isAssignable(other, type)) kept[count++] = other;
    kept.length = count;
    kept.push(type);
  }
  return kept;
}

export function commonTypeOf(hierarchy: Hierarchy, types: readonly TypeName[]): TypeName {
  return types.reduce((left, right) => commonType(hierarchy, left, right));
}

/** As the virtual machine merges types, but an interface above the other type is kept. A missing class has only Object above it. */
function commonType(hierarchy: Hierarchy, left: TypeName, right: TypeName): TypeName {
  if (hierarchy.isAssignable(left, right)) return right;
  if (hierarchy.isAssignable(right, left)) return left;
  if (isArray(left) || isArray(right)) {
    if (!isArray(left) || !isArray(right)) return OBJECT;
    const [first, second] = [elementType(left), elementType(right)];
    if (isPrimitive(first) || isPrimitive(second) || !isReference(first) || !isReference(second)) return OBJECT;
    return arrayOf(commonType(hierarchy, first, second));
  }
  for (const { name } of hierarchy.superclassChain(left)) {
    if (hierarchy.isSubclass(right, name)) return name;
  }
  return OBJECT;
}

/**
 * Whether values of the lower type may be of the upper one, as far as their class tells. False where the upper type is an
 * interface, or an array of one, that the class lacks. java.lang.Object and interfaces say nothing of what a value is:
 * compilers other than javac leave out casts from them.
 */
export function mayImplement(hierarchy: Hierarchy, lower: TypeName, upper: TypeName): boolean {
  if (!hierarchy.isInterface(innermost(upper)) || hierarchy.isAssignable(lower, upper)) return true;
  const from = innermost(lower);
  return from === OBJECT || hierarchy.isInterface(from) || (!isPrimitive(from) && !hierarchy.isComplete(from));
}

/**
 * Whether a cast from one type to another surely succeeds. What is said to be of an interface may be of any class, unless
 * it is said to be of a class that implements it.
 */
export function castSucceeds(hierarchy: Hierarchy, from: TypeName, to: TypeName): boolean {
  if (!hierarchy.isAssignable(from, to)) return false;
  let [lower, upper] = [from, to];
  while (isArray(lower) && isArray(upper)) [lower, upper] = [elementType(lower), elementType(upper)];
  return isArray(lower) || !hierarchy.isInterface(upper) || !hierarchy.isInterface(lower);
}

function innermost(type: TypeName): TypeName {
  let element = type;
  while (isArray(element)) element = elementType(element);
  return element;
}
