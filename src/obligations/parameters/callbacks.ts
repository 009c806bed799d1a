/**
 * Callbacks: methods of the input that code outside of it may call without naming a class of the input, because they override
 * or implement what a class or interface outside declares. Named classes, anonymous ones, lambdas, method references and
 * bridges alike: each is a class of the input with a method of the outside one's name and descriptor, of its own or inherited.
 */
import type { Hierarchy } from '../../ir/hierarchy.js';
import { isOfLambda } from '../../ir/lambdas.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { ClassName } from '../../ir/types.js';

/** As what a method is called from outside: the methods that it overrides there, or nobody knows. */
export type Roles = ReadonlySet<MethodDeclaration> | 'anything';

const NONE: ReadonlySet<MethodDeclaration> = new Set();

export class Callbacks {
  readonly #hierarchy: Hierarchy;
  readonly #roles = new Map<MethodDeclaration, Set<MethodDeclaration> | 'anything'>();
  readonly #seen = new Set<ClassName>();

  /** `classes`: all of the input, those without a name too. */
  constructor(hierarchy: Hierarchy, classes: Iterable<ClassName>) {
    this.#hierarchy = hierarchy;
    for (const name of classes) this.#add(name);
  }

  /** Empty where code outside can call it by its own name only. */
  roles(method: MethodDeclaration): Roles {
    this.#add(method.owner);
    return this.#roles.get(method) ?? NONE;
  }

  #add(name: ClassName): void {
    if (this.#seen.has(name)) return;
    this.#seen.add(name);
    const above = [...this.#hierarchy.supertypes(name)].map((each) => this.#hierarchy.find(each));
    const own = above
      .filter((each) => each?.origin === 'input')
      .flatMap((each) => each?.methods.filter(isVirtual) ?? []);
    if (own.length === 0) return;
    if (above.includes(undefined) || this.#isOpen(name)) for (const method of own) this.#roles.set(method, 'anything');
    const names = new Set(own.map((method) => method.name));
    for (const outside of above)
      if (outside !== undefined && outside.origin !== 'input') this.#match(name, outside, names);
  }

  /** What a supertype declares that is not at hand, nobody knows; nor as what code that is missing calls a lambda. */
  #isOpen(name: ClassName): boolean {
    if (!this.#hierarchy.isComplete(name)) return true;
    return isOfLambda(name) && this.#hierarchy.find(name)?.interfaces.length === 0;
  }

  #match(name: ClassName, { methods }: ClassDeclaration, names: ReadonlySet<string>): void {
    for (const role of methods) {
      if (!names.has(role.name) || !isVirtual(role)) continue;
      const selection = this.#hierarchy.selectMethod(name, role);
      this.#note(selection.method, role);
      if (selection.kind === 'conflict') this.#note(selection.another, role);
    }
  }

  #note(method: MethodDeclaration, role: MethodDeclaration): void {
    const known = this.#roles.get(method);
    if (known === 'anything' || this.#hierarchy.find(method.owner)?.origin !== 'input') return;
    if (known === undefined) this.#roles.set(method, new Set([role]));
    else known.add(role);
  }
}

function isVirtual(method: MethodDeclaration): boolean {
  return !method.name.startsWith('<') && !hasFlag(method, Flag.STATIC) && !hasFlag(method, Flag.PRIVATE);
}
