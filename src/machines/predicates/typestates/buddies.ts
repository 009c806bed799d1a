/** The objects that a predicate relates to a given one: those from which its path leads there. */
import type { FieldReference } from '../../../ir/instructions.js';
import type { Heap, HeapObject, Machine } from '../machine/machine.js';
import type { Predicate } from '../vocabulary.js';

/** A predicate of two objects of which the second is found from the first. */
export type DualPredicate = Extract<Predicate, { kind: 'fields' }> & { readonly via: readonly FieldReference[] };

export function isDual(predicate: Predicate): predicate is DualPredicate {
  return predicate.kind === 'fields' && predicate.via !== undefined;
}

export function buddiesIn(
  machine: Machine,
  heap: Heap,
  { via }: DualPredicate,
  object: HeapObject,
  isFirst: (other: HeapObject) => boolean,
): readonly HeapObject[] {
  const found: HeapObject[] = [];
  for (const other of heap.objects) {
    if (!isFirst(other)) continue;
    let reached = other;
    for (const field of via) if (reached >= 0) reached = machine.reference(heap, reached, field);
    if (reached === object) found.push(other);
  }
  return found;
}
