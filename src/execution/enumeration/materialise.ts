/** Builds an enumerated heap in a machine. */
import type { HeapValue } from '../../ir/heap.js';
import { isArray } from '../../ir/types.js';
import type { Machine } from '../machine.js';
import { JavaArray, type JavaObject, type Reference, type Value } from '../memory/values.js';
import { Cell, type PartialHeap } from './partial-heap.js';

/** The heap must be complete. Returns the values of its roots. */
export function materialise(machine: Machine, heap: PartialHeap): readonly Value[] {
  const made = new Map<Cell, JavaObject | JavaArray>();
  const raw = heap.values.filter((value): value is Cell => value instanceof Cell && value.raw);
  const cells = [...raw, ...heap.cells];
  for (const cell of cells) {
    const { type } = cell.layout;
    made.set(cell, isArray(type) ? machine.newArray(type, cell.slots.length) : machine.allocate(type));
  }
  const machineValue = (value: HeapValue | undefined): Value => {
    if (value === undefined) throw new Error('the heap is not complete');
    // Objects that are no cells are the machine's own: strings, enum constants, what static fields lead to.
    return value instanceof Cell ? (made.get(value) as Reference) : (value as Value);
  };
  for (const cell of cells) {
    const object = made.get(cell) as JavaObject | JavaArray;
    cell.slots.forEach((slot, index) => {
      const value = machineValue(slot);
      const field = cell.layout.fields[index];
      if (object instanceof JavaArray) machine.setElement(object, index, value);
      else if (field !== undefined) machine.setField(object, field.owner, field.name, value);
    });
  }
  return heap.values.map(machineValue);
}
