/** Partial join: graphs that differ in loops and parts of labels only, and their union (section 6.2 of the paper). */

import { automorphisms } from '../../../../structures/automorphisms.js';
import { GraphTable } from '../../../../structures/graph-table.js';
import type { HeapGraph } from '../../../../structures/heap-graph.js';
import { CONTRACTION_BUDGETS } from '../budgets.js';
import { BACKWARDS } from './links.js';
import type { ContractionModel, LabelPolicy } from './model.js';

/** A graph taken apart: what it must have in common with others to be merged, and the rest. */
export interface Keyed {
  readonly key: number;
  /** By node of the graph of the key. */
  readonly loops: Int32Array;
  readonly labels: Int32Array;
}

const SYMMETRIES = CONTRACTION_BUDGETS['graphs/merges'].symmetries.most;

export class Merges {
  readonly #policy: LabelPolicy;
  readonly #keys = new GraphTable({ backwards: BACKWARDS, searchLimit: 200 });
  readonly #symmetries: (readonly Int32Array[] | undefined)[] = [];

  constructor({ labels }: ContractionModel) {
    this.#policy = labels;
  }

  keyed(graph: HeapGraph): Keyed {
    const { key } = this.#policy;
    const { size } = graph;
    const labels = key === undefined ? graph.labels : new Int32Array(size);
    if (key !== undefined) for (let node = 0; node < size; node++) labels[node] = key(graph.labels[node] as number);
    const bare: HeapGraph = { ...graph, labels, summaries: new Int32Array(size) };
    const numbers = new Int32Array(size);
    const found: Keyed = {
      key: this.#keys.numberAndOrder(bare, numbers),
      loops: new Int32Array(size),
      labels: new Int32Array(size),
    };
    for (let node = 0; node < size; node++) {
      const number = numbers[node] as number;
      found.loops[number] = graph.summaries[node] as number;
      found.labels[number] = graph.labels[node] as number;
    }
    return found;
  }

  merged(left: Keyed, right: Keyed): HeapGraph {
    if (left.key !== right.key) throw new Error('states of different keys are not merged');
    const graph = this.#keys.graph(left.key);
    const summaries = new Int32Array(graph.size);
    const labels = new Int32Array(graph.size);
    for (let node = 0; node < graph.size; node++) {
      summaries[node] = (left.loops[node] as number) | (right.loops[node] as number);
      labels[node] = this.#joined(left.labels[node] as number, right.labels[node] as number);
    }
    return { ...graph, summaries, labels };
  }

  within(lower: Keyed, upper: Keyed): boolean {
    if (lower.key !== upper.key) return false;
    // The order of alike nodes was chosen for each graph by itself: any that leaves the key as it is will do.
    for (const image of this.#symmetriesOf(lower.key)) if (this.#below(lower, upper, image)) return true;
    return false;
  }

  #below(lower: Keyed, upper: Keyed, image: Int32Array): boolean {
    for (let node = 0; node < image.length; node++) {
      const other = image[node] as number;
      if (((lower.loops[node] as number) & ~(upper.loops[other] as number)) !== 0) return false;
      const label = upper.labels[other] as number;
      if (this.#joined(lower.labels[node] as number, label) !== label) return false;
    }
    return true;
  }

  #joined(left: number, right: number): number {
    if (left === right) return left;
    const { join } = this.#policy;
    if (join === undefined) throw new Error(`labels ${left} and ${right} have one key, but no join`);
    return join(left, right);
  }

  #symmetriesOf(key: number): readonly Int32Array[] {
    let symmetries = this.#symmetries[key];
    if (symmetries === undefined) {
      symmetries = automorphisms(this.#keys.graph(key), BACKWARDS, SYMMETRIES);
      this.#symmetries[key] = symmetries;
    }
    return symmetries;
  }
}
