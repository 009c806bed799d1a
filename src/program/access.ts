/** What code outside the input can name and call. */
import type { Hierarchy } from '../ir/hierarchy.js';
import { type ClassDeclaration, type FieldDeclaration, Flag, hasFlag, type MethodDeclaration } from '../ir/program.js';
import type { ClassName } from '../ir/types.js';

/** Nobody adds classes to these packages. */
export const SEALED = /^(?:java|javax|jdk|sun)\./;

export class Access {
  readonly #hierarchy: Hierarchy;
  /** The input's classes below each class, itself included, abstract ones too. */
  readonly #below = new Map<ClassName, ClassDeclaration[]>();
  readonly #nameable = new Map<ClassName, boolean>();
  readonly #visible = new Map<ClassName, boolean>();
  readonly #callable = new Map<MethodDeclaration, boolean>();

  constructor(hierarchy: Hierarchy, classes: readonly ClassDeclaration[]) {
    this.#hierarchy = hierarchy;
    for (const declaration of classes) {
      for (const upper of hierarchy.supertypes(declaration.name)) {
        const below = this.#below.get(upper);
        if (below === undefined) this.#below.set(upper, [declaration]);
        else below.push(declaration);
      }
    }
  }

  /** The classes of the input that are subtypes, itself included where it is of the input. */
  below(name: ClassName): readonly ClassDeclaration[] {
    return this.#below.get(name) ?? [];
  }

  /** Whether source code outside the input can write the name of the class. */
  isNameable(name: ClassName): boolean {
    let isNameable = this.#nameable.get(name);
    if (isNameable === undefined) {
      // Cyclic nesting of erroneous input ends here.
      this.#nameable.set(name, true);
      isNameable = this.#named(name);
      this.#nameable.set(name, isNameable);
    }
    return isNameable;
  }

  #named(name: ClassName): boolean {
    const declaration = this.#hierarchy.find(name);
    if (declaration === undefined) return true;
    if (!isOpenlyFlagged(declaration, name) || hasFlag(declaration, Flag.SYNTHETIC)) return false;
    if (declaration.outer === undefined) return true;
    const outer = this.#hierarchy.find(declaration.outer);
    // Local and anonymous classes are no members.
    if (outer !== undefined && !outer.members.includes(name)) return false;
    return this.isNameable(declaration.outer);
  }

  /** Whether it can be named, or a class of the input that inherits its members. */
  isVisible(name: ClassName): boolean {
    let isVisible = this.#visible.get(name);
    if (isVisible === undefined) {
      isVisible = this.isNameable(name) || this.below(name).some((each) => this.isNameable(each.name));
      this.#visible.set(name, isVisible);
    }
    return isVisible;
  }

  /** Whether outside code can name the field. */
  isField(field: FieldDeclaration): boolean {
    return !hasFlag(field, Flag.SYNTHETIC) && isOpenlyFlagged(field, field.owner) && this.isVisible(field.owner);
  }

  /** Whether outside code can call the method, or make objects by the constructor, by its name or that of a method it overrides. */
  isCallable(method: MethodDeclaration): boolean {
    let isCallable = this.#callable.get(method);
    if (isCallable === undefined) {
      isCallable = this.#called(method);
      this.#callable.set(method, isCallable);
    }
    return isCallable;
  }

  #called(method: MethodDeclaration): boolean {
    const { owner, name } = method;
    if (hasFlag(method, Flag.PRIVATE) || name === '<clinit>') return false;
    if (name === '<init>') return isOpenlyFlagged(method, owner) && this.isNameable(owner);
    const isNamed = isOpenlyFlagged(method, owner) && this.isVisible(owner) && !isAccessor(method);
    if (isNamed) return true;
    return !hasFlag(method, Flag.STATIC) && this.#overridesOpen(method);
  }

  /** Whether it takes the place of a method that outside code can call, or of one of the library. */
  #overridesOpen(method: MethodDeclaration): boolean {
    // A class below may inherit it as the implementation of an interface that its own class does not know.
    const owners = [method.owner, ...this.below(method.owner).map(({ name }) => name)];
    const uppers = new Set(owners.flatMap((name) => [...this.#hierarchy.supertypes(name)]));
    for (const upper of uppers) {
      if (upper === method.owner) continue;
      const declaration = this.#hierarchy.find(upper);
      if (declaration === undefined) return true;
      const above = this.#hierarchy.declaredMethod(upper, method.name, method.descriptor);
      if (above === undefined || hasFlag(above, Flag.STATIC) || hasFlag(above, Flag.PRIVATE)) continue;
      if (declaration.origin !== 'input') return true;
      if (isOpenlyFlagged(above, upper) && this.isVisible(upper)) return true;
    }
    return false;
  }
}

/** Synthetic ways into private members that compilers make for nest mates. */
export function isAccessor(method: MethodDeclaration): boolean {
  return hasFlag(method, Flag.SYNTHETIC) && hasFlag(method, Flag.STATIC) && method.name.startsWith('access$');
}

/** By its own flags alone; members of a package that is open to everybody are accessible unless private. */
function isOpenlyFlagged(element: { readonly flags: number }, className: ClassName): boolean {
  if (hasFlag(element, Flag.PRIVATE)) return false;
  return hasFlag(element, Flag.PUBLIC) || hasFlag(element, Flag.PROTECTED) || !SEALED.test(className);
}
