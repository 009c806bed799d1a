/** The classes that a machine has loaded, by name. */
import { isKeptClass } from '../../ir/kept.js';
import { isOfLambda } from '../../ir/lambdas.js';
import type { ClassTable, FieldDeclaration } from '../../ir/program.js';
import { elementType, isArray, isPrimitive, OBJECT, type TypeName } from '../../ir/types.js';
import type { Value } from '../memory/values.js';
import { RuntimeClass } from './runtime-class.js';

export class Classes {
  readonly #loaded = new Map<TypeName, RuntimeClass>();
  readonly #loading = new Set<TypeName>();
  readonly #opaque = new Map<TypeName, RuntimeClass>();

  constructor(
    readonly table: ClassTable,
    private readonly constant: (field: FieldDeclaration) => Value | undefined,
    private readonly isIdentityOpen: boolean,
  ) {}

  /** Never fails: a class that the table lacks is `isMissing`. */
  get(name: TypeName): RuntimeClass {
    return this.#loaded.get(name) ?? this.#load(name);
  }

  loaded(): Iterable<RuntimeClass> {
    return this.#loaded.values();
  }

  /** The class of objects of that type of which nothing else is known. */
  opaque(name: TypeName): RuntimeClass {
    let made = this.#opaque.get(name);
    if (made === undefined) {
      const { declaration, superclass, interfaces } = this.get(name);
      made = new RuntimeClass(name, declaration, { superclass, interfaces }, undefined, this.constant);
      made.isOpaque = true;
      this.#opaque.set(name, made);
    }
    return made;
  }

  #load(name: TypeName): RuntimeClass {
    const loaded = isArray(name) ? this.#array(name) : this.#class(name);
    this.#loaded.set(name, loaded);
    if (loaded.hasInvariants) announceInvariants(loaded);
    return loaded;
  }

  #array(name: TypeName): RuntimeClass {
    const element = elementType(name);
    const elementClass = isPrimitive(element) ? undefined : this.get(element);
    return new RuntimeClass(
      name,
      undefined,
      { superclass: this.get(OBJECT), interfaces: [] },
      elementClass,
      () => undefined,
    );
  }

  #class(name: TypeName): RuntimeClass {
    const declaration = isPrimitive(name) ? undefined : this.table.find(name);
    this.#loading.add(name);
    // A class that inherits from itself is an error of the input; here the circle is cut where it closes.
    const parent = (type: TypeName): readonly RuntimeClass[] => (this.#loading.has(type) ? [] : [this.get(type)]);
    const [superclass] = declaration?.superclass === undefined ? [] : parent(declaration.superclass);
    const interfaces = (declaration?.interfaces ?? []).flatMap(parent);
    this.#loading.delete(name);
    const made = new RuntimeClass(name, declaration, { superclass, interfaces }, undefined, this.constant);
    if (made.fields.length === 0 && isOfLambda(name)) made.identity = this.isIdentityOpen ? 'open' : 'shared';
    if (isKeptClass(declaration)) made.identity = 'kept';
    return made;
  }
}

/** Objects of the class run its own methods and those of every class and interface above it: all of them have to be guarded. */
function announceInvariants(loaded: RuntimeClass): void {
  if (loaded.invariantsBelow) return;
  loaded.invariantsBelow = true;
  for (const method of loaded.methods.values()) method.refreshGuard();
  for (const above of [loaded.superclass, ...loaded.interfaces]) if (above !== undefined) announceInvariants(above);
}
