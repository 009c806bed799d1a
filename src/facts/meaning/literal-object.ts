/** A string literal of a formula that the heap holds no interned string for: identical to itself and to nothing else. */
import type { HeapObject } from '../../ir/heap.js';

export class LiteralObject implements HeapObject {
  readonly id = -1;
}
