/** Whether a graph stands for a heap when the cells that it gave up are taken as outside. For tests: a search. */
import { SHAPEGRAPH_BUDGETS } from '../../budgets.js';
import { type ConcreteHeap, NO_CELL, OUTSIDE } from '../claims/concrete-heap.js';
import { representsTracked } from '../claims/heaps.js';
import type { Draft } from '../store/draft.js';
import { ELSEWHERE, FIRST_NODE, type ShapeGraph } from '../store/model.js';
import type { GraphStore } from '../store/store.js';

const LIMIT = SHAPEGRAPH_BUDGETS['graphs/cutting/given-up-cells'].limit.most;

export function represents(store: GraphStore, graph: ShapeGraph, heap: ConcreteHeap): boolean {
  const draft = store.view(graph);
  const tried = new Set<string>();
  const search = (current: ConcreteHeap): boolean => {
    const rest = withoutForced(draft, current);
    if (representsTracked(store, graph, rest)) return true;
    for (const cell of mayBeGivenUp(draft, rest)) {
      const less = without(rest, cell);
      const key = less.cells.map((_, at) => (less.variables.includes(at) || isReferred(less, at) ? '1' : '0')).join('');
      if (tried.has(key) || tried.size > LIMIT) continue;
      tried.add(key);
      if (search(less)) return true;
    }
    return false;
  };
  return search(heap);
}

function isReferred(heap: ConcreteHeap, cell: number): boolean {
  return heap.cells.some((fields) => fields.includes(cell));
}

/** The heap without what variables, and fields of named nodes, hold that is elsewhere in the graph. */
function withoutForced(draft: Draft, heap: ConcreteHeap): ConcreteHeap {
  let rest = heap;
  draft.values.forEach((target, variable) => {
    const value = rest.variables[variable] ?? NO_CELL;
    if (target === ELSEWHERE && value >= 0) rest = without(rest, value);
  });
  draft.values.forEach((target, variable) => {
    if (target < FIRST_NODE) return;
    for (let field = 0; field < draft.fieldCount; field++) {
      const cell = rest.variables[variable] ?? NO_CELL;
      const value = rest.cells[cell]?.[field] ?? NO_CELL;
      if (draft.field(target - FIRST_NODE, field) === ELSEWHERE && value >= 0) rest = without(rest, value);
    }
  });
  return rest;
}

/** Cells that unnamed ones refer to along fields where the summary may refer elsewhere. */
function mayBeGivenUp(draft: Draft, heap: ConcreteHeap): Set<number> {
  const cells = new Set<number>();
  heap.cells.forEach((fields, cell) => {
    if (heap.variables.includes(cell)) return;
    fields.forEach((value, field) => {
      if (value >= 0 && ((draft.edges[field] as number) & (1 << ELSEWHERE)) !== 0) cells.add(value);
    });
  });
  return cells;
}

/** What the cell reaches is outside. */
function without(heap: ConcreteHeap, start: number): ConcreteHeap {
  const gone = new Set<number>();
  const open = [start];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (cell < 0 || gone.has(cell)) continue;
    gone.add(cell);
    open.push(...(heap.cells[cell] ?? []));
  }
  const moved = (value: number): number => (gone.has(value) ? OUTSIDE : value);
  return {
    variables: heap.variables.map(moved),
    cells: heap.cells.map((fields, cell) => fields.map(gone.has(cell) ? () => NO_CELL : moved)),
  };
}
