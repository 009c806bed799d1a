/** All heaps without garbage up to a size, one of each isomorphism class: cells are numbered in breadth-first order. */
import type { ConcreteHeap } from '../../../../../src/domains/heap/shapegraph/graphs/claims/concrete-heap.js';
import { NO_CELL, OUTSIDE } from '../../../../../src/domains/heap/shapegraph/graphs/claims/concrete-heap.js';

export interface HeapBounds {
  readonly variables: number;
  readonly fields: number;
  readonly cells: number;
  /** Whether variables and fields may hold something that is not a cell. */
  readonly outside?: boolean;
}

export function* allHeaps({ variables, fields, cells, outside = false }: HeapBounds): Generator<ConcreteHeap> {
  const slots: number[] = [];
  function* fill(made: number): Generator<ConcreteHeap> {
    if (slots.length === variables + made * fields) {
      yield {
        variables: slots.slice(0, variables),
        cells: Array.from({ length: made }, (_, cell) =>
          slots.slice(variables + cell * fields, variables + (cell + 1) * fields),
        ),
      };
      return;
    }
    for (let value = outside ? OUTSIDE : NO_CELL; value <= Math.min(made, cells - 1); value++) {
      slots.push(value);
      yield* fill(value === made ? made + 1 : made);
      slots.pop();
    }
  }
  yield* fill(0);
}

/** Small numbers that only the seed decides. */
export function random(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** One heap of at most so many cells, not all alike likely. */
export function randomHeap(bounds: HeapBounds, choose: (bound: number) => number): ConcreteHeap {
  const { variables, fields, cells, outside = false } = bounds;
  const size = choose(cells + 1);
  const value = (): number => {
    const kind = choose(outside ? 10 : 8);
    return size === 0 || kind < 2 ? NO_CELL : kind > 7 ? OUTSIDE : choose(size);
  };
  const chain = (cell: number): number => (choose(2) === 0 && cell + 1 < size ? cell + 1 : value());
  return {
    variables: Array.from({ length: variables }, value),
    cells: Array.from({ length: size }, (_, cell) => Array.from({ length: fields }, () => chain(cell))),
  };
}
