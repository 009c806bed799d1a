/**
 * The class hierarchy of a class table: supertypes, assignability, and where fields and methods are found.
 *
 * Answers are computed on demand and remembered; classes that appear in the table later are seen, classes that were
 * found never change. Cyclic inheritance (of erroneous input) ends every walk instead of looping.
 */
import type { FieldReference, MethodReference } from './instructions.js';
import { type Lookup, type MethodSelection, maximallySpecific, overrides } from './method-selection.js';
import {
  type ClassDeclaration,
  type ClassTable,
  type FieldDeclaration,
  Flag,
  hasFlag,
  type MethodDeclaration,
} from './program.js';
import {
  ARRAY_INTERFACES,
  type ClassName,
  elementType,
  isArray,
  isPrimitive,
  isReference,
  OBJECT,
  type TypeName,
} from './types.js';

const NO_METHODS: readonly MethodDeclaration[] = [];

export class Hierarchy implements Lookup {
  readonly table: ClassTable;
  readonly #found = new Map<ClassName, ClassDeclaration>();
  readonly #chains = new Map<ClassName, readonly ClassDeclaration[]>();
  readonly #supertypes = new Map<ClassName, ReadonlySet<ClassName>>();
  readonly #incomplete = new Set<ClassName>();
  readonly #fields = new Map<ClassName, ReadonlyMap<string, FieldDeclaration>>();
  readonly #methods = new Map<ClassName, ReadonlyMap<string, readonly MethodDeclaration[]>>();
  readonly #selected = new Map<ClassName, Map<MethodDeclaration, MethodSelection>>();

  constructor(table: ClassTable) {
    this.table = table;
  }

  find(name: ClassName): ClassDeclaration | undefined {
    let declaration = this.#found.get(name);
    if (declaration === undefined) {
      declaration = this.table.find(name);
      if (declaration !== undefined) this.#found.set(name, declaration);
    }
    return declaration;
  }

  isInterface(name: ClassName): boolean {
    const declaration = this.find(name);
    return declaration !== undefined && hasFlag(declaration, Flag.INTERFACE);
  }

  /** The class and its superclasses, nearest first; ends early where one is missing. */
  superclassChain(name: ClassName): readonly ClassDeclaration[] {
    const known = this.#chains.get(name);
    if (known !== undefined) return known;
    const chain: ClassDeclaration[] = [];
    const seen = new Set<ClassName>();
    for (let next: ClassName | undefined = name; next !== undefined && !seen.has(next); ) {
      seen.add(next);
      const declaration = this.find(next);
      if (declaration === undefined) return chain;
      chain.push(declaration);
      next = declaration.superclass;
    }
    this.#chains.set(name, chain);
    return chain;
  }

  /** Names of all classes and interfaces that the class is a subtype of, itself and (always) java.lang.Object included. */
  supertypes(name: ClassName): ReadonlySet<ClassName> {
    const known = this.#supertypes.get(name);
    if (known !== undefined) return known;
    const reached = new Set<ClassName>([name]);
    let complete = true;
    for (const each of reached) {
      const declaration = this.find(each);
      if (declaration === undefined) {
        complete = false;
        continue;
      }
      if (declaration.superclass !== undefined) reached.add(declaration.superclass);
      for (const parent of declaration.interfaces) reached.add(parent);
    }
    reached.add(OBJECT);
    if (complete) {
      this.#supertypes.set(name, reached);
      this.#incomplete.delete(name);
    } else {
      this.#incomplete.add(name);
    }
    return reached;
  }

  /** Whether the class and all its supertypes are in the table, so that a negative answer about it can be relied on. */
  isComplete(name: ClassName): boolean {
    this.supertypes(name);
    return !this.#incomplete.has(name);
  }

  /** Reflexive; for classes and interfaces. */
  isSubclass(lower: ClassName, upper: ClassName): boolean {
    return lower === upper || upper === OBJECT || this.supertypes(lower).has(upper);
  }

  /** Whether a value of type `lower` is also of type `upper`: instanceof's rule (JVMS 6.5), reflexive on primitives. */
  isAssignable(lower: TypeName, upper: TypeName): boolean {
    if (lower === upper) return true;
    if (isPrimitive(lower) || isPrimitive(upper) || !isReference(lower) || !isReference(upper)) return false;
    if (lower === 'null' || upper === OBJECT) return true;
    if (upper === 'null') return false;
    if (isArray(lower)) {
      return isArray(upper) ? this.isAssignable(elementType(lower), elementType(upper)) : ARRAY_INTERFACES.has(upper);
    }
    return !isArray(upper) && this.isSubclass(lower, upper);
  }

  /** A field that the class itself declares. */
  declaredField(owner: ClassName, name: string): FieldDeclaration | undefined {
    let fields = this.#fields.get(owner);
    if (fields === undefined) {
      const declaration = this.find(owner);
      if (declaration === undefined) return undefined;
      fields = new Map(declaration.fields.map((field) => [field.name, field]));
      this.#fields.set(owner, fields);
    }
    return fields.get(name);
  }

