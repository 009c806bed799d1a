/** A class, interface or array type as the running machine knows it: field layout, statics, supertypes, state. */
import { type ClassDeclaration, type FieldDeclaration, Flag, hasFlag } from '../../ir/program.js';
import { OBJECT, type TypeName } from '../../ir/types.js';
import { FieldSlots } from '../memory/field-slots.js';
import { defaultValue, type JavaObject, type Value } from '../memory/values.js';
import type { RuntimeMethod } from './runtime-method.js';

/** States of Java Virtual Machine Specification, 5.5; one thread, so nobody ever waits. */
export type InitialisationState =
  | 'fresh'
  | 'running'
  | 'initialised'
  | 'erroneous'
  /** Its initialiser met something that cannot run here: nothing is known of its fields. */
  | 'broken';

const ARRAY_SUPERTYPES: readonly TypeName[] = [OBJECT, 'java.lang.Cloneable', 'java.io.Serializable'];

/** The classes right above one. */
export interface RuntimeSupertypes {
  readonly superclass: RuntimeClass | undefined;
  readonly interfaces: readonly RuntimeClass[];
}

export class RuntimeClass {
  state: InitialisationState;
  /** Values of the static fields that this class itself declares, in order. */
  statics: Value[];
  /** Whether this class or a superclass has invariants. */
  readonly hasInvariants: boolean;
  /** Whether a class loaded so far that has invariants, its own or inherited, is this one or below it. */
  invariantsBelow = false;
  /** Instance fields, superclass first. */
  readonly fields: readonly FieldDeclaration[];
  readonly staticFields: readonly FieldDeclaration[];
  /** The content of a new object. */
  readonly defaults: readonly Value[];
  /** Methods declared here that were asked for so far, by name and descriptor. */
  readonly methods = new Map<string, RuntimeMethod>();
  /** Whether objects are told apart by `==`; `shared`, `open`: of lambdas that capture nothing; `kept`: by what their fields hold. See identity.ts. */
  identity: 'own' | 'shared' | 'open' | 'kept' = 'own';
  /** Of classes whose objects are kept: one of those that are the same, by what its first field refers to. */
  readonly kept = new WeakMap<object, JavaObject[]>();
  /** Whether nothing is known of its objects: calls on them are answered, and none of their code runs. */
  isOpaque = false;
  readonly superclass: RuntimeClass | undefined;
  readonly interfaces: readonly RuntimeClass[];
  readonly #slots: FieldSlots;
  readonly #supertypes = new Set<TypeName>();
  readonly #initialStatics: readonly Value[];
  #hasInitialiser: boolean | undefined;

  constructor(
    readonly name: TypeName,
    /** Undefined for arrays and for classes that the table lacks. */
    readonly declaration: ClassDeclaration | undefined,
    { superclass, interfaces }: RuntimeSupertypes,
    /** For an array: the class of its elements; undefined when they are primitive. */
    readonly element: RuntimeClass | undefined,
    constant: (field: FieldDeclaration) => Value | undefined,
  ) {
    this.superclass = superclass;
    this.interfaces = interfaces;
    const declared = declaration?.fields ?? [];
    this.fields = [...(superclass?.fields ?? []), ...declared.filter((field) => !hasFlag(field, Flag.STATIC))];
    this.staticFields = declared.filter((field) => hasFlag(field, Flag.STATIC));
    this.defaults = this.fields.map((field) => defaultValue(field.type));
    this.#slots = new FieldSlots(this.fields);
    this.#initialStatics = this.staticFields.map((field) => constant(field) ?? defaultValue(field.type));
    this.statics = [...this.#initialStatics];
    this.state = declaration === undefined ? 'initialised' : 'fresh';
    this.hasInvariants = (declaration?.invariants.length ?? 0) > 0 || superclass?.hasInvariants === true;
    this.#supertypes.add(name).add(OBJECT);
    if (this.isArray) for (const type of ARRAY_SUPERTYPES) this.#supertypes.add(type);
    for (const parent of [superclass, ...interfaces]) {
      for (const type of parent?.supertypes ?? []) this.#supertypes.add(type);
    }
  }

  get isArray(): boolean {
    return this.name.endsWith('[]');
  }

  get isInterface(): boolean {
    return this.declaration !== undefined && hasFlag(this.declaration, Flag.INTERFACE);
  }

  /** Whether its static fields hold what initialisation leaves in them; so they do where there is nothing to run. */
  get isSettled(): boolean {
    if (this.state !== 'fresh') return true;
    this.#hasInitialiser ??= this.declaration?.methods.some(({ name }) => name === '<clinit>') ?? false;
    return !this.#hasInitialiser;
  }

  /** Neither an array nor declared anywhere: its name is all that is known. */
  get isMissing(): boolean {
    return this.declaration === undefined && !this.isArray;
  }

  /** Itself, superclasses and interfaces; for arrays covariance comes on top. */
  get supertypes(): ReadonlySet<TypeName> {
    return this.#supertypes;
  }

  isSubtypeOf(type: TypeName): boolean {
    if (this.#supertypes.has(type)) return true;
    return this.element !== undefined && type.endsWith('[]') && this.element.isSubtypeOf(type.slice(0, -2));
  }

  /** Where objects of this class and its subclasses keep the field; undefined when there is none. */
  slot(owner: TypeName, name: string): number | undefined {
    return this.#slots.of(owner, name);
  }

  staticSlot(name: string): number | undefined {
    const index = this.staticFields.findIndex((field) => field.name === name);
    return index < 0 ? undefined : index;
  }

  /** Back to the state before initialisation. */
  reset(): void {
    if (this.declaration === undefined) return;
    this.state = 'fresh';
    this.statics = [...this.#initialStatics];
  }
}
