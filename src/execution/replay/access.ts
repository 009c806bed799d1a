/**
 * What a client may call: constructors and methods of classes that it can name, public ones, and those that its package may call. A client
 * of the same package stands in that of whatever it calls; one that is at home somewhere leaves the helpers of other classes alone.
 */
import type { Hierarchy } from '../../ir/hierarchy.js';
import { type ClassDeclaration, Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { type ClassName, isReference, OBJECT, packageOf, type TypeName } from '../../ir/types.js';

const LIBRARY_PACKAGE = /^(java|javax|jdk|sun)\./;

export interface Givers {
  readonly statics: readonly MethodDeclaration[];
  readonly instances: readonly MethodDeclaration[];
}

/** A client that stands in a package. */
export interface ClientAtHome {
  readonly home: string;
  /** Whether the method is there for its own class, and not for others of the package. */
  readonly isHelper: (method: MethodDeclaration) => boolean;
}

/** How the declared result of a method compares with a type. */
interface Fitting {
  readonly below: boolean;
  readonly above: boolean;
}

export class Access {
  readonly #nameable = new Map<ClassName, boolean>();
  readonly #instanceMethods = new Map<ClassName, readonly MethodDeclaration[]>();
  readonly #below = new Map<ClassName, readonly ClassName[]>();
  readonly #factories = new Map<TypeName, readonly MethodDeclaration[]>();
  readonly #giversOf = new Map<ClassName, Givers>();
  #givers: readonly MethodDeclaration[] | undefined;
  #staticGivers: readonly MethodDeclaration[] | undefined;

  constructor(
    readonly hierarchy: Hierarchy,
    readonly client: 'anywhere' | 'same-package' | ClientAtHome = 'anywhere',
    /** Of these, a client makes no objects itself. */
    readonly isManaged: (type: ClassName) => boolean = () => false,
  ) {}

  /** Members that are not private are accessible in the same package; nobody writes classes into those of the library. */
  isAccessible({ owner, flags }: { readonly owner: ClassName; readonly flags: number }): boolean {
    if ((flags & Flag.PUBLIC) !== 0) return true;
    if (this.client === 'anywhere' || (flags & Flag.PRIVATE) !== 0) return false;
    if (this.client !== 'same-package' && packageOf(owner) !== this.client.home) return false;
    return !LIBRARY_PACKAGE.test(owner) && this.#isOfInput(owner);
  }

  #isHelper(method: MethodDeclaration): boolean {
    if (typeof this.client === 'string' || hasFlag(method, Flag.PUBLIC)) return false;
    return method.name !== '<init>' && this.client.isHelper(method);
  }

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
    if (this.client === 'same-package' && LIBRARY_PACKAGE.test(name) && (flags & Flag.PUBLIC) === 0) return false;
    if (outer === undefined) return !/\$\$|\$\d/.test(name);
    if ((flags & (Flag.PRIVATE | Flag.SYNTHETIC)) !== 0) return false;
    return this.isNameable(outer) && this.hierarchy.find(outer)?.members.includes(name) === true;
  }

  /** A constructor of a class that has objects, a static method, or an instance method. */
  isCallable(method: MethodDeclaration): boolean {
    const declaration = this.hierarchy.find(method.owner);
    if (declaration === undefined || !this.isNameable(method.owner) || method.name === '<clinit>') return false;
    if (hasFlag(method, Flag.SYNTHETIC) || !this.isAccessible(method) || this.#isHelper(method)) return false;
    if (method.name !== '<init>') return true;
    if (this.isManaged(declaration.name)) return false;
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
    let methods = this.#instanceMethods.get(name);
    if (methods === undefined) {
      methods = this.#findInstanceMethods(name);
      this.#instanceMethods.set(name, methods);
    }
    return methods;
  }

  #findInstanceMethods(name: ClassName): readonly MethodDeclaration[] {
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

  /**
   * Methods of the input that may give objects of the type, of other classes than itself where they are called on objects;
   * by a supertype only where the type has no name, and static ones only there.
   */
  giversOf(type: ClassName): Givers {
    let found = this.#giversOf.get(type);
    if (found === undefined) {
      found = this.#findGivers(type);
      this.#giversOf.set(type, found);
    }
    return found;
  }

  #findGivers(type: ClassName): Givers {
    const { hierarchy } = this;
    const hidden = !this.isNameable(type);
    // Many methods give the same type.
    const fits = new Map<TypeName, Fitting>();
    const fitting = (result: TypeName): Fitting => {
      let answer = fits.get(result);
      if (answer === undefined) {
        answer = { below: hierarchy.isSubclass(result, type), above: hidden && hierarchy.isSubclass(type, result) };
        fits.set(result, answer);
      }
      return answer;
    };
    const statics: MethodDeclaration[] = [];
    const instances: MethodDeclaration[] = [];
    for (const method of this.givers) {
      if (method.result === OBJECT) continue;
      const { below, above } = fitting(method.result);
      if (hasFlag(method, Flag.STATIC)) {
        if (above) statics.push(method);
      } else if (method.owner !== type && (below || above)) instances.push(method);
    }
    return { statics, instances };
  }

  /** Static methods of the input that give objects of the type, as it is declared. */
  factoriesOf(type: TypeName): readonly MethodDeclaration[] {
    let found = this.#factories.get(type);
    if (found === undefined) {
      this.#staticGivers ??= this.givers.filter((method) => hasFlag(method, Flag.STATIC) && method.result !== OBJECT);
      // Many give the same.
      const fits = new Map<TypeName, boolean>();
      const isFitting = (result: TypeName): boolean => {
        let answer = fits.get(result);
        if (answer === undefined) {
          answer = result === type || this.hierarchy.isSubclass(result, type);
          fits.set(result, answer);
        }
        return answer;
      };
      found = this.#staticGivers.filter(({ result }) => isFitting(result));
      this.#factories.set(type, found);
    }
    return found;
  }

  staticMethods(name: ClassName): readonly MethodDeclaration[] {
    const declared = this.hierarchy.find(name)?.methods ?? [];
    return declared.filter((method) => hasFlag(method, Flag.STATIC) && this.isCallable(method));
  }

  #isOfInput(name: ClassName): boolean {
    return this.hierarchy.find(name)?.origin === 'input';
  }
}
