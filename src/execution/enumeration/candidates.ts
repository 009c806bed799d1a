/**
 * What a slot of some type may hold.
 *
 * A class type takes itself and its subclasses in the input; Object and interfaces take all fitting classes of the input
 * that can be told from an opaque one, and that opaque one; a library class takes null only, as its objects have states that only its own code can make.
 */
import { type ClassName, isArray, isPrimitive, OBJECT, STRING, type TypeName } from '../../ir/types.js';
import { InstantiableClasses } from './instantiable-classes.js';
import { opaqueName, openedBy } from './opaque.js';
import type { HeapWorld, Limits } from './world.js';

export interface Candidates {
  /** Of primitive types. */
  readonly values: readonly (number | bigint)[];
  /** Whether the strings of the pool fit. */
  readonly strings: boolean;
  /** Classes of which new objects are tried, in this order. */
  readonly classes: readonly ClassName[];
  /** Classes of which new objects fit: those, and the ones that an opaque class stands for. */
  readonly all: readonly ClassName[];
  /** Whether only what can be told from opaque objects is worth trying: Object and interfaces. */
  readonly open: boolean;
  /** Whether new arrays of exactly this type fit. */
  readonly arrays: boolean;
  /** Types whose objects would fit but are not enumerated: library classes, and those that the input has no objects of. */
  readonly omitted: readonly TypeName[];
}

const NOTHING: Candidates = {
  values: [],
  strings: false,
  classes: [],
  all: [],
  open: false,
  arrays: false,
  omitted: [],
};

export class CandidateTable {
  readonly #known = new Map<TypeName, Candidates>();

  constructor(
    private readonly world: Pick<HeapWorld, 'hierarchy' | 'isTold' | 'foreign' | 'instantiable'>,
    private readonly limits: Pick<Limits, 'integers'>,
  ) {}

  of(type: TypeName): Candidates {
    let found = this.#known.get(type);
    if (found === undefined) {
      found = this.#find(type);
      this.#known.set(type, found);
    }
    return found;
  }

  /** Classes of the input that an opaque class stands for; undefined when the class is no opaque one. */
  behind(type: TypeName): readonly ClassName[] | undefined {
    if (type === OBJECT) return this.of(OBJECT).all;
    const interfaceName = openedBy(type);
    return interfaceName === undefined ? undefined : this.of(interfaceName).all;
  }

  #find(type: TypeName): Candidates {
    if (isPrimitive(type)) return { ...NOTHING, values: primitiveValues(type, this.limits.integers) };
    if (isArray(type)) return { ...NOTHING, arrays: true };
    if (type === STRING) return { ...NOTHING, strings: true };
    const { hierarchy } = this.world;
    const declaration = hierarchy.find(type);
    const fitting = (this.world.instantiable ?? new InstantiableClasses(hierarchy)).below(type);
    const omitted: string[] = [...fitting.omitted];
    const classes: ClassName[] = [...fitting.classes];
    const isInterface = declaration?.kind === 'interface';
    // A sealed interface has no implementation that is not known.
    const open = type === OBJECT || (isInterface && declaration.permits.length === 0);
    const implemented = type !== OBJECT && hierarchy.isSubclass(STRING, type);
    const strings = open && (implemented || this.world.foreign.has(STRING)) && hierarchy.isSubclass(STRING, type);
    if (open && !implemented) classes.push(type === OBJECT ? OBJECT : opaqueName(type));
    const only = declaration?.kind === 'enum' || classes.length > 0 || strings;
    if (!only || (declaration?.kind === 'class' && declaration.origin !== 'input' && !open)) omitted.push(type);
    const tried = open ? classes.filter((name) => this.#isOpaque(name) || this.world.isTold(name)) : classes;
    const foreign = [...this.world.foreign].filter((each) => hierarchy.isAssignable(each, type) && each !== STRING);
    return {
      ...NOTHING,
      strings,
      classes: tried,
      all: classes,
      open,
      omitted: [...omitted.slice(0, 1), ...(open ? foreign : [])],
    };
  }

  #isOpaque(name: ClassName): boolean {
    return this.world.hierarchy.find(name)?.origin !== 'input';
  }
}

function primitiveValues(type: TypeName, integers: readonly number[]): readonly (number | bigint)[] {
  switch (type) {
    case 'boolean':
      return [0, 1];
    case 'char':
      return [97, 98];
    case 'long':
      return integers.map(BigInt);
    case 'byte':
      return integers.filter((value) => value === (value << 24) >> 24);
    case 'short':
      return integers.filter((value) => value === (value << 16) >> 16);
    default:
      return integers;
  }
}
