/** Concrete heaps as plain lists, statements run on them, and all heaps up to a size: written without the code under test. */
import type { Statement } from '../../../../src/domains/heap/contraction/graphs/statements.js';
import { Draft } from '../../../../src/structures/draft.js';
import type { HeapGraph } from '../../../../src/structures/heap-graph.js';
import type { Random } from '../../../fuzz/random.js';

export interface Heap {
  /** By variable: a cell, or -1. */
  readonly variables: readonly number[];
  /** By cell and field: a cell, or -1. */
  readonly cells: readonly (readonly number[])[];
  /** By cell; absent: all 0. */
  readonly labels?: readonly number[];
}

/** The heap after the statement; undefined if it dereferences null, 'stopped' if a test fails. */
export function run(heap: Heap, statement: Statement): Heap | undefined | 'stopped' {
  const variables = [...heap.variables];
  const cells = heap.cells.map((cell) => [...cell]);
  let labels = heap.labels;
  const variable = (name: number): number => variables[name] as number;
  switch (statement.kind) {
    case 'set-null':
      variables[statement.target] = -1;
      break;
    case 'copy':
      variables[statement.target] = variable(statement.source);
      break;
    case 'new':
      variables[statement.target] = cells.push((cells[0] ?? [-1, -1, -1, -1]).map(() => -1)) - 1;
      if (labels !== undefined) labels = [...labels, statement.label];
      break;
    case 'load': {
      const cell = cells[variable(statement.object)];
      if (cell === undefined) return undefined;
      variables[statement.target] = cell[statement.field] as number;
      break;
    }
    case 'store': {
      const cell = cells[variable(statement.object)];
      if (cell === undefined) return undefined;
      cell[statement.field] = statement.value === undefined ? -1 : variable(statement.value);
      break;
    }
    case 'test-null':
      if ((variable(statement.variable) === -1) !== statement.holds) return 'stopped';
      break;
    case 'test-same':
      if ((variable(statement.left) === variable(statement.right)) !== statement.holds) return 'stopped';
      break;
  }
  return labels === undefined ? { variables, cells } : { variables, cells, labels };
}

/** Every statement over so many variables and fields. */
export function allStatements(variables: number, fields: number): Statement[] {
  const names = Array.from({ length: variables }, (_, name) => name);
  const all: Statement[] = [];
  for (const target of names) {
    all.push({ kind: 'set-null', target }, { kind: 'new', target, label: 0 });
    for (const holds of [true, false]) all.push({ kind: 'test-null', variable: target, holds });
    for (const other of names) {
      if (other !== target) all.push({ kind: 'copy', target, source: other });
      for (const holds of [true, false]) all.push({ kind: 'test-same', left: target, right: other, holds });
      for (let field = 0; field < fields; field++) {
        all.push(
          { kind: 'load', target, object: other, field },
          { kind: 'store', object: target, field, value: other },
        );
      }
    }
    for (let field = 0; field < fields; field++) all.push({ kind: 'store', object: target, field });
  }
  return all;
}

/**
 * All garbage-free heaps with at most so many cells, each once: cells are numbered in the order in which a breadth-first walk
 * from the variables meets them, so each reference is null, a cell met before, or the next new one. With `forest` only those
 * whose edges form no undirected cycle, two edges between two cells included: the heaps that the paper admits.
 */
export function* allHeaps(variables: number, fields: number, most: number, forest = false): Generator<Heap> {
  const values: number[] = [];
  const closesCycle = (index: number, target: number): boolean => {
    const parts = Array.from({ length: most }, (_, cell) => cell);
    const join = (at: number, to: number): boolean => {
      const [one, other] = [parts[Math.floor((at - variables) / fields)], parts[to]];
      parts.forEach((part, cell) => {
        if (part === one) parts[cell] = other as number;
      });
      return one === other;
    };
    for (let before = variables; before < index; before++) {
      if (values[before] !== -1) join(before, values[before] as number);
    }
    return join(index, target);
  };
  function* fill(cells: number): Generator<Heap> {
    const index = values.length;
    if (index === variables + cells * fields) {
      const rest = values.slice(variables);
      yield {
        variables: values.slice(0, variables),
        cells: Array.from({ length: cells }, (_, cell) => rest.slice(cell * fields, (cell + 1) * fields)),
      };
      return;
    }
    for (let target = -1; target <= cells && target < most; target++) {
      if (forest && target !== -1 && index >= variables && closesCycle(index, target)) continue;
      values.push(target);
      yield* fill(target === cells ? cells + 1 : cells);
      values.pop();
    }
  }
  yield* fill(0);
}

