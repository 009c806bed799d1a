/** Which static initialisers a use of a class may run (Java Virtual Machine Specification, 5.5). */
import type { Hierarchy } from './hierarchy.js';
import { type ClassDeclaration, Flag, hasFlag } from './program.js';
import type { ClassName } from './types.js';

/** Initialising a class initialises its superclasses, and of its superinterfaces those of which this holds. */
export function hasInstanceMethod({ methods }: Pick<ClassDeclaration, 'methods'>): boolean {
  return methods.some((method) => !hasFlag(method, Flag.ABSTRACT) && !hasFlag(method, Flag.STATIC));
}

/** Whether initialising the class runs any code: its own, or that of a supertype which is initialised with it. */
export function hasInitialiser(hierarchy: Hierarchy, type: ClassName): boolean {
  const own = hierarchy.declaredMethods(type, '<clinit>').length > 0;
  if (own || hierarchy.isInterface(type)) return own;
  for (const upper of hierarchy.supertypes(type)) {
    if (hierarchy.declaredMethods(upper, '<clinit>').length === 0) continue;
    const declaration = hierarchy.find(upper);
    if (declaration === undefined) continue;
    if (!hasFlag(declaration, Flag.INTERFACE) || hasInstanceMethod(declaration)) return true;
  }
  return false;
}
