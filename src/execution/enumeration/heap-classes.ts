/** The classes of all objects that enumerated heaps can hold, and the enums whose constants they can refer to. */
import type { Hierarchy } from '../../ir/hierarchy.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import { type ClassName, elementType, isArray, isReference, OBJECT, type TypeName } from '../../ir/types.js';
import { CandidateTable } from './candidates.js';
import { InstantiableClasses } from './instantiable-classes.js';
import { Layouts } from './layout.js';

export class HeapClasses {
  /** Those of the input, by the types of slots that take them. */
  readonly instantiable: InstantiableClasses;
  readonly #hierarchy: Hierarchy;
  /** What is known of an input of so many classes. */
  #known: Known | undefined;

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
    this.instantiable = new InstantiableClasses(hierarchy);
  }

  /** Those of heaps with a slot of type Object: it takes them all. */
  get all(): ReadonlySet<ClassName> {
    const known = this.#fresh();
    known.all ??= this.#from(new Set([OBJECT]), known);
    return known.all;
  }

  /** In heaps that the method starts in. */
  of(method: MethodDeclaration): ReadonlySet<ClassName> {
    const known = this.#fresh();
    const given = new Set<TypeName>(method.parameters.map(({ type }) => type));
    if (!hasFlag(method, Flag.STATIC)) given.add(method.owner);
    const isEnum = (type: TypeName): boolean => this.#hierarchy.find(type)?.kind === 'enum';
    const classes = this.#from(new Set(given), known, OBJECT);
    return classes === undefined ? new Set([...[...given].filter(isEnum), ...this.all]) : classes;
  }

  /** Lambdas and local classes join the input as the bodies around them are lowered. */
  #fresh(): Known {
    const inputs = this.#hierarchy.table.inputs();
    if (this.#known?.inputs !== inputs.length) {
      const hierarchy = this.#hierarchy;
      // Which classes fit a slot, and the types of their fields, do not depend on what the code tells apart.
      const { instantiable } = this;
      const world = { hierarchy, instantiable, isTold: () => true, isRead: () => true, foreign: new Set<TypeName>() };
      this.#known = {
        inputs: inputs.length,
        enums: inputs.filter((name) => hierarchy.find(name)?.kind === 'enum'),
        candidates: new CandidateTable(world, { integers: [] }),
        layouts: new Layouts(world),
        all: undefined,
      };
    }
    return this.#known;
  }

  #from(types: Set<TypeName>, known: Known): ReadonlySet<ClassName>;
  /** Undefined where slots of the type `unlessReached` are among those of the heaps. */
  #from(types: Set<TypeName>, known: Known, unlessReached: TypeName): ReadonlySet<ClassName> | undefined;
  #from(
    types: Set<TypeName>,
    { enums, candidates, layouts }: Known,
    unlessReached?: TypeName,
  ): ReadonlySet<ClassName> | undefined {
    const hierarchy = this.#hierarchy;
    const classes = new Set<ClassName>();
    for (const type of types) {
      if (type === unlessReached) return undefined;
      if (isArray(type)) types.add(elementType(type));
      if (!isReference(type) || isArray(type)) continue;
      if (hierarchy.find(type)?.kind === 'enum') classes.add(type);
      for (const name of enums) if (hierarchy.isSubclass(name, type)) classes.add(name);
      for (const name of candidates.of(type).all) {
        classes.add(name);
        for (const kind of layouts.of(name).kinds) types.add(kind.type);
      }
    }
    return classes;
  }
}

interface Known {
  readonly inputs: number;
  readonly enums: readonly ClassName[];
  readonly candidates: CandidateTable;
  readonly layouts: Layouts;
  all: ReadonlySet<ClassName> | undefined;
}
