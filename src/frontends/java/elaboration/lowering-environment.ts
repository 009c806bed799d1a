/** What lowering asks about classes: which uses may run a static initialiser, which classes have no subclasses. */
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { hasInitialiser, isQuietEnum } from '../../../ir/initialisers.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, isArray, isPrimitive } from '../../../ir/types.js';
import type { LoweringEnvironment } from '../lowering/index.js';

/** While a method is lowered that is called by this name, its class and the superclasses are initialised. */
export function environmentOf(
  hierarchy: Hierarchy,
  { owner, name }: Pick<MethodDeclaration, 'owner' | 'name'>,
): LoweringEnvironment {
  return {
    initialises: (type) => !isSuperclass(hierarchy, type, owner) && hasInitialiser(hierarchy, type),
    // To know that takes bodies of constructors and initialisers: these do not ask for each other.
    seesInitialiser: (type) => name === '<init>' || name === '<clinit>' || !isQuietEnum(hierarchy, type),
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
