/** What code outside can do with objects of each class: the methods it calls, the fields it reads and writes. */

import type { Access } from '../../../execution/replay/access.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { type FieldDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../../ir/program.js';
import { type ClassName, OBJECT, type TypeName } from '../../../ir/types.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { SequenceProgram } from './program.js';

const MOST_HELPERS = INVARIANTS_BUDGETS['sequences/outside'].mostHelpers.most;
const MOST_OF_LIBRARY = INVARIANTS_BUDGETS['sequences/outside'].mostOfLibrary.most;

export class Outside {
  readonly access: Access;
  readonly hierarchy: Hierarchy;
  readonly #methods = new Map<ClassName, readonly MethodDeclaration[]>();
  readonly #fields = new Map<ClassName, readonly FieldDeclaration[]>();
  readonly #ofClass = new Map<ClassName, boolean>();

  constructor(
    readonly program: SequenceProgram,
    /** The class at hand. */
    readonly type: ClassName,
    readonly world: 'open' | 'closed',
  ) {
    this.hierarchy = program.hierarchy;
    this.access = program.access;
  }

  isOfClass(type: ClassName): boolean {
    let answer = this.#ofClass.get(type);
    if (answer === undefined) {
      answer = this.hierarchy.isSubclass(type, this.type);
      this.#ofClass.set(type, answer);
    }
    return answer;
  }

  isOfInput(type: TypeName): boolean {
    return this.hierarchy.find(type)?.origin === 'input';
  }

  /** The classes that the class is nested in, or that are nested in the same. */
  get nest(): readonly ClassName[] {
    let outermost = this.type;
    for (
      let outer = this.hierarchy.find(outermost)?.outer;
      outer !== undefined;
      outer = this.hierarchy.find(outermost)?.outer
    ) {
      outermost = outer;
    }
    const found: ClassName[] = [];
    const collect = (name: ClassName): void => {
      found.push(name);
      for (const member of this.hierarchy.find(name)?.members ?? []) collect(member);
    };
    collect(outermost);
    return found;
  }

  /** Of the class and of those of the input below it. */
  get constructors(): readonly MethodDeclaration[] {
    return [this.type, ...this.access.below(this.type)].flatMap((name) => this.access.constructors(name));
  }

  /** Whether there are static fields that change. */
  get sharesFields(): boolean {
    const chain = this.hierarchy.superclassChain(this.type).map(({ name }) => name);
    return [...this.nest, ...chain]
      .flatMap((name) => this.hierarchy.find(name)?.fields ?? [])
      .some((field) => hasFlag(field, Flag.STATIC) && !hasFlag(field, Flag.FINAL) && this.isOfInput(field.owner));
  }

  /** That can be called on an object of the class, public ones first. In the closed world only on the class at hand. */
  methodsOn(type: ClassName): readonly MethodDeclaration[] {
    let methods = this.#methods.get(type);
    if (methods === undefined) {
      methods = this.world === 'closed' && !this.isOfClass(type) ? [] : this.#findMethods(type);
      this.#methods.set(type, methods);
    }
    return methods;
  }

