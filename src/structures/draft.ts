/** A heap graph that is being changed: the same arrays, growing, edges in no order. Its owner freezes it when done. */
import { type HeapGraph, NULL_NODE } from './heap-graph.js';

export class Draft {
  readonly variables: number[];
  readonly labels: number[];
  readonly summaries: number[];
  readonly sources: number[];
  readonly kinds: number[];
  readonly targets: number[];

  private constructor(from: {
    readonly variables: ArrayLike<number>;
    readonly labels: ArrayLike<number>;
    readonly summaries: ArrayLike<number>;
    readonly sources: ArrayLike<number>;
    readonly kinds: ArrayLike<number>;
    readonly targets: ArrayLike<number>;
  }) {
    this.variables = copied(from.variables);
    this.labels = copied(from.labels);
    this.summaries = copied(from.summaries);
    this.sources = copied(from.sources);
    this.kinds = copied(from.kinds);
    this.targets = copied(from.targets);
  }

  /** No nodes; all variables are null. */
  static empty(variables: number): Draft {
    const draft = new Draft(NOTHING);
    for (let name = 0; name < variables; name++) draft.variables.push(NULL_NODE);
    return draft;
  }

  static of(graph: HeapGraph): Draft {
    return new Draft(graph);
  }

  copy(): Draft {
    return new Draft(this);
  }

  get size(): number {
    return this.labels.length;
  }

  get edges(): number {
    return this.kinds.length;
  }

  addNode(label: number, summary = 0): number {
    this.summaries.push(summary);
    return this.labels.push(label) - 1;
  }

  addEdge(source: number, kind: number, target: number): number {
    this.sources.push(source);
    this.targets.push(target);
    return this.kinds.push(kind) - 1;
  }

  /** The last edge takes the number of the removed one. */
  removeEdge(edge: number): void {
    removeAt(this.sources, edge);
    removeAt(this.kinds, edge);
    removeAt(this.targets, edge);
  }

  /**
   * Gives nodes new numbers: `numbers[old]` is the new one, or -1 for a node that goes, with all its edges. Several nodes may
   * get one number if they have the same label and summary. The new numbers are those below `size`, all of them.
   */
  renumber(numbers: ArrayLike<number>, size: number): void {
    const { variables, labels, summaries, sources, kinds, targets } = this;
    let moved = this.labels;
    let movedSummaries = this.summaries;
    for (let node = 0; node < labels.length; node++) {
      if ((numbers[node] as number) <= node) continue;
      // A node moves up: not to lose what is there, read from copies.
      moved = copied(labels);
      movedSummaries = copied(summaries);
      break;
    }
    const oldSize = labels.length;
    for (let node = 0; node < oldSize; node++) {
      const number = numbers[node] as number;
      if (number < 0) continue;
      labels[number] = moved[node] as number;
      summaries[number] = movedSummaries[node] as number;
    }
    labels.length = size;
    summaries.length = size;
    for (let name = 0; name < variables.length; name++) {
      const node = variables[name] as number;
      if (node !== NULL_NODE) variables[name] = numbers[node] as number;
    }
    let count = 0;
    for (let edge = 0; edge < kinds.length; edge++) {
      const source = numbers[sources[edge] as number] as number;
      const target = numbers[targets[edge] as number] as number;
      if (source < 0 || target < 0) continue;
      sources[count] = source;
      kinds[count] = kinds[edge] as number;
      targets[count++] = target;
    }
    sources.length = count;
    kinds.length = count;
    targets.length = count;
  }

  /** The graph as it is now, nodes numbered as here. */
  freeze(): HeapGraph {
    const { size, edges } = this;
    const starts = new Int32Array(size + 1);
    for (let edge = 0; edge < edges; edge++) {
      const next = (this.sources[edge] as number) + 1;
      starts[next] = (starts[next] as number) + 1;
    }
    for (let node = 0; node < size; node++) starts[node + 1] = (starts[node + 1] as number) + (starts[node] as number);
    const sources = new Int32Array(edges);
    const kinds = new Int32Array(edges);
    const targets = new Int32Array(edges);
    const filled = starts.slice();
    for (let edge = 0; edge < edges; edge++) {
      const source = this.sources[edge] as number;
      const kind = this.kinds[edge] as number;
      const target = this.targets[edge] as number;
      const first = starts[source] as number;
      let place = filled[source] as number;
      filled[source] = place + 1;
      // Nodes have few edges: insertion is the quickest way to sort them.
      while (place > first && precedes(kind, target, kinds[place - 1] as number, targets[place - 1] as number)) {
        kinds[place] = kinds[place - 1] as number;
        targets[place] = targets[place - 1] as number;
        place--;
      }
      kinds[place] = kind;
      targets[place] = target;
    }
    for (let node = 0; node < size; node++) {
      for (let edge = starts[node] as number; edge < (starts[node + 1] as number); edge++) sources[edge] = node;
    }
    return {
      size,
      variables: new Int32Array(this.variables),
      labels: new Int32Array(this.labels),
      summaries: new Int32Array(this.summaries),
      starts,
      sources,
      kinds,
      targets,
    };
  }
}

const NOTHING = { variables: [], labels: [], summaries: [], sources: [], kinds: [], targets: [] };

function precedes(kind: number, target: number, otherKind: number, otherTarget: number): boolean {
  return kind < otherKind || (kind === otherKind && target < otherTarget);
}

function removeAt(numbers: number[], index: number): void {
  const last = numbers.pop();
  if (index < numbers.length && last !== undefined) numbers[index] = last;
}

/** A loop beats `Array.from` by far on short arrays. */
function copied(numbers: ArrayLike<number>): number[] {
  const copy: number[] = [];
  for (let index = 0; index < numbers.length; index++) copy.push(numbers[index] as number);
  return copy;
}
