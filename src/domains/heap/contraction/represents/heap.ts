/**
 * A heap of the machine as the states of a run see it: fields by the numbers of the universe, and what is allocated when. Where
 * arrays can be regular, their slots are objects of their own here, in the order of indices.
 */

import type { ConcreteState } from '../../../../engine/concrete.js';
import type { HeapObject } from '../../../../ir/heap.js';
import { elementType, isReference } from '../../../../ir/types.js';
import { type Reference, referenceOf } from '../../../combinators/concrete-states.js';
import type { Age, Label } from '../state/labels.js';
import type { ShapeTables } from '../tables.js';
import { SLOT } from '../universe.js';

/** One slot of an array. */
interface Slot extends HeapObject {
  readonly array: HeapObject;
  readonly index: number;
}

function isSlot(object: HeapObject): object is Slot {
  return 'array' in object && 'index' in object;
}

export class ProjectedHeap {
  readonly #tables: ShapeTables;
  readonly #concrete: ConcreteState;
  #allocated: ReadonlySet<HeapObject> | undefined;
  readonly #slots = new Map<HeapObject, readonly Slot[]>();

  constructor(tables: ShapeTables, concrete: ConcreteState) {
    this.#tables = tables;
    this.#concrete = concrete;
  }

  /** What the field holds; undefined if the object has no such field. */
  field(object: HeapObject, number: number): Reference | undefined {
    if (this.#tables.numbers.isOfArrays(number)) return this.#ofArray(object, number);
    if (isSlot(object)) return undefined;
    const { owner, name } = this.#tables.numbers.field(number);
    return referenceOf(this.#concrete.heap.field(object, owner, name));
  }

  #ofArray(object: HeapObject, number: number): Reference | undefined {
    const { elements } = this.#tables.numbers;
    if (elements === undefined) return undefined;
    if (!isSlot(object)) return number === elements.first ? this.#first(object) : undefined;
    if (number === elements.element) return referenceOf(this.#concrete.heap.element(object.array, object.index));
    return number === elements.next ? (this.#slotsOf(object.array)?.[object.index + 1] ?? null) : undefined;
  }

  #first(array: HeapObject): Reference | undefined {
    const slots = this.#slotsOf(array);
    return slots === undefined ? undefined : (slots[0] ?? null);
  }

  /** Undefined if it is no array of references. */
  #slotsOf(array: HeapObject): readonly Slot[] | undefined {
    const { heap } = this.#concrete;
    const length = heap.length(array);
    if (length === undefined || !isReference(elementType(heap.typeOf(array)))) return undefined;
    let slots = this.#slots.get(array);
    if (slots === undefined) {
      slots = Array.from({ length }, (_, index) => ({ id: array.id, array, index }));
      this.#slots.set(array, slots);
    }
    return slots;
  }

  /** Which slot of its array the object is; undefined if it is none. */
  index(object: HeapObject): number | undefined {
    return isSlot(object) ? object.index : undefined;
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
    const length = isSlot(object) ? 0 : (heap.length(object) ?? 0);
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
    if (isSlot(object)) {
      const isSlots = this.#tables.labels.receivers(classes).some(({ type }) => type === SLOT);
      return isSlots && this.#isOfAge(object.array, age);
    }
    const type = this.#concrete.heap.typeOf(object);
    const isOfClass = this.#tables.labels
      .receivers(classes)
      .some((one) => (one.exact ? one.type === type : hierarchy.isAssignable(type, one.type)));
    return isOfClass && this.#isOfAge(object, age);
  }

  #isOfAge(object: HeapObject, age: Age): boolean {
    return age === 'any' || (age === 'old' ? !this.#isAllocated(object) : this.#mayBeFresh(object));
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
