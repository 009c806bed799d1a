/** Statements on concrete heaps. */
import type { ConcreteHeap } from '../../../../../src/domains/heap/shapegraph/graphs/claims/concrete-heap.js';
import { NO_CELL, OUTSIDE } from '../../../../../src/domains/heap/shapegraph/graphs/claims/concrete-heap.js';

export type Statement =
  | { readonly kind: 'forget' | 'allocate' | 'elsewhere'; readonly x: number }
  | { readonly kind: 'copy'; readonly x: number; readonly y: number }
  | { readonly kind: 'load'; readonly x: number; readonly y: number; readonly field: number }
  | { readonly kind: 'store'; readonly x: number; readonly y: number; readonly field: number }
  | { readonly kind: 'store-null' | 'store-elsewhere'; readonly x: number; readonly field: number };

export function statements(variables: number, fields: number): Statement[] {
  const all: Statement[] = [];
  for (let x = 0; x < variables; x++) {
    all.push({ kind: 'forget', x }, { kind: 'allocate', x }, { kind: 'elsewhere', x });
    for (let y = 0; y < variables; y++) {
      all.push({ kind: 'copy', x, y });
      for (let field = 0; field < fields; field++)
        all.push({ kind: 'load', x, y, field }, { kind: 'store', x, y, field });
    }
    for (let field = 0; field < fields; field++) {
      all.push({ kind: 'store-null', x, field }, { kind: 'store-elsewhere', x, field });
    }
  }
  return all;
}

/** The heaps after the statement; none if it throws. Fields of what is outside hold anything outside. */
export function run(statement: Statement, heap: ConcreteHeap, fieldCount: number): ConcreteHeap[] {
  const variables = [...heap.variables];
  const cells = heap.cells.map((fields) => [...fields]);
  const after: ConcreteHeap = { variables, cells };
  const { x } = statement;
  switch (statement.kind) {
    case 'forget':
      variables[x] = NO_CELL;
      return [after];
    case 'elsewhere':
      return [NO_CELL, OUTSIDE].map((value) => ({ variables: variables.with(x, value), cells }));
    case 'allocate':
      variables[x] = cells.push(new Array<number>(fieldCount).fill(NO_CELL)) - 1;
      return [after];
    case 'copy':
      variables[x] = variables[statement.y] as number;
      return [after];
    case 'load': {
      const base = variables[statement.y] as number;
      if (base === NO_CELL) return [];
      if (base === OUTSIDE) return [NO_CELL, OUTSIDE].map((value) => ({ variables: variables.with(x, value), cells }));
      variables[x] = cells[base]?.[statement.field] as number;
      return [after];
    }
    default: {
      const base = variables[x] as number;
      if (base === NO_CELL) return [];
      const values =
        statement.kind === 'store-null'
          ? [NO_CELL]
          : statement.kind === 'store'
            ? [variables[statement.y] as number]
            : [NO_CELL, OUTSIDE];
      if (base === OUTSIDE)
        return statement.kind === 'store' ? [lost(after, variables[statement.y] as number)] : [after];
      return values.map((value) => ({
        variables,
        cells: cells.map((fields, cell) => (cell === base ? fields.with(statement.field, value) : fields)),
      }));
    }
  }
}

/** Cells reached from a cell. */
export function reachedFrom(heap: ConcreteHeap, start: number, over: number): Set<number> {
  const reached = new Set<number>();
  const open = [start];
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    if (cell < 0 || reached.has(cell)) continue;
    reached.add(cell);
    heap.cells[cell]?.forEach((value, field) => {
      if ((over & (1 << field)) !== 0) open.push(value);
    });
  }
  return reached;
}

/** What the cell reaches is outside from now on. */
export function lost(heap: ConcreteHeap, start: number): ConcreteHeap {
  const gone = reachedFrom(heap, start, -1);
  const moved = (value: number): number => (gone.has(value) ? OUTSIDE : value);
  return {
    variables: heap.variables.map(moved),
    cells: heap.cells.map((fields, cell) => (gone.has(cell) ? fields.map(() => NO_CELL) : fields.map(moved))),
  };
}
