/** Heaps of abstract states made complete: numbers are chosen, and references that nothing is known of are null. */

import { CandidateTable } from '../../../execution/enumeration/candidates.js';
import { type ConstraintSource, check } from '../../../execution/enumeration/constraints.js';
import { Layouts } from '../../../execution/enumeration/layout.js';
import { type Cell, PartialHeap, type Slot } from '../../../execution/enumeration/partial-heap.js';
import type { Problem } from '../../../execution/enumeration/search.js';
import type { Stage } from '../../../execution/enumeration/stage.js';
import type { HeapValue } from '../../../ir/heap.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import { type ClassName, isPrimitive } from '../../../ir/types.js';
import type { EntryHeap, EntryObject } from './entry-heaps.js';

/** Ways to number the objects: which of the values the slot of that index gets. */
const NUMBERINGS: readonly ((index: number) => number)[] = [
  () => 0,
  (index) => index,
  (index) => 1_000_000 - index,
  (index) => (index * 7 + 3) % 5,
  (index) => (index * index + 1) % 7,
  () => 1,
];

/** Those that meet what the method demands. The heap that is yielded is to be used before the next one is asked for. */
export function* completions(
  { setup: { world } }: Stage,
  { roots, rootClasses }: Pick<Problem, 'roots' | 'rootClasses'>,
  constraints: ConstraintSource,
  entry: EntryHeap,
  integers: readonly number[],
): Generator<PartialHeap> {
  const layouts = new Layouts(world);
  const candidates = new CandidateTable(world, { integers });
  const heap = new PartialHeap(world, roots);
  const cells: Cell[] = [];
  for (const object of entry.objects) {
    const type = classFor(object, world.hierarchy, (name) => candidates.of(name).all);
    if (type === undefined) return;
    cells.push(heap.add(layouts.of(type), undefined));
  }
  const target = (node: number): HeapValue => cells[node] ?? null;
  for (const [index, cell] of cells.entries()) {
    for (const field of entry.objects[index]?.fields ?? []) {
      const position = cell.layout.positions.of(field.owner, field.name);
      if (position === undefined && field.target >= 0) return;
      if (position !== undefined) heap.set({ cell, index: position }, target(field.target));
    }
  }
  for (const [index, { name }] of roots.entries()) {
    const node = entry.roots.get(name);
    if (node === undefined) continue;
    // On an object of another class another method would run.
    const type = cells[node]?.layout.type;
    if (type !== undefined && rootClasses?.get(index)?.includes(type) === false) return;
    heap.set({ cell: undefined, index }, target(node));
  }
  const open = openSlots(heap);
  for (const slot of open) if (!isPrimitive(heap.kind(slot).type)) heap.set(slot, null);
  if (!isWellTyped(heap, world.hierarchy)) return;
  const numbers = open.filter((slot) => isPrimitive(heap.kind(slot).type));
  for (const numbering of numbers.length === 0 ? NUMBERINGS.slice(0, 1) : NUMBERINGS) {
    for (const [index, slot] of numbers.entries()) {
      const { values } = candidates.of(heap.kind(slot).type);
      heap.set(slot, values[numbering(index) % values.length] ?? 0);
    }
    if (isAllowed(heap, constraints)) yield heap;
  }
}

function openSlots(heap: PartialHeap): readonly Slot[] {
  const open: Slot[] = [];
  for (const [index, value] of heap.values.entries()) if (value === undefined) open.push({ cell: undefined, index });
  for (const cell of heap.cells) {
    for (const [index, value] of cell.slots.entries()) if (value === undefined) open.push({ cell, index });
  }
  return open;
}

/** A class of the input with objects of its own. */
function classFor(
  { classes }: EntryObject,
  hierarchy: Hierarchy,
  instantiable: (type: ClassName) => readonly ClassName[],
): ClassName | undefined {
  for (const { type, exact } of classes) {
    const fitting = instantiable(type).filter((name) => hierarchy.find(name)?.origin === 'input');
    const found = fitting.includes(type) ? type : exact ? undefined : fitting[0];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Null only where it may be, and objects only where their class fits. */
function isWellTyped(heap: PartialHeap, hierarchy: Hierarchy): boolean {
  const fits = (slot: Slot, value: HeapValue | undefined): boolean => {
    const { type, nonNull } = heap.kind(slot);
    if (isPrimitive(type)) return true;
    if (typeof value !== 'object' || value === null) return !nonNull;
    return hierarchy.isAssignable(heap.typeOf(value), type);
  };
  return (
    heap.values.every((value, index) => fits({ cell: undefined, index }, value)) &&
    heap.cells.every((cell) => cell.slots.every((value, index) => fits({ cell, index }, value)))
  );
}

function isAllowed(heap: PartialHeap, { requires, invariants }: ConstraintSource): boolean {
  if (!requires.every((formula) => check({ formula }, heap) === 'holds')) return false;
  return heap.cells.every((receiver) =>
    invariants(receiver.layout.type).every((formula) => check({ formula, receiver }, heap) === 'holds'),
  );
}