/** Mostly trees and lists, with some sharing and cycles. */
export function randomHeap(random: Random, shape: { variables: number; fields: number; cells: number }): Heap {
  const { variables, fields, cells: count } = shape;
  const cells = Array.from({ length: count }, () => new Array<number>(fields).fill(-1));
  const sharing = random.below(4);
  for (let cell = 1; cell < count; cell++) {
    const parent = random.below(3) === 0 ? random.below(cell) : cell - 1;
    (cells[parent] as number[])[random.below(fields)] = cell;
  }
  for (let extra = random.below(1 + sharing); extra > 0; extra--) {
    (cells[random.below(count)] as number[])[random.below(fields)] = random.below(count);
  }
  const names = Array.from({ length: variables }, (_, name) =>
    name === 0 ? 0 : random.below(5) === 0 ? -1 : random.below(count),
  );
  return { variables: names, cells };
}

/**
 * A few cells that variables hold or that are shared, and between them trees with several ways out: what contraction makes
 * summaries with several exits of. Fields from `parent` on, if it is not -1, are mostly the inverse of the others.
 */
export function gardenHeap(
  random: Random,
  shape: { variables: number; fields: number; parent: number; most: number },
): Heap {
  const { variables, fields, parent, most } = shape;
  const real = parent === -1 ? fields : parent;
  const cells: number[][] = [];
  const cell = (): number => cells.push(new Array<number>(fields).fill(-1)) - 1;
  const singles = Array.from({ length: 2 + random.below(2) }, cell);
  const names = Array.from({ length: variables }, (_, name) => singles[Math.min(name, singles.length - 1)] as number);
  const linked = (source: number, field: number, target: number): void => {
    (cells[source] as number[])[field] = target;
    for (let back = real; back < fields; back++) {
      if (random.below(8) > 0) (cells[target] as number[])[back] = source;
    }
  };
  for (let trees = 1 + random.below(2); trees > 0; trees--) {
    const tree = [cell()];
    const loops = 1 + random.below(2 ** real - 1);
    linked(random.pick(singles), random.below(real), tree[0] as number);
    for (let size = random.below(Math.max(1, most - cells.length)); size > 0; size--) {
      const source = random.pick(tree);
      const field = random.below(real);
      if (((loops >> field) & 1) === 0 || cells[source]?.[field] !== -1) continue;
      const below = cell();
      tree.push(below);
      linked(source, field, below);
    }
    for (let exits = random.below(4); exits > 0; exits--) {
      const source = random.pick(tree);
      const field = random.below(real);
      if (cells[source]?.[field] === -1) linked(source, field, random.pick(singles));
    }
  }
  if (real < fields && random.below(4) === 0) {
    (cells[random.below(cells.length)] as number[])[fields - 1] = random.below(cells.length);
  }
  return { variables: names, cells };
}

export function draftOf(heap: Heap): Draft {
  const draft = Draft.empty(heap.variables.length);
  heap.variables.forEach((cell, name) => {
    draft.variables[name] = cell;
  });
  for (const [cell] of heap.cells.entries()) draft.addNode(heap.labels?.[cell] ?? 0);
  heap.cells.forEach((cell, source) => {
    cell.forEach((target, field) => {
      if (target !== -1) draft.addEdge(source, field, target);
    });
  });
  return draft;
}

/** Of a graph without summaries, all parent pointers written as edges. */
export function heapOf(graph: HeapGraph, fields: number): Heap {
  const cells = Array.from({ length: graph.size }, () => new Array<number>(fields).fill(-1));
  graph.kinds.forEach((field, edge) => {
    const cell = cells[graph.sources[edge] as number];
    if (cell === undefined || field >= fields || cell[field] !== -1) throw new Error('no concrete heap');
    cell[field] = graph.targets[edge] as number;
  });
  if (graph.summaries.some((summary) => summary !== 0)) throw new Error('no concrete heap');
  return { variables: Array.from(graph.variables), cells, labels: Array.from(graph.labels) };
}
