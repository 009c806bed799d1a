/**
 * Dominators of the nodes reached from an entry.
 * K. Cooper, T. Harvey, K. Kennedy, A simple, fast dominance algorithm, Rice University TR-06-33870, 2006.
 */
import { type Graph, predecessors, reversePostOrder } from './graph.js';

export class Dominators {
  readonly entry: number;
  /** The closest strict dominator of each node; -1 for the entry and nodes that are not reached. */
  readonly immediate: Int32Array;
  /** Positions in a walk of the dominator tree: a node's subtree is the interval from `#first` to `#last`. */
  readonly #first: Int32Array;
  readonly #last: Int32Array;

  constructor(graph: Graph, entry: number) {
    this.entry = entry;
    const order = reversePostOrder(graph, [entry]);
    this.immediate = immediateDominators(graph, order);
    this.#first = new Int32Array(graph.length).fill(-1);
    this.#last = new Int32Array(graph.length).fill(-1);
    this.#number(order);
  }

  /** Whether every path from the entry to `lower` goes through `upper`; false where `lower` is not reached. Reflexive. */
  dominates(upper: number, lower: number): boolean {
    const position = this.#first[lower] as number;
    const start = this.#first[upper] as number;
    return start >= 0 && start <= position && position <= (this.#last[upper] as number);
  }

  isReached(node: number): boolean {
    return this.#first[node] !== -1;
  }

  #number(order: readonly number[]): void {
    // Sizes of subtrees from the leaves up, then intervals from the root down: parents come first in the order.
    const size = new Int32Array(this.immediate.length).fill(1);
    for (let index = order.length - 1; index > 0; index--) {
      const node = order[index] as number;
      const parent = this.immediate[node] as number;
      size[parent] = (size[parent] as number) + (size[node] as number);
    }
    const free = new Int32Array(this.immediate.length);
    for (const node of order) {
      const parent = this.immediate[node] as number;
      const start = parent < 0 ? 0 : (free[parent] as number);
      this.#first[node] = start;
      this.#last[node] = start + (size[node] as number) - 1;
      free[node] = start + 1;
      if (parent >= 0) free[parent] = start + (size[node] as number);
    }
  }
}

function immediateDominators(graph: Graph, order: readonly number[]): Int32Array {
  const immediate = new Int32Array(graph.length).fill(-1);
  const position = new Int32Array(graph.length).fill(-1);
  order.forEach((node, index) => {
    position[node] = index;
  });
  const incoming = predecessors(graph);
  // While iterating the entry is its own dominator, so that chains end there.
  const entry = order[0] as number;
  immediate[entry] = entry;
  const common = (left: number, right: number): number => {
    let one = left;
    let other = right;
    while (one !== other) {
      if ((position[one] as number) > (position[other] as number)) one = immediate[one] as number;
      else other = immediate[other] as number;
    }
    return one;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (let index = 1; index < order.length; index++) {
      const node = order[index] as number;
      let dominator = -1;
      for (const predecessor of incoming[node] as number[]) {
        if (position[predecessor] === -1 || immediate[predecessor] === -1) continue;
        dominator = dominator === -1 ? predecessor : common(predecessor, dominator);
      }
      if (immediate[node] !== dominator) {
        immediate[node] = dominator;
        changed = true;
      }
    }
  }
  immediate[entry] = -1;
  return immediate;
}
