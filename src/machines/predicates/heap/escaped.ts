/** Objects that may be found again though nothing in the heap leads to them, how many of them are kept, and what is known of the others. */

import { TupleInterner } from '../../../base/interner.js';
import type { ClassName } from '../../../ir/types.js';
import { PREDICATES_BUDGETS } from '../budgets.js';
import { ESCAPED, type HeapState, MANY } from './heap.js';
import { isObject } from './references.js';

const MOST = PREDICATES_BUDGETS['heap/escaped'].most.most;

/** Classes of which there may be objects that are not in the heap, though they can be found. The same object for the same classes. */
export interface Lost {
  readonly number: number;
  /** Whether it may be any class. */
  readonly isAny: boolean;
  readonly classes: ReadonlySet<ClassName>;
}

export const NOTHING_LOST: Lost = { number: 0, isAny: false, classes: new Set() };
export const ANYTHING_LOST: Lost = { number: 1, isAny: true, classes: new Set() };

export class Losses {
  readonly #known = new Map<string, Lost>();

  with(lost: Lost, names: Iterable<ClassName>): Lost {
    if (lost.isAny) return lost;
    const classes = new Set([...lost.classes, ...names]);
    if (classes.size === lost.classes.size) return lost;
    const key = [...classes].sort().join(' ');
    let found = this.#known.get(key);
    if (found === undefined) {
      found = { number: this.#known.size + 2, isAny: false, classes };
      this.#known.set(key, found);
    }
    return found;
  }
}

/** Adds what the objects reach. */
export function walk(heap: HeapState, found: Set<number>): void {
  for (const object of found) {
    const { type, slots } = heap.record(object);
    for (let slot = 0; slot < slots.length; slot++) {
      const target = slots[slot] as number;
      if (type.fields[slot]?.isReference && isObject(target)) found.add(target);
    }
  }
}

/** Escaped objects that are alike and that nothing refers to become one that stands for many. */
export function mergeAlike(heap: HeapState, found: ReadonlySet<number>): void {
  const kinds = new TupleInterner();
  const first: number[] = [];
  const { objects } = heap;
  const referred = new Set<number>();
  for (const object of objects) {
    const { type, slots } = heap.record(object);
    for (let slot = 0; slot < slots.length; slot++)
      if (type.fields[slot]?.isReference) referred.add(slots[slot] as number);
  }
  for (const object of objects) {
    const { type, flags, slots } = heap.record(object);
    if ((flags & ESCAPED) === 0 || found.has(object) || referred.has(object)) continue;
    const kind = kinds.intern([type.number, flags & ~MANY, ...slots]);
    const known = first[kind];
    if (known === undefined) {
      first[kind] = object;
      continue;
    }
    heap.setFlags(known, MANY, 0);
    heap.set(object, undefined);
  }
}

/** The object itself, or one of the many that it stands for. */
export function oneOf(heap: HeapState, object: number): number {
  const { type, flags, slots } = heap.record(object);
  return (flags & MANY) === 0 ? object : heap.add({ type, flags: flags & ~MANY, slots });
}

/** Adds escaped objects to those found, and what they reach; what is too much is lost. */
export function keepEscaped(losses: Losses, heap: HeapState, found: Set<number>): Lost {
  const rest = new Set<number>();
  const counts = new Map<ClassName, number>();
  for (const object of heap.objects) {
    const { type, flags } = heap.record(object);
    if ((flags & ESCAPED) === 0 || found.has(object)) continue;
    const count = (counts.get(type.name) ?? 0) + 1;
    counts.set(type.name, count);
    (count <= MOST ? found : rest).add(object);
  }
  walk(heap, found);
  if (rest.size === 0) return heap.lost;
  walk(heap, rest);
  // What a lost object leads to can be found through it all the same.
  for (const object of rest) if (found.has(object)) heap.setFlags(object, ESCAPED, 0);
  const names = [...rest].filter((object) => !found.has(object)).map((object) => heap.record(object).type.name);
  return losses.with(heap.lost, names);
}
