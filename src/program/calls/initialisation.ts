/**
 * Which classes are initialised with a class, and in which order (Java Language Specification, 12.4.2): the superclass first, then those
 * of the superinterfaces that declare methods with a body, then the class itself. Using an interface initialises no other.
 */
import type { Hierarchy } from '../../ir/hierarchy.js';
import { hasInstanceMethod } from '../../ir/initialisers.js';
import type { MethodDeclaration } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';

/** What comes directly before the class, in order. Interfaces that are not there to be looked at may be among them. */
export function initialisedBefore(hierarchy: Hierarchy, name: ClassName): readonly ClassName[] {
  const declaration = hierarchy.find(name);
  if (declaration === undefined || hierarchy.isInterface(name)) return [];
  const before: ClassName[] = declaration.superclass === undefined ? [] : [declaration.superclass];
  const seen = new Set<ClassName>();
  const visit = (interfaces: readonly ClassName[]): void => {
    for (const each of interfaces) {
      if (seen.has(each)) continue;
      seen.add(each);
      const found = hierarchy.find(each);
      visit(found?.interfaces ?? []);
      if (found === undefined || hasInstanceMethod(found)) before.push(each);
    }
  };
  visit(declaration.interfaces);
  return before;
}

/** The class, which comes last, with all that is initialised before it, where nothing has been initialised yet. */
export function initialisedWith(hierarchy: Hierarchy, type: ClassName): readonly ClassName[] {
  const order = new Set<ClassName>();
  const begun = new Set<ClassName>();
  const visit = (name: ClassName): void => {
    if (begun.has(name)) return;
    begun.add(name);
    for (const upper of initialisedBefore(hierarchy, name)) visit(upper);
    order.add(name);
  };
  visit(type);
  return [...order];
}

/** The initialisers that run then, in this order. */
export function initialisersOf(hierarchy: Hierarchy, type: ClassName): readonly MethodDeclaration[] {
  return initialisedWith(hierarchy, type).flatMap((name) => hierarchy.declaredMethod(name, '<clinit>', '()V') ?? []);
}
