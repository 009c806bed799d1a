/** What lowering asks about classes: which uses may run a static initialiser, which classes have no subclasses. */
import { type ClassTable, Flag, hasFlag } from '../../../ir/program.js';
import { type ClassName, isArray, isPrimitive } from '../../../ir/types.js';
import type { LoweringEnvironment } from '../lowering/index.js';

/** `owner` is the class whose body is lowered: while it runs, that class and its superclasses are initialised. */
export function environmentOf(table: ClassTable, owner: ClassName): LoweringEnvironment {
  return {
    initialises: (type) => !isSuperclass(table, type, owner) && hasInitialiser(table, type),
    isFinal: (type) => {
      let element = type;
      while (isArray(element)) element = element.slice(0, -2);
      if (isPrimitive(element)) return true;
      const declaration = table.find(element);
      return declaration !== undefined && hasFlag(declaration, Flag.FINAL);
    },
  };
}

function isSuperclass(table: ClassTable, type: ClassName, of: ClassName): boolean {
  const seen = new Set<ClassName>();
  for (let name: ClassName | undefined = of; name !== undefined && !seen.has(name); ) {
    if (name === type) return true;
    seen.add(name);
    name = table.find(name)?.superclass;
  }
  return false;
}

/** Initialising a class initialises its superclasses, and its superinterfaces that have default methods (JLS 12.4.1). */
function hasInitialiser(table: ClassTable, type: ClassName): boolean {
  const seen = new Set<ClassName>();
  const search = (name: ClassName, isStart: boolean): boolean => {
    if (seen.has(name)) return false;
    seen.add(name);
    const declaration = table.find(name);
    if (declaration === undefined) return false;
    const isInterface = hasFlag(declaration, Flag.INTERFACE);
    const counts = isStart || !isInterface || declaration.methods.some(isDefault);
    if (counts && declaration.methods.some((method) => method.name === '<clinit>')) return true;
    if (isInterface && isStart) return false;
    if (declaration.superclass !== undefined && search(declaration.superclass, false)) return true;
    return declaration.interfaces.some((parent) => search(parent, false));
  };
  return search(type, true);
}

function isDefault(method: { readonly flags: number }): boolean {
  return !hasFlag(method, Flag.STATIC) && !hasFlag(method, Flag.ABSTRACT) && !hasFlag(method, Flag.PRIVATE);
}
