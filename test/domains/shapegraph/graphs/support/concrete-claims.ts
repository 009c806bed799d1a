/** The claims of the assertion language on concrete heaps, by their definitions. */
import type { ConcreteHeap } from '../../../../../src/domains/heap/shapegraph/graphs/claims/concrete-heap.js';
import { NO_CELL } from '../../../../../src/domains/heap/shapegraph/graphs/claims/concrete-heap.js';
import { reachedFrom } from './concrete-steps.js';

const at = (heap: ConcreteHeap, x: number): number => heap.variables[x] as number;

function targets(heap: ConcreteHeap, cell: number, over: number): number[] {
  return (heap.cells[cell] ?? []).filter((value, field) => value >= 0 && (over & (1 << field)) !== 0);
}

export function isNull(heap: ConcreteHeap, x: number): boolean {
  return at(heap, x) === NO_CELL;
}

export function reach(heap: ConcreteHeap, x: number, y: number, over: number): boolean {
  return reachedFrom(heap, at(heap, x), over).has(at(heap, y));
}

function onCycle(heap: ConcreteHeap, cell: number, over: number): boolean {
  return targets(heap, cell, over).some((next) => reachedFrom(heap, next, over).has(cell));
}

export function acyclic(heap: ConcreteHeap, x: number, over: number): boolean {
  return [...reachedFrom(heap, at(heap, x), over)].every((cell) => !onCycle(heap, cell, over));
}

export function cyclic(heap: ConcreteHeap, x: number, over: number): boolean {
  return at(heap, x) >= 0 && onCycle(heap, at(heap, x), over);
}

export function unshared(heap: ConcreteHeap, x: number, over: number): boolean {
  const reached = [...reachedFrom(heap, at(heap, x), over)];
  return reached.every((cell) => reached.filter((source) => targets(heap, source, over).includes(cell)).length <= 1);
}

export function tree(heap: ConcreteHeap, x: number, over: number): boolean {
  const reached = [...reachedFrom(heap, at(heap, x), over)];
  const incoming = (cell: number): number =>
    reached.flatMap((source) => targets(heap, source, over)).filter((target) => target === cell).length;
  return acyclic(heap, x, over) && reached.every((cell) => incoming(cell) <= 1);
}

export function disjoint(heap: ConcreteHeap, x: number, y: number, over: number): boolean {
  const left = reachedFrom(heap, at(heap, x), over);
  return [...reachedFrom(heap, at(heap, y), over)].every((cell) => !left.has(cell));
}

export function list(heap: ConcreteHeap, x: number, field: number): boolean {
  let cell = at(heap, x);
  for (let steps = 0; steps <= heap.cells.length; steps++) {
    if (cell === NO_CELL) return true;
    cell = heap.cells[cell]?.[field] as number;
  }
  return false;
}

export function dll(heap: ConcreteHeap, x: number, next: number, prev: number): boolean {
  if (isNull(heap, x)) return true;
  const first = heap.cells[at(heap, x)];
  if (first === undefined || !list(heap, x, next) || first[prev] !== NO_CELL) return false;
  return [...reachedFrom(heap, at(heap, x), 1 << next)].every((cell) => {
    const target = heap.cells[cell]?.[next] as number;
    return target < 0 || heap.cells[target]?.[prev] === cell;
  });
}
