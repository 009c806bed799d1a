/**
 * Which code of the program a method of the library may run, by its record.
 *
 * An object of the program that the library uses as a type is called through whatever it overrides: the library's own code for
 * the type calls back too. Of `equals`, `hashCode` and `toString` that are named by themselves only these are called, unless the class
 * inherits them from a class of the library, whose code may call the rest.
 */
import type { Hierarchy } from '../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../ir/program.js';
import type { Subtypes } from '../ir/subtypes.js';
import { type ClassName, OBJECT } from '../ir/types.js';
import type { LibraryFacts } from './facts.js';
import type { Callback } from './record.js';

/** Nothing of the library calls these on objects of the program. */
const NEVER_CALLED: ReadonlySet<string> = new Set(['<init>', '<clinit>', 'finalize']);
/** Where a program brings its own, they are asked for permission, classes and more by code of all kinds. */
const ASKED_BY_ALL: readonly ClassName[] = ['java.lang.SecurityManager'];
const EVERY_TYPE_OF = '.*';
const RECEIVER: Callback = 'this';
/** They call no method of the objects themselves but as records say. */
const ENUM: ClassName = 'java.lang.Enum';
const PLAIN_ROOTS: ReadonlySet<ClassName> = new Set([OBJECT, ENUM, 'java.lang.Record']);

export class LibraryCallbacks {
  readonly #hierarchy: Hierarchy;
  readonly #facts: LibraryFacts;
  /** The classes that can have objects. */
  readonly #classes: Subtypes;
  /** Whether the class has code that is not the library's. */
  readonly #isOfProgram: (name: ClassName) => boolean;
  readonly #overrides = new Map<ClassName, readonly MethodDeclaration[]>();
  readonly #entries = new Map<Callback, readonly MethodDeclaration[]>();
  #answersToAll: boolean | undefined;
  #unclear: readonly ClassName[] | undefined;

  constructor(hierarchy: Hierarchy, facts: LibraryFacts, classes: Subtypes, isOfProgram: (name: ClassName) => boolean) {
    this.#hierarchy = hierarchy;
    this.#facts = facts;
    this.#classes = classes;
    this.#isOfProgram = isOfProgram;
  }

