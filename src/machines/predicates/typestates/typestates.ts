/**
 * Typestates: what the predicates say of an object and of what it reaches along fields, no field name twice on a path.
 *
 * A predicate about two objects counts for the first of them (the pair is given by its `via`), and for the second as agreed by all
 * its buddies: true, false, mixed, or that there are none.
 */
import { TupleInterner } from '../../../base/interner.js';
import type { Numbered } from '../../../base/numbered.js';
import type { Truth } from '../../../base/truth.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { FieldReference } from '../../../ir/instructions.js';
import type { Subtypes } from '../../../ir/subtypes.js';
import type { ClassName } from '../../../ir/types.js';
import type { Heap, HeapObject, Machine } from '../machine/machine.js';
import { buddiesIn, type DualPredicate } from './buddies.js';
import { type Pertinent, PertinentTable } from './pertinent.js';

/** Dense numbers, equal for equal typestates of equal classes. */
export type TypestateNumber = Numbered<'typestate number'>;

export type PredicateValue = 'true' | 'false' | 'mixed' | 'unknown' | 'none';

export interface TypestateContents {
  readonly type: ClassName;
  /** The constructor has not ended normally. */
  readonly isRaw: boolean;
  /** By the id of the predicate: those that pertain to the class. */
  readonly predicates: ReadonlyMap<string, PredicateValue>;
  /** By field (owner.name): what it leads to, null or contents along fewer fields. Fields whose target has no typestates are left out. */
  readonly fields: ReadonlyMap<string, TypestateContents | null>;
}

export interface Typestates {
  /** Whether objects of the class have typestates at all: some predicate pertains to it or to what it reaches. Statics are `C.class`. */
  readonly has: (type: ClassName) => boolean;
  /** Of a field or parameter so declared: whether what it may lead to has typestates. */
  readonly mayHave: (declared: ClassName) => boolean;
  /** Buddies count only if they are among `live`, where that is given, and are constructed. */
  readonly of: (heap: Heap, object: HeapObject, live?: ReadonlySet<HeapObject>) => TypestateNumber;
  /** Of an object of the class that is not constructed. */
  readonly raw: (type: ClassName) => TypestateNumber;
  /** The fields of objects of the class that typestates look along. */
  readonly fields: (type: ClassName) => readonly FieldReference[];
  readonly contents: (typestate: TypestateNumber) => TypestateContents;
  /** Objects of which the given one is the second in a predicate, by predicate. */
  readonly buddies: (
    heap: Heap,
    object: HeapObject,
    live?: ReadonlySet<HeapObject>,
  ) => ReadonlyMap<string, readonly HeapObject[]>;
}

export interface TypestateWorld {
  readonly hierarchy: Hierarchy;
  readonly classes: Subtypes;
}

const VALUES: readonly PredicateValue[] = ['true', 'false', 'mixed', 'unknown', 'none'];
/** Codes of fields: null, and that nothing is said of what they lead to. */
const NULL_FIELD = -1;
const UNSAID = -2;

export function typestatesOf(machine: Machine, world: TypestateWorld): Typestates {
  return new KnownTypestates(machine, world);
}

class KnownTypestates implements Typestates {
  readonly #machine: Machine;
  readonly #pertinent: PertinentTable;
  readonly #tuples = new TupleInterner();
  readonly #pertinents: Pertinent[] = [];
  readonly #numbers = new Map<Pertinent, number>();
  readonly #contents: TypestateContents[] = [];

  constructor(machine: Machine, world: TypestateWorld) {
    this.#machine = machine;
    this.#pertinent = new PertinentTable(machine.options.vocabulary, world);
  }

  readonly has = (type: ClassName): boolean => this.#pertinent.has(type);

  readonly mayHave = (declared: ClassName): boolean => this.#pertinent.mayHave(declared);

  readonly of = (heap: Heap, object: HeapObject, live?: ReadonlySet<HeapObject>): TypestateNumber =>
    this.#number(heap, object, live, []);

  readonly fields = (type: ClassName): readonly FieldReference[] => this.#pertinent.of(type).fields;

  readonly raw = (type: ClassName): TypestateNumber =>
    this.#tuples.intern([this.#numberOf(this.#pertinent.of(type)), 1]);

