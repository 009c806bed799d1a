/** Classes of the input of which new objects are enumerated: the same for all methods, so found out once for each type. */
import type { Hierarchy } from '../../ir/hierarchy.js';
import { type ClassDeclaration, Flag, hasFlag } from '../../ir/program.js';
import { type ClassName, isReference } from '../../ir/types.js';

export interface Below {
  readonly classes: readonly ClassName[];
  /** Library superclasses for whose sake others are left out, in the order of these. */
  readonly omitted: readonly ClassName[];
}

export class InstantiableClasses {
  readonly #hierarchy: Hierarchy;
  readonly #known = new Map<ClassName, Below>();
  #inputs = 0;

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  /** The type itself included. */
  below(type: ClassName): Below {
    const inputs = this.#hierarchy.table.inputs();
    // Lambdas and local classes join the input as the bodies around them are lowered.
    if (inputs.length !== this.#inputs) this.#known.clear();
    this.#inputs = inputs.length;
    let found = this.#known.get(type);
    if (found === undefined) {
      found = this.#find(type, inputs);
      this.#known.set(type, found);
    }
    return found;
  }

  #find(type: ClassName, inputs: readonly ClassName[]): Below {
    const omitted: ClassName[] = [];
    const classes: ClassName[] = [];
    for (const name of inputs) {
      if (!this.#hierarchy.isSubclass(name, type)) continue;
      const declaration = this.#hierarchy.find(name);
      if (declaration === undefined || !isInstantiable(declaration)) continue;
      const library = this.#libraryState(declaration);
      if (library === undefined) classes.push(name);
      else omitted.push(library);
    }
    return { classes, omitted };
  }

  /** A library superclass that keeps references of its own, which no enumeration could fill in sensibly. */
  #libraryState(declaration: ClassDeclaration): ClassName | undefined {
    for (const each of this.#hierarchy.superclassChain(declaration.name)) {
      if (each.origin === 'input') continue;
      if (each.fields.some((field) => !hasFlag(field, Flag.STATIC) && isReference(field.type))) return each.name;
    }
    return undefined;
  }
}

/** Enum constants exist already; there are no others. */
function isInstantiable(declaration: ClassDeclaration): boolean {
  if (declaration.kind !== 'class' && declaration.kind !== 'record') return false;
  return !hasFlag(declaration, Flag.ABSTRACT) && !hasFlag(declaration, Flag.ENUM);
}