  /** Field resolution (JVMS 5.4.3.2): the class, its superinterfaces, then its superclass. The type must match too. */
  resolveField(reference: FieldReference): FieldDeclaration | undefined {
    const seen = new Set<ClassName>();
    const search = (owner: ClassName | undefined): FieldDeclaration | undefined => {
      if (owner === undefined || seen.has(owner)) return undefined;
      seen.add(owner);
      const field = this.declaredField(owner, reference.name);
      if (field !== undefined && field.type === reference.type) return field;
      const declaration = this.find(owner);
      for (const parent of declaration?.interfaces ?? []) {
        const inherited = search(parent);
        if (inherited !== undefined) return inherited;
      }
      return search(declaration?.superclass);
    };
    const direct = this.declaredField(reference.owner, reference.name);
    return direct !== undefined && direct.type === reference.type ? direct : search(reference.owner);
  }

  /** Methods of that name that the class itself declares. */
  declaredMethods(owner: ClassName, name: string): readonly MethodDeclaration[] {
    let methods = this.#methods.get(owner);
    if (methods === undefined) {
      const declaration = this.find(owner);
      if (declaration === undefined) return NO_METHODS;
      const byName = new Map<string, MethodDeclaration[]>();
      for (const method of declaration.methods) {
        const same = byName.get(method.name);
        if (same === undefined) byName.set(method.name, [method]);
        else same.push(method);
      }
      methods = byName;
      this.#methods.set(owner, methods);
    }
    return methods.get(name) ?? NO_METHODS;
  }

  declaredMethod(owner: ClassName, name: string, descriptor: string): MethodDeclaration | undefined {
    for (const method of this.declaredMethods(owner, name)) if (method.descriptor === descriptor) return method;
    return undefined;
  }

  /**
   * Method resolution (JVMS 5.4.3.3, 5.4.3.4): the class, its superclasses, then its superinterfaces; for an interface
   * itself, the public methods of java.lang.Object, then its superinterfaces. Also what a `special` call runs. An
   * array type has the methods of java.lang.Object.
   */
  resolveMethod(reference: MethodReference): MethodDeclaration | undefined {
    const { name, descriptor } = reference;
    const owner = isArray(reference.owner) ? OBJECT : reference.owner;
    const direct = this.declaredMethod(owner, name, descriptor);
    // Constructors and static initialisers are not inherited.
    if (direct !== undefined || name.startsWith('<')) return direct;
    for (const declaration of this.superclassChain(owner)) {
      const method =
        this.declaredMethod(declaration.name, name, descriptor) ?? this.#polymorphic(declaration.name, name);
      if (method !== undefined) return method;
    }
    if (this.isInterface(owner)) {
      const method = this.declaredMethod(OBJECT, name, descriptor);
      if (method !== undefined && hasFlag(method, Flag.PUBLIC) && !hasFlag(method, Flag.STATIC)) return method;
    }
    const candidates = maximallySpecific(this, owner, name, descriptor);
    const concrete = candidates.filter((method) => !hasFlag(method, Flag.ABSTRACT));
    return concrete.length === 1 ? concrete[0] : candidates[0];
  }

  /**
   * Method selection (JVMS 5.4.6): what a `virtual` or `interface` call that resolved to `resolved` runs on a receiver
   * of dynamic type `receiver` (a class, or an array type).
   */
  selectMethod(receiver: TypeName, resolved: MethodDeclaration): MethodSelection {
    if (hasFlag(resolved, Flag.PRIVATE)) return { kind: 'method', method: resolved };
    const start = isArray(receiver) ? OBJECT : receiver;
    let selections = this.#selected.get(start);
    if (selections === undefined) {
      selections = new Map();
      this.#selected.set(start, selections);
    }
    let selection = selections.get(resolved);
    if (selection === undefined) {
      selection = this.#select(start, resolved);
      selections.set(resolved, selection);
    }
    return selection;
  }

  #select(receiver: ClassName, resolved: MethodDeclaration): MethodSelection {
    const { name, descriptor } = resolved;
    for (const declaration of this.superclassChain(receiver)) {
      const method = this.declaredMethod(declaration.name, name, descriptor);
      if (method !== undefined && overrides(this, method, resolved)) {
        return hasFlag(method, Flag.ABSTRACT) ? { kind: 'abstract', method } : { kind: 'method', method };
      }
    }
    const candidates = maximallySpecific(this, receiver, name, descriptor);
    const concrete = candidates.filter((method) => !hasFlag(method, Flag.ABSTRACT));
    const [method, another] = concrete;
    if (method === undefined) return { kind: 'abstract', method: candidates[0] ?? resolved };
    return another === undefined ? { kind: 'method', method } : { kind: 'conflict', method, another };
  }

  /** Signature polymorphic methods (JVMS 2.9.3) match every descriptor. */
  #polymorphic(owner: ClassName, name: string): MethodDeclaration | undefined {
    if (owner !== 'java.lang.invoke.MethodHandle' && owner !== 'java.lang.invoke.VarHandle') return undefined;
    const [method, another] = this.declaredMethods(owner, name);
    const polymorphic =
      method !== undefined && another === undefined && hasFlag(method, Flag.NATIVE) && hasFlag(method, Flag.VARARGS);
    return polymorphic ? method : undefined;
  }
}