  readonly buddies = (
    heap: Heap,
    object: HeapObject,
    live?: ReadonlySet<HeapObject>,
  ): ReadonlyMap<string, readonly HeapObject[]> => {
    const found = new Map<string, readonly HeapObject[]>();
    for (const predicate of this.#pertinent.of(this.#classOf(heap, object)).seconds) {
      found.set(predicate.id, this.#buddies(heap, predicate, object, live));
    }
    return found;
  };

  readonly contents = (typestate: TypestateNumber): TypestateContents => {
    const known = this.#contents[typestate];
    if (known !== undefined) return known;
    const tuple = this.#tuples.tuple(typestate);
    const pertinent = this.#pertinents[tuple[0] as number] as Pertinent;
    const predicates = new Map<string, PredicateValue>();
    const fields = new Map<string, TypestateContents | null>();
    const isRaw = tuple[1] === 1;
    if (!isRaw) {
      let index = 2;
      for (const { id } of [...pertinent.singles, ...pertinent.firsts, ...pertinent.seconds]) {
        // One that an object is both first and second in is told twice, the second time as seen by its buddies.
        const name = predicates.has(id) ? `${id} of others` : id;
        predicates.set(name, VALUES[tuple[index++] as number] as PredicateValue);
      }
      for (const { owner, name } of pertinent.fields) {
        const code = tuple[index++] as number;
        if (code !== UNSAID) fields.set(`${owner}.${name}`, code === NULL_FIELD ? null : this.contents(code));
      }
    }
    const contents: TypestateContents = { type: pertinent.type, isRaw, predicates, fields };
    this.#contents[typestate] = contents;
    return contents;
  };

  #number(heap: Heap, object: HeapObject, live: ReadonlySet<HeapObject> | undefined, path: string[]): TypestateNumber {
    const pertinent = this.#pertinent.of(this.#classOf(heap, object));
    const tuple: number[] = [this.#numberOf(pertinent), 0];
    if (this.#machine.isRaw(heap, object)) {
      tuple[1] = 1;
      return this.#tuples.intern(tuple);
    }
    for (const predicate of pertinent.singles) tuple.push(codeOf(this.#machine.single(heap, predicate, object)));
    for (const predicate of pertinent.firsts) tuple.push(this.#first(heap, predicate, object));
    for (const predicate of pertinent.seconds) tuple.push(this.#second(heap, predicate, object, live));
    for (const field of pertinent.fields) {
      if (path.includes(field.name) || path.length >= this.#pertinent.depth) {
        tuple.push(UNSAID);
        continue;
      }
      const target = this.#machine.reference(heap, object, field);
      if (target < 0) tuple.push(target === -1 && this.#pertinent.mayHave(field.type) ? NULL_FIELD : UNSAID);
      else if (!this.#pertinent.has(this.#classOf(heap, target))) tuple.push(UNSAID);
      else {
        path.push(field.name);
        tuple.push(this.#number(heap, target, live, path));
        path.pop();
      }
    }
    return this.#tuples.intern(tuple);
  }

  #first(heap: Heap, predicate: DualPredicate, object: HeapObject): number {
    let other = object;
    for (const field of predicate.via) {
      other = this.#machine.reference(heap, other, field);
      if (other < 0) return VALUES.indexOf(other === -1 ? 'none' : 'unknown');
    }
    return codeOf(this.#machine.dual(heap, predicate, object, other));
  }

  #second(heap: Heap, predicate: DualPredicate, object: HeapObject, live: ReadonlySet<HeapObject> | undefined): number {
    let agreed: PredicateValue = 'none';
    for (const buddy of this.#buddies(heap, predicate, object, live)) {
      const truth = this.#machine.dual(heap, predicate, buddy, object);
      if (truth === 'unknown') return VALUES.indexOf('unknown');
      const value = truth === 'yes' ? 'true' : 'false';
      agreed = agreed === 'none' || agreed === value ? value : 'mixed';
    }
    return VALUES.indexOf(agreed);
  }

  #buddies(
    heap: Heap,
    predicate: DualPredicate,
    object: HeapObject,
    live: ReadonlySet<HeapObject> | undefined,
  ): readonly HeapObject[] {
    const isFirst = (other: HeapObject): boolean =>
      (live === undefined || live.has(other)) &&
      this.#pertinent.of(this.#classOf(heap, other)).firsts.includes(predicate) &&
      !this.#machine.isRaw(heap, other);
    return buddiesIn(this.#machine, heap, predicate, object, isFirst);
  }

  /** The class whose predicates pertain: statics have their own. */
  #classOf(heap: Heap, object: HeapObject): ClassName {
    const type = this.#machine.typeOf(heap, object);
    return this.#machine.statics(heap, type) === object ? `${type}.class` : type;
  }

  #numberOf(pertinent: Pertinent): number {
    let number = this.#numbers.get(pertinent);
    if (number === undefined) {
      number = this.#pertinents.push(pertinent) - 1;
      this.#numbers.set(pertinent, number);
    }
    return number;
  }
}

function codeOf(truth: Truth): number {
  return VALUES.indexOf(truth === 'yes' ? 'true' : truth === 'no' ? 'false' : 'unknown');
}
