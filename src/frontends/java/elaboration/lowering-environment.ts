/** What lowering asks about classes: which uses may run a static initialiser, which classes have no subclasses. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { hasInitialiser } from '../../../ir/initialisers.js';
import { Flag, hasFlag } from '../../../ir/program.js';
import { type ClassName, isArray, isPrimitive } from '../../../ir/types.js';
import type { LoweringEnvironment } from '../lowering/index.js';

/** `owner` is the class whose body is lowered: while it runs, that class and its superclasses are initialised. */
export function environmentOf(hierarchy: Hierarchy, owner: ClassName): LoweringEnvironment {
  return {
    initialises: (type) => !isSuperclass(hierarchy, type, owner) && hasInitialiser(hierarchy, type),
    isFinal: (type) => {
      let element = type;
      while (isArray(element)) element = element.slice(0, -2);
      if (isPrimitive(element)) return true;
      const declaration = hierarchy.find(element);
      return declaration !== undefined && hasFlag(declaration, Flag.FINAL);
    },
    isAssignable: (from, to) => hierarchy.isAssignable(from, to),
  };
}

function isSuperclass(hierarchy: Hierarchy, type: ClassName, of: ClassName): boolean {
  return type === of || hierarchy.superclassChain(of).some(({ name }) => name === type);
}
