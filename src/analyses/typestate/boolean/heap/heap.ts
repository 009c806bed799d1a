/** Heaps of boolean programs: objects with classes and references, and the predicate store in place of primitive values. */
import type { HeapClass } from '../../../../machines/predicates/heap/layout.js';
import type { Heap, HeapObject } from '../../../../machines/predicates/machine/machine.js';
import { PredicateStore } from './store.js';

export const RAW = 1;
export const HELD = 2;
/** It may be found in places that are not in the heap. */
export const ESCAPED = 4;

/** Never changed: a store makes another one. */
export interface BooleanRecord {
  readonly type: HeapClass;
  readonly flags: number;
  /** By slot: a reference; nothing where the field is primitive. */
  readonly slots: Int32Array;
}

export class BooleanHeap implements Heap {
  readonly #records: BooleanRecord[];
  readonly store: PredicateStore;

  constructor(records: BooleanRecord[] = [], store = new PredicateStore()) {
    this.#records = records;
    this.store = store;
  }

  copy(): BooleanHeap {
    return new BooleanHeap(this.#records.slice(), this.store.copy());
  }

  get size(): number {
    return this.#records.length;
  }

  get objects(): readonly HeapObject[] {
    return this.#records.map((_, object) => object);
  }

  record(object: HeapObject): BooleanRecord {
    const record = this.#records[object];
    if (record === undefined) throw new Error(`no object ${object} in this heap`);
    return record;
  }

  add(record: BooleanRecord): HeapObject {
    return this.#records.push(record) - 1;
  }

  write(object: HeapObject, slot: number, reference: number): void {
    const { type, flags, slots } = this.record(object);
    if (slots[slot] === reference) return;
    const changed = slots.slice();
    changed[slot] = reference;
    this.#records[object] = { type, flags, slots: changed };
  }

  setFlags(object: HeapObject, on: number, off: number): void {
    const { type, flags, slots } = this.record(object);
    this.#records[object] = { type, flags: (flags | on) & ~off, slots };
  }

  countOf(type: HeapClass): number {
    return this.#records.reduce((count, record) => count + (record.type === type ? 1 : 0), 0);
  }

  /** Where the static fields are, or -1. */
  staticsOf(type: HeapClass): HeapObject {
    return this.#records.findIndex((record) => record.type === type);
  }

  targets(object: HeapObject): readonly HeapObject[] {
    const { type, slots } = this.record(object);
    return type.fields.flatMap(({ isReference }, slot) => {
      const target = slots[slot] as number;
      return isReference && target >= 0 ? [target] : [];
    });
  }

  /** What the client or a static field holds, what has escaped, and what is reached from there. */
  live(): ReadonlySet<HeapObject> {
    const found = new Set<HeapObject>();
    for (const [object, { type, flags }] of this.#records.entries())
      if (type.isStatics || (flags & (HELD | ESCAPED)) !== 0) found.add(object);
    for (const object of found) for (const target of this.targets(object)) found.add(target);
    return found;
  }

  /** Whether all objects of this heap are in the other just as they are here, and nobody has new ones. */
  isUnchangedIn(other: BooleanHeap): boolean {
    for (let object = 0; object < other.size; object++) {
      const record = other.record(object);
      if (object >= this.size) {
        if ((record.flags & (HELD | ESCAPED)) !== 0) return false;
      } else {
        const { flags, slots } = this.record(object);
        if (flags !== record.flags || !slots.every((target, slot) => record.slots[slot] === target)) return false;
      }
    }
    return this.store.isSame(other.store);
  }
}

export function booleanHeap(heap: Heap): BooleanHeap {
  if (!(heap instanceof BooleanHeap)) throw new Error('a heap of another machine');
  return heap;
}
