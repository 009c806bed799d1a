/** A heap of the machine as the states of a run see it: fields by the numbers of the universe, and what is allocated when. */
import type { ConcreteState } from '../../engine/concrete.js';
import type { HeapObject, HeapValue } from '../../ir/heap.js';
import type { Label } from './labels.js';
import type { ShapeTables } from './tables.js';

export type Reference = HeapObject | null;

export class ProjectedHeap {
  readonly #tables: ShapeTables;
  readonly #concrete: ConcreteState;
  #allocated: ReadonlySet<HeapObject> | undefined;

  constructor(tables: ShapeTables, concrete: ConcreteState) {
    this.#tables = tables;
    this.#concrete = concrete;
  }

  /** What the field holds; undefined if the object has no such field. */
  field(object: HeapObject, number: number): Reference | undefined {
    const { owner, name } = this.#tables.numbers.field(number);
    return referenceOf(this.#concrete.heap.field(object, owner, name));
  }

  static(position: number): Reference {
    const field = this.#tables.options.universe.statics[position];
    if (field === undefined) throw new RangeError(`there is no static field ${position}`);
    // A class that is not initialised yet has all its fields at null.
    return referenceOf(this.#concrete.heap.staticField(field.owner, field.name)) ?? null;
  }

  /** What the object refers to in fields of the universe and in its elements. */
  *references(object: HeapObject): Generator<HeapObject> {
    const { heap } = this.#concrete;
    for (let number = 0; number < this.#tables.numbers.size; number++) {
      const value = this.field(object, number);
      if (value !== undefined && value !== null) yield value;
    }
    const length = heap.length(object) ?? 0;
    for (let index = 0; index < length; index++) {
      const value = referenceOf(heap.element(object, index));
      if (value !== undefined && value !== null) yield value;
    }
  }

  reachable(roots: Iterable<HeapObject>): ReadonlySet<HeapObject> {
    // What is added to a set while it is walked is met by the walk.
    const found = new Set(roots);
    for (const object of found) for (const next of this.references(object)) found.add(next);
    return found;
  }

  /** Whether the object may be one that the label speaks of: its class and its age. */
  fits(object: HeapObject, { classes, age }: Pick<Label, 'classes' | 'age'>): boolean {
    const { hierarchy } = this.#tables.program;
    const type = this.#concrete.heap.typeOf(object);
    const isOfClass = this.#tables.labels
      .receivers(classes)
      .some((one) => (one.exact ? one.type === type : hierarchy.isAssignable(type, one.type)));
    return isOfClass && (age === 'any' || (age === 'old' ? !this.#isAllocated(object) : this.#mayBeFresh(object)));
  }

  #isAllocated(object: HeapObject): boolean {
    this.#allocated ??= new Set(this.#concrete.allocations.map((each) => each.object));
    return this.#allocated.has(object);
  }

  /** What the machine makes by itself is in no list; it is younger than what was allocated before it. */
  #mayBeFresh(object: HeapObject): boolean {
    if (this.#isAllocated(object)) return true;
    const isOfInput = this.#tables.program.hierarchy.find(this.#concrete.heap.typeOf(object))?.origin === 'input';
    return !isOfInput || this.#concrete.allocations.some((each) => each.object.id < object.id);
  }
}

/** Undefined for what is no reference. */
export function referenceOf(value: HeapValue | undefined): Reference | undefined {
  return typeof value === 'object' ? value : undefined;
}
