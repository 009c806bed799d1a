/** Identity hash codes: a function of the order of allocation, so that every run gives the same. */
import type { HeapObject } from '../ir/heap.js';

/** Not negative; different for different ids, and spread like the JDK's random ones. */
export function identityHash(object: HeapObject): number {
  // Multiplying by an odd number permutes the 31-bit integers.
  return Math.imul(object.id, 0x5bd1e995) & 0x7fffffff;
}
