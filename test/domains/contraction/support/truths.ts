/** What the predicates and formulas mean on a concrete heap, straight from their definitions. */
import type { Formula } from '../../../../src/domains/heap/contraction/graphs/formula.js';
import type { Heap } from './heaps.js';

type Fields = readonly number[];
type Pair = readonly [source: number, target: number];

/** Edges along the fields between what the start reaches; none for null. */
function links(heap: Heap, start: number, fields: Fields): { readonly cells: number[]; readonly pairs: Pair[] } {
  const cells: number[] = start === -1 ? [] : [start];
  const pairs: Pair[] = [];
  for (let index = 0; index < cells.length; index++) {
    const source = cells[index] as number;
    for (const field of fields) {
      const target = heap.cells[source]?.[field] ?? -1;
      if (target === -1) continue;
      pairs.push([source, target]);
      if (!cells.includes(target)) cells.push(target);
    }
  }
  return { cells, pairs };
}

function onCycle(heap: Heap, cell: number, fields: Fields): boolean {
  return fields.some((field) => {
    const next = heap.cells[cell]?.[field] ?? -1;
    return next !== -1 && links(heap, next, fields).cells.includes(cell);
  });
}

const at = (heap: Heap, variable: number): number => heap.variables[variable] as number;

export const truths = {
  reach: (heap: Heap, x: number, y: number, fields: Fields): boolean =>
    at(heap, y) !== -1 && links(heap, at(heap, x), fields).cells.includes(at(heap, y)),
  cyclic: (heap: Heap, x: number, fields: Fields): boolean => at(heap, x) !== -1 && onCycle(heap, at(heap, x), fields),
  acyclic: (heap: Heap, x: number, fields: Fields): boolean =>
    links(heap, at(heap, x), fields).cells.every((cell) => !onCycle(heap, cell, fields)),
  disjoint: (heap: Heap, x: number, y: number, fields: Fields): boolean => {
    const others = links(heap, at(heap, y), fields).cells;
    return links(heap, at(heap, x), fields).cells.every((cell) => !others.includes(cell));
  },
  tree: (heap: Heap, x: number, fields: Fields): boolean => {
    const { cells, pairs } = links(heap, at(heap, x), fields);
    return cells.every(
      (cell) => pairs.filter(([, target]) => target === cell).length === (cell === at(heap, x) ? 0 : 1),
    );
  },
  unshared: (heap: Heap, x: number, fields: Fields): boolean => {
    const { cells, pairs } = links(heap, at(heap, x), fields);
    return cells.every((cell) => new Set(pairs.filter(([, to]) => to === cell).map(([from]) => from)).size < 2);
  },
  dll: (heap: Heap, x: number, next: number, prev: number): boolean => {
    let before = -1;
    for (let cell = at(heap, x), steps = 0; cell !== -1; steps++) {
      if (steps > heap.cells.length || heap.cells[cell]?.[prev] !== before) return false;
      before = cell;
      cell = heap.cells[cell]?.[next] ?? -1;
    }
    return true;
  },
};

/** Objects are the cells that some variable reaches. */
export function holds(formula: Formula, heap: Heap, objects: readonly number[] = []): boolean {
  const fields = Array.from({ length: heap.cells[0]?.length ?? 0 }, (_, field) => field);
  const object = (name: number): number => objects[name] as number;
  switch (formula.kind) {
    case 'variable':
      return at(heap, formula.variable) === object(formula.object);
    case 'field':
      return heap.cells[object(formula.source)]?.[formula.field] === object(formula.target);
    case 'path':
      return fields.some((field) => {
        const next = heap.cells[object(formula.source)]?.[field] ?? -1;
        return links(heap, next, fields).cells.includes(object(formula.target));
      });
    case 'equal':
      return object(formula.left) === object(formula.right);
    case 'not':
      return !holds(formula.operand, heap, objects);
    case 'and':
      return formula.operands.every((operand) => holds(operand, heap, objects));
    case 'or':
      return formula.operands.some((operand) => holds(operand, heap, objects));
    default: {
      const live = new Set(heap.variables.flatMap((cell) => links(heap, cell, fields).cells));
      const each = (cell: number): boolean => {
        const inner = [...objects];
        inner[formula.object] = cell;
        return holds(formula.body, heap, inner);
      };
      return formula.kind === 'forall' ? [...live].every(each) : [...live].some(each);
    }
  }
}