  /** Methods of the program that the library's code of the method may run; undefined: any. */
  of(method: MethodDeclaration): readonly MethodDeclaration[] | undefined {
    this.#answersToAll ??= ASKED_BY_ALL.some((type) => this.#below(type).length > 0);
    const { calls, spares, initialises } = this.#facts.of(method);
    if (calls === undefined || this.#answersToAll) return undefined;
    const called = this.#unspared(this.named(calls), spares);
    return initialises === true ? [...called, ...this.#initialisersOfEnums()] : called;
  }

  /** Enums are made ready where they are first used, which may be here. */
  #initialisersOfEnums(): readonly MethodDeclaration[] {
    return this.#below(ENUM)
      .filter((name) => this.#hierarchy.find(name)?.superclass === ENUM)
      .flatMap((name) => this.#hierarchy.declaredMethod(name, '<clinit>', '()V') ?? []);
  }

  /** Methods of the program that code may run which uses its objects as is said. */
  named(calls: readonly Callback[]): readonly MethodDeclaration[] {
    return [...new Set(calls.flatMap((entry) => this.#entry(entry)))];
  }

  /** What library code may run on objects of the program that it uses as the type: all that their classes override. */
  #asType(type: ClassName): readonly MethodDeclaration[] {
    return [...new Set(this.#below(type).flatMap((name) => this.overridden(name)))];
  }

  /** The same where the method is called on an object that is of the type, as far as that is known. */
  on(type: ClassName, method: MethodDeclaration): readonly MethodDeclaration[] | undefined {
    const called = this.of(method);
    if (called === undefined || hasFlag(method, Flag.STATIC)) return called;
    const { calls, spares } = this.#facts.of(method);
    if (calls?.includes(RECEIVER) !== true) return called;
    const isInherited = (name: ClassName): boolean =>
      method.name === '<init>' || !this.#isOfProgram(this.#hierarchy.selectMethod(name, method).method.owner);
    const own = this.#below(type)
      .filter(isInherited)
      .flatMap((name) => this.overridden(name));
    return [...new Set([...called, ...this.#unspared(own, spares)])];
  }

  /** Without those that take the place of the methods that are spared, and of no others of the library. */
  #unspared(
    methods: readonly MethodDeclaration[],
    spares: readonly string[] | undefined,
  ): readonly MethodDeclaration[] {
    if (spares === undefined) return methods;
    return methods.filter((method) => !spares.some((entry) => this.#takesPlaceOf(method, entry)));
  }

  #takesPlaceOf(method: MethodDeclaration, entry: string): boolean {
    const dot = entry.lastIndexOf('.');
    const type = entry.slice(0, dot);
    if (method.name !== entry.slice(dot + 1)) return false;
    const declares = (upper: ClassName): boolean =>
      this.#hierarchy
        .find(upper)
        ?.methods.some(({ name, descriptor }) => name === method.name && descriptor === method.descriptor) === true;
    const isSpared = (upper: ClassName): boolean =>
      this.#hierarchy.isSubclass(upper, type) || this.#hierarchy.isSubclass(type, upper);
    const heirs = this.#below(method.owner);
    return [method.owner, ...heirs].every((name) => {
      const uppers = [...this.#hierarchy.supertypes(name)].filter((upper) => !this.#isOfProgram(upper));
      const named = uppers.filter(declares);
      return this.#hierarchy.isComplete(name) && named.length > 0 && named.every(isSpared);
    });
  }

  #entry(entry: Callback): readonly MethodDeclaration[] {
    let known = this.#entries.get(entry);
    if (known === undefined) {
      known = [...new Set(this.#find(entry))];
      this.#entries.set(entry, known);
    }
    return known;
  }

  #find(entry: Callback): readonly MethodDeclaration[] {
    if (entry === RECEIVER) return [];
    if (entry.endsWith(EVERY_TYPE_OF)) {
      const start = entry.slice(0, -1);
      const isMeant = (name: ClassName): boolean =>
        [...this.#hierarchy.supertypes(name)].some((upper) => upper.startsWith(start));
      return this.#below(OBJECT)
        .filter(isMeant)
        .flatMap((name) => this.overridden(name));
    }
    const dot = entry.lastIndexOf('.');
    const name = entry.slice(dot + 1);
    if (/^[A-Z]/.test(name)) return this.#asType(entry);
    const type = entry.slice(0, dot);
    const direct = this.#below(type).flatMap((each) => this.#called(each, type, name));
    return [...direct, ...this.#behind(type, name)];
  }

  /** The object may be the library's, and hold or be a view of one of the program's. */
  #behind(type: ClassName, name: string): readonly MethodDeclaration[] {
    const records = this.#hierarchy.declaredMethods(type, name).map((method) => this.#facts.of(method));
    const types = new Set(
      records.flatMap(({ calls = [] }) => calls.filter((each) => /\.[A-Z]\w*(?:\$\w+)?$/.test(each))),
    );
    return [...types].flatMap((each) => this.#asType(each));
  }

  /** On an object of the class. */
  #called(type: ClassName, upper: ClassName, name: string): readonly MethodDeclaration[] {
    const found: MethodDeclaration[] = [];
    for (const declared of this.#hierarchy.declaredMethods(upper, name)) {
      const { method } = this.#hierarchy.selectMethod(type, declared);
      if (this.#isOfProgram(method.owner)) found.push(method);
      else if (method.owner !== OBJECT) return this.overridden(type);
      else if (name === 'toString') found.push(...this.#called(type, OBJECT, 'hashCode'));
    }
    return found;
  }

  /** All methods of the program through which code of the library may call an object of the class. */
  overridden(type: ClassName): readonly MethodDeclaration[] {
    let known = this.#overrides.get(type);
    if (known === undefined) {
      known = [...new Set(this.#findOverridden(type))];
      this.#overrides.set(type, known);
    }
    return known;
  }

  #findOverridden(type: ClassName): readonly MethodDeclaration[] {
    if (this.#isBuiltOnLibrary(type)) return this.#reachable(type);
    const outside = [...this.#hierarchy.supertypes(type)].filter((upper) => !this.#isOfProgram(upper));
    return outside.flatMap((upper) =>
      (this.#hierarchy.find(upper)?.methods ?? []).flatMap((declared) => {
        if (hasFlag(declared, Flag.STATIC) || hasFlag(declared, Flag.PRIVATE) || NEVER_CALLED.has(declared.name))
          return [];
        const { method } = this.#hierarchy.selectMethod(type, declared);
        return this.#isOfProgram(method.owner) && !hasFlag(method, Flag.ABSTRACT) ? [method] : [];
      }),
    );
  }

  /** Its superclass is the library's, of which not every method may be known, or it is not known at all. */
  #isBuiltOnLibrary(type: ClassName): boolean {
    if (!this.#hierarchy.isComplete(type)) return true;
    const chain = this.#hierarchy.superclassChain(type);
    return chain.some(({ name }) => !this.#isOfProgram(name) && !PLAIN_ROOTS.has(name));
  }

  #reachable(type: ClassName): readonly MethodDeclaration[] {
    const own = this.#hierarchy.superclassChain(type).filter(({ name }) => this.#isOfProgram(name));
    return own.flatMap(({ methods }) =>
      methods.filter(
        (method) =>
          !hasFlag(method, Flag.STATIC) &&
          !hasFlag(method, Flag.PRIVATE) &&
          !hasFlag(method, Flag.ABSTRACT) &&
          !NEVER_CALLED.has(method.name),
      ),
    );
  }

  /** Classes of the program that are of the type, or may be. */
  #below(type: ClassName): readonly ClassName[] {
    this.#unclear ??= this.#classes
      .of(OBJECT)
      .filter((name) => this.#isOfProgram(name) && !this.#hierarchy.isComplete(name));
    const below = this.#classes.of(type).filter((name) => this.#isOfProgram(name));
    return this.#unclear.length === 0 ? below : [...new Set([...below, ...this.#unclear])];
  }
}