  #findMethods(type: ClassName): readonly MethodDeclaration[] {
    const found = new Map<string, MethodDeclaration>();
    const overridden = new Set<string>();
    if (!this.isOfInput(type)) return this.#findInterfaceMethods(type);
    for (const supertype of this.hierarchy.supertypes(type)) {
      for (const method of this.hierarchy.find(supertype)?.methods ?? []) {
        if (hasFlag(method, Flag.STATIC) || method.name === '<init>') continue;
        const signature = method.name + method.descriptor;
        // What every object has says something only where the input says something else.
        if (supertype === OBJECT && !overridden.has(signature)) continue;
        if (this.isOfInput(supertype)) overridden.add(signature);
        if (!found.has(signature) && this.access.isCallable(method)) found.set(signature, method);
      }
    }
    return publicFirst([...found.values()]);
  }

  /** Of an object of the library: what its interfaces demand, so that views and iterators over objects of the input are used. */
  #findInterfaceMethods(type: ClassName): readonly MethodDeclaration[] {
    const found = new Map<string, MethodDeclaration>();
    for (const supertype of this.hierarchy.supertypes(type)) {
      if (!this.hierarchy.isInterface(supertype)) continue;
      for (const method of this.hierarchy.find(supertype)?.methods ?? []) {
        const signature = method.name + method.descriptor;
        if (hasFlag(method, Flag.STATIC) || found.has(signature) || !this.access.isCallable(method)) continue;
        if (hasFlag(method, Flag.ABSTRACT) || method.name === 'remove') found.set(signature, method);
      }
    }
    return [...found.values()].slice(0, MOST_OF_LIBRARY);
  }

  /** Accessible instance fields of an object of the class; none in the closed world. */
  fieldsOf(type: ClassName): readonly FieldDeclaration[] {
    if (this.world === 'closed') return [];
    let fields = this.#fields.get(type);
    if (fields === undefined) {
      fields = this.hierarchy
        .superclassChain(type)
        .filter(({ name, origin }) => origin === 'input' && this.access.isNameable(name))
        .flatMap((declaration) => declaration.fields)
        .filter((field) => !hasFlag(field, Flag.STATIC) && this.#isAccessible(field));
      this.#fields.set(type, fields);
    }
    return fields;
  }

  /** Accessible static fields of the class and of what it is nested with; none in the closed world. */
  get staticFields(): readonly FieldDeclaration[] {
    if (this.world === 'closed') return [];
    return this.nest
      .filter((name) => this.access.isNameable(name))
      .flatMap((name) => this.hierarchy.find(name)?.fields ?? [])
      .filter((field) => hasFlag(field, Flag.STATIC) && field.constant === undefined && this.#isAccessible(field));
  }

  #isAccessible(field: FieldDeclaration): boolean {
    return this.access.isAccessible(field) && !hasFlag(field, Flag.SYNTHETIC);
  }

  /** Static methods of the class and, in the open world, of what it is nested with. */
  get staticMethods(): readonly MethodDeclaration[] {
    const owners =
      this.world === 'closed' ? [this.type] : [this.type, ...this.nest.filter((name) => name !== this.type)];
    return owners.flatMap((name) => publicFirst(this.access.staticMethods(name)));
  }

  /**
   * Members of other classes of the input that take an object of the class or of its nest: constructors, static methods and
   * instance methods, which need a receiver besides. None in the closed world.
   */
  get helpers(): readonly MethodDeclaration[] {
    if (this.world === 'closed') return [];
    const nest = new Set(this.nest);
    const above = [...this.hierarchy.supertypes(this.type)].filter((name) => name !== OBJECT && this.isOfInput(name));
    const takers = [...new Set([...nest, ...above])].flatMap((name) => this.program.takersOf(name));
    const takesOwn = ({ parameters }: MethodDeclaration): boolean =>
      parameters.some(({ type }) => above.includes(type));
    const found = [...new Set(takers)].filter((method) => {
      if (this.isOfClass(method.owner)) return false;
      // Its objects are called when they are at hand.
      const isBare = hasFlag(method, Flag.STATIC) || method.name === '<init>';
      return nest.has(method.owner)
        ? method.name === '<init>' || (!isBare && takesOwn(method))
        : isBare || takesOwn(method);
    });
    return publicFirst(found).slice(0, MOST_HELPERS);
  }

  /** Where the class's objects come into being when no client can make or get one: classes whose code makes them. */
  get hosts(): readonly ClassName[] {
    if (this.world === 'closed') return [];
    const makers = [...this.program.makersOf(this.type)].map((name) => this.#nameable(name));
    return [...new Set([...makers, ...this.nest])].filter((name) => name !== this.type && this.access.isNameable(name));
  }

  /** The nearest class around it that has a name. */
  #nameable(name: ClassName): ClassName {
    for (let each: ClassName | undefined = name; each !== undefined; each = this.hierarchy.find(each)?.outer) {
      if (this.access.isNameable(each)) return each;
    }
    return name;
  }
}

function publicFirst(methods: readonly MethodDeclaration[]): readonly MethodDeclaration[] {
  const [first, then] = [true, false].map((wanted) => methods.filter((each) => hasFlag(each, Flag.PUBLIC) === wanted));
  return [...(first ?? []), ...(then ?? [])];
}
