/**
 * The quick way from a graph to its canonical code: where a walk from the variables leaves no choice, the code is written on the
 * way, without making a graph of its own. Gives the same codes as `encoded` after `walkOrder`.
 */
import type { Draft } from './draft.js';
import { type HeapGraph, NULL_NODE } from './heap-graph.js';

export class GraphCoder {
  /** What was written last; overwritten by the next. */
  readonly code: number[] = [];
  readonly #backwards: number;
  /** Edges by source, ascending by kind, as in `HeapGraph`: scratch that is used again and again. */
  #starts = new Int32Array(64);
  #filled = new Int32Array(64);
  #kinds = new Int32Array(64);
  #targets = new Int32Array(64);
  #numbers = new Int32Array(64);
  #queue = new Int32Array(64);
  #count = 0;

  /** As in `walkOrder`. */
  constructor(backwards: number) {
    this.#backwards = backwards;
  }

  /** Whether the code could be written; if not, the walk has a choice or does not meet all nodes. */
  draft(draft: Draft): boolean {
    const { labels, sources, kinds, targets } = draft;
    const size = labels.length;
    const edges = kinds.length;
    this.#reserve(size, edges);
    const starts = this.#starts;
    const filled = this.#filled;
    const [ownKinds, ownTargets] = [this.#kinds, this.#targets];
    starts.fill(0, 0, size + 1);
    let back = 0;
    for (let edge = 0; edge < edges; edge++) {
      const next = (sources[edge] as number) + 1;
      starts[next] = (starts[next] as number) + 1;
      back |= kinds[edge] as number;
    }
    for (let node = 0; node < size; node++) {
      filled[node] = starts[node] as number;
      starts[node + 1] = (starts[node + 1] as number) + (starts[node] as number);
    }
    for (let edge = 0; edge < edges; edge++) {
      const source = sources[edge] as number;
      const kind = kinds[edge] as number;
      const first = starts[source] as number;
      let place = filled[source] as number;
      filled[source] = place + 1;
      while (place > first && (ownKinds[place - 1] as number) > kind) {
        ownKinds[place] = ownKinds[place - 1] as number;
        ownTargets[place] = ownTargets[place - 1] as number;
        place--;
      }
      ownKinds[place] = kind;
      ownTargets[place] = targets[edge] as number;
    }
    return this.#coded(draft, size, { starts, kinds: ownKinds, targets: ownTargets, back });
  }

  graph(graph: HeapGraph): boolean {
    const { size, starts, kinds, targets } = graph;
    this.#reserve(size, kinds.length);
    let back = 0;
    for (let edge = 0; edge < kinds.length; edge++) back |= kinds[edge] as number;
    return this.#coded(graph, size, { starts, kinds, targets, back });
  }

  /** By node, its number in the code that was written last. */
  readOrder(order: Int32Array): void {
    for (let node = 0; node < order.length; node++) order[node] = this.#numbers[node] as number;
  }

  #reserve(size: number, edges: number): void {
    if (size + 1 > this.#starts.length) {
      const length = 2 * (size + 1);
      this.#starts = new Int32Array(length);
      this.#filled = new Int32Array(length);
      this.#numbers = new Int32Array(length);
      this.#queue = new Int32Array(length);
    }
    if (edges > this.#kinds.length) {
      this.#kinds = new Int32Array(2 * edges);
      this.#targets = new Int32Array(2 * edges);
    }
  }

  #coded(nodes: Nodes, size: number, edges: Edges): boolean {
    if (!this.#walk(nodes.variables, size, edges)) return false;
    const { variables, labels, summaries } = nodes;
    const code = this.code;
    const numbers = this.#numbers;
    const queue = this.#queue;
    code[0] = size;
    code[1] = variables.length;
    let place = 2;
    for (let name = 0; name < variables.length; name++) {
      const node = variables[name] as number;
      code[place++] = node === NULL_NODE ? NULL_NODE : (numbers[node] as number);
    }
    for (let number = 0; number < size; number++) code[place++] = labels[queue[number] as number] as number;
    for (let number = 0; number < size; number++) code[place++] = summaries[queue[number] as number] as number;
    const { starts, kinds, targets } = edges;
    for (let number = 0; number < size; number++) {
      const node = queue[number] as number;
      const end = starts[node + 1] as number;
      code[place++] = end - (starts[node] as number);
      const first = place;
      for (let edge = starts[node] as number; edge < end; edge++, place += 2) {
        const kind = kinds[edge] as number;
        const target = numbers[targets[edge] as number] as number;
        let slot = place;
        for (; slot > first && code[slot - 2] === kind && (code[slot - 1] as number) > target; slot -= 2) {
          code[slot + 1] = code[slot - 1] as number;
          code[slot] = kind;
        }
        code[slot] = kind;
        code[slot + 1] = target;
      }
    }
    code.length = place;
    return true;
  }

  /** As `walkOrder`. */
  #walk(variables: ArrayLike<number>, size: number, edges: Edges): boolean {
    const { starts, kinds, targets } = edges;
    const numbers = this.#numbers;
    const queue = this.#queue;
    const isBothWays = (edges.back & this.#backwards) !== 0;
    numbers.fill(-1, 0, size);
    let count = 0;
    for (let name = 0; name < variables.length; name++) {
      const node = variables[name] as number;
      if (node === NULL_NODE || numbers[node] !== -1) continue;
      numbers[node] = count;
      queue[count++] = node;
    }
    for (let head = 0; head < count; head++) {
      const node = queue[head] as number;
      const end = starts[node + 1] as number;
      for (let edge = starts[node] as number; edge < end; edge++) {
        const target = targets[edge] as number;
        if (numbers[target] !== -1) continue;
        for (let other = edge + 1; other < end && kinds[other] === kinds[edge]; other++) {
          if (targets[other] !== target && numbers[targets[other] as number] === -1) return false;
        }
        numbers[target] = count;
        queue[count++] = target;
      }
      if (!isBothWays) continue;
      this.#count = count;
      if (!this.#meetSources(node, size, edges)) return false;
      count = this.#count;
    }
    return count === size;
  }

  /** Meets the sources of edges into the node that are walked backwards, by ascending kind; false where there is a choice. */
  #meetSources(node: number, size: number, { starts, kinds, targets }: Edges): boolean {
    const numbers = this.#numbers;
    for (let last = -1; ; ) {
      let kind = -1;
      let source = -1;
      let several = false;
      for (let from = 0; from < size; from++) {
        if (numbers[from] !== -1) continue;
        for (let edge = starts[from] as number; edge < (starts[from + 1] as number); edge++) {
          const next = kinds[edge] as number;
          if (targets[edge] !== node || next <= last || (next & this.#backwards) === 0) continue;
          if (kind !== -1 && next > kind) continue;
          several = kind === next && (several || source !== from);
          kind = next;
          source = from;
        }
      }
      if (kind === -1) return true;
      if (several) return false;
      numbers[source] = this.#count;
      this.#queue[this.#count++] = source;
      last = kind;
    }
  }
}

interface Nodes {
  readonly variables: ArrayLike<number>;
  readonly labels: ArrayLike<number>;
  readonly summaries: ArrayLike<number>;
}

interface Edges {
  readonly starts: Int32Array;
  readonly kinds: Int32Array;
  readonly targets: Int32Array;
  /** The bits of all kinds. */
  readonly back: number;
}
