/**
 * How much memory a program holds: reachable objects are counted now and then, so that a program which keeps allocating
 * ends by a budget that does not depend on the machine, instead of exhausting the tool.
 *
 * Sizes are in cells, about eight bytes each.
 */
import { JavaArray, JavaObject, type Reference, type Value } from './values.js';

export const OBJECT_CELLS = 12;
/** What JavaScript needs for a typed array beside its elements. */
export const TYPED_ARRAY_CELLS = 32;
/** Counting again costs time in proportion to what is reachable; so much must have been allocated in between. */
const LEAST_INTERVAL = 1 << 24;

export function cellsOf(object: Reference): number {
  if (object instanceof JavaObject) return OBJECT_CELLS + object.fields.length;
  if (object instanceof JavaArray) {
    const { elements } = object;
    return OBJECT_CELLS + (Array.isArray(elements) ? elements.length : TYPED_ARRAY_CELLS + (elements.byteLength >> 3));
  }
  return OBJECT_CELLS + (object.text.length >> 3);
}

export class Memory {
  readonly #budget: number;
  readonly #roots: () => Iterable<Value | undefined>;
  #allocated = 0;
  #countAt: number;
  #epoch = 0;

  constructor(budget: number, roots: () => Iterable<Value | undefined>) {
    this.#budget = budget;
    this.#roots = roots;
    this.#countAt = Math.min(LEAST_INTERVAL, budget);
  }

  /** As if nothing had been allocated: what is reachable counts from the next time on. */
  restart(): void {
    this.#allocated = 0;
    this.#countAt = Math.min(LEAST_INTERVAL, this.#budget);
  }

  /** Whether the cells may be allocated. */
  admit(cells: number): boolean {
    this.#allocated += cells;
    if (this.#allocated < this.#countAt) return true;
    const reachable = this.#count() + cells;
    this.#allocated = reachable;
    this.#countAt = Math.min(reachable + Math.max(reachable, LEAST_INTERVAL), this.#budget + LEAST_INTERVAL);
    return reachable <= this.#budget;
  }

  #count(): number {
    const epoch = ++this.#epoch;
    const pending: Reference[] = [];
    const visit = (value: Value | undefined): void => {
      if (typeof value !== 'object' || value === null || value.visited === epoch) return;
      value.visited = epoch;
      pending.push(value);
    };
    for (const root of this.#roots()) visit(root);
    let cells = 0;
    for (let object = pending.pop(); object !== undefined; object = pending.pop()) {
      cells += cellsOf(object);
      if (object instanceof JavaObject) for (const value of object.fields) visit(value);
      else if (object instanceof JavaArray && Array.isArray(object.elements))
        for (const value of object.elements) visit(value);
    }
    return cells;
  }
}
