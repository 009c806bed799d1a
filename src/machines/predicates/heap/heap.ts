/** Heaps: records of objects with classes, flags and contents, shared between heaps until they are changed. */
import type { ClassName } from '../../../ir/types.js';
import type { Values } from '../values/values.js';
import type { Lost } from './escaped.js';
import type { HeapClass } from './layout.js';

export const RAW = 1;
export const HELD = 2;
export const IMAGINED = 4;
/** A field was written since the object was imagined. */
export const CHANGED = 8;
/** It may be found in places that are not in the heap: arrays, containers of the library, fields that are not followed. */
export const ESCAPED = 16;
/** It stands for any number of such objects (none, too), all of them escaped, that nothing in the heap refers to. */
export const MANY = 32;

const NONE: ReadonlySet<ClassName> = new Set();

/** Never changed: a store makes another one. */
export interface HeapRecord {
  readonly type: HeapClass;
  readonly flags: number;
  /** By slot: a reference, or the symbol of a primitive value. */
  readonly slots: Int32Array;
}

export class HeapState {
  /** By number of the object; undefined where it was collected. Shared with others unless `#isOwn`. */
  #records: (HeapRecord | undefined)[];
  #isOwn: boolean;
  values: Values;
  /** Classes whose initialisers have run; for whole programs, where others run when they are first used. */
  initialised: ReadonlySet<ClassName> = NONE;
  lost: Lost;

  constructor(records: (HeapRecord | undefined)[], values: Values, lost: Lost) {
    this.lost = lost;
    this.#records = records;
    this.#isOwn = false;
    this.values = values;
  }

  /** A copy that may be changed without changing this one, and the other way round. */
  copy(): HeapState {
    this.#isOwn = false;
    return new HeapState(this.#records, this.values, this.lost);
  }

  get objects(): readonly number[] {
    const objects: number[] = [];
    for (let object = 0; object < this.#records.length; object++)
      if (this.#records[object] !== undefined) objects.push(object);
    return objects;
  }

  /** One more than the greatest number of an object. */
  get size(): number {
    return this.#records.length;
  }

  find(object: number): HeapRecord | undefined {
    return this.#records[object];
  }

  record(object: number): HeapRecord {
    const record = this.#records[object];
    if (record === undefined) throw new Error(`no object ${object} in this heap`);
    return record;
  }

  add(record: HeapRecord): number {
    return this.#own().push(record) - 1;
  }

  set(object: number, record: HeapRecord | undefined): void {
    this.#own()[object] = record;
  }

  write(object: number, slot: number, content: number): void {
    const record = this.record(object);
    const { type, slots } = record;
    if (slots[slot] === content) return;
    const changed = slots.slice();
    changed[slot] = content;
    this.#own()[object] = { type, flags: record.flags | CHANGED, slots: changed };
  }

  setFlags(object: number, on: number, off: number): void {
    const record = this.record(object);
    const flags = (record.flags | on) & ~off;
    if (flags !== record.flags) this.#own()[object] = { type: record.type, flags, slots: record.slots };
  }

  countOf(type: HeapClass): number {
    let count = 0;
    for (const record of this.#records) if (record?.type === type) count++;
    return count;
  }

  #own(): (HeapRecord | undefined)[] {
    if (!this.#isOwn) {
      this.#records = this.#records.slice();
      this.#isOwn = true;
    }
    return this.#records;
  }
}
