/**
 * What a client may call: public constructors and methods of classes that it can name in the same package. Members without
 * modifier are called by the input alone, so that what breaks them is found at the callers that realise it.
 */
import type { Hierarchy } from '../../ir/hierarchy.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { type ClassName, isReference } from '../../ir/types.js';

export class Access {
  readonly #nameable = new Map<ClassName, boolean>();
  readonly #below = new Map<ClassName, readonly ClassName[]>();
  #givers: readonly MethodDeclaration[] | undefined;

  constructor(readonly hierarchy: Hierarchy) {}

  /** Local and anonymous classes, lambdas and private members of classes have no name that a client could use. */
  isNameable(name: ClassName): boolean {
    const known = this.#nameable.get(name);
    if (known !== undefined) return known;
    this.#nameable.set(name, false);
    const declaration = this.hierarchy.find(name);
    const answer = declaration !== undefined && this.#decide(declaration);
    this.#nameable.set(name, answer);
    return answer;
  }

  #decide({ name, outer, flags, origin }: ClassDeclaration): boolean {
    if (origin !== 'input' && (flags & Flag.PUBLIC) === 0) return false;
    if (outer === undefined) return !/\$\$|\$\d/.test(name);
    if ((flags & (Flag.PRIVATE | Flag.SYNTHETIC)) !== 0) return false;
    return this.isNameable(outer) && this.hierarchy.find(outer)?.members.includes(name) === true;
  }

  /** A constructor of a class that has objects, a static method, or an instance method. */
  isCallable(method: MethodDeclaration): boolean {
    const declaration = this.hierarchy.find(method.owner);
    if (declaration === undefined || !this.isNameable(method.owner) || method.name === '<clinit>') return false;
    if (hasFlag(method, Flag.SYNTHETIC) || !hasFlag(method, Flag.PUBLIC)) return false;
    if (method.name !== '<init>') return true;
    return declaration.kind !== 'enum' && !hasFlag(declaration, Flag.ABSTRACT);
  }

  constructors(name: ClassName): readonly MethodDeclaration[] {
    const declared = this.hierarchy.find(name)?.methods ?? [];
    return declared.filter((method) => method.name === '<init>' && this.isCallable(method));
  }

  /**
   * The instance methods that can be called on an object of the class, each as a nameable supertype declares it; nearest
   * declarations first, library supertypes only where the class itself is of the library or has no name.
   */
  instanceMethods(name: ClassName): readonly MethodDeclaration[] {
    const found = new Map<string, MethodDeclaration>();
    const declared = new Set<string>();
    for (const supertype of this.hierarchy.supertypes(name)) {
      for (const method of this.hierarchy.find(supertype)?.methods ?? []) {
        if (hasFlag(method, Flag.STATIC) || method.name === '<init>') continue;
        const signature = method.name + method.descriptor;
        if (this.#isOfInput(supertype)) declared.add(signature);
        if (!found.has(signature) && this.isCallable(method)) found.set(signature, method);
      }
    }
    return [...found].filter(([signature]) => declared.has(signature)).map(([, method]) => method);
  }

  /** Classes of the input below a type, itself left out. */
  below(type: ClassName): readonly ClassName[] {
    let found = this.#below.get(type);
    if (found === undefined) {
      const { hierarchy } = this;
      found = hierarchy.table.inputs().filter((name) => name !== type && hierarchy.isSubclass(name, type));
      this.#below.set(type, found);
    }
    return found;
  }

  /** Static and instance methods of the input that a client may call and that give references. */
  get givers(): readonly MethodDeclaration[] {
    this.#givers ??= this.hierarchy.table
      .inputs()
      .flatMap((name) => this.hierarchy.find(name)?.methods ?? [])
      .filter((method) => method.name !== '<init>' && isReference(method.result) && this.isCallable(method));
    return this.#givers;
  }

  staticMethods(name: ClassName): readonly MethodDeclaration[] {
    const declared = this.hierarchy.find(name)?.methods ?? [];
    return declared.filter((method) => hasFlag(method, Flag.STATIC) && this.isCallable(method));
  }

  #isOfInput(name: ClassName): boolean {
    return this.hierarchy.find(name)?.origin === 'input';
  }
}
