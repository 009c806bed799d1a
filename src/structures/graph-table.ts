/**
 * Hash-consing of graphs: isomorphic graphs are the same small integer. Made for one run; nothing is removed.
 *
 * Where the walk from the variables leaves no choice (lists, trees, all that fields alone reach) a name costs O(n log n);
 * otherwise colours are refined and the remaining orders tried up to `searchLimit`. Beyond it a graph may get several numbers:
 * that costs states, never a wrong answer.
 */
import { TupleInterner } from '../base/interner.js';
import { canonicalOrder } from './canonical-order.js';
import { decoded, encoded } from './graph-code.js';
import type { HeapGraph } from './heap-graph.js';

export interface GraphTableOptions {
  /** Bits of kinds whose edges lead both ways; see `walkOrder`. */
  readonly backwards?: number;
  /** How many refinements the search for an order may take. */
  readonly searchLimit?: number;
}

export class GraphTable {
  readonly #codes = new TupleInterner();
  readonly #graphs: (HeapGraph | undefined)[] = [];
  readonly #backwards: number;
  readonly #searchLimit: number;
  readonly #code: number[] = [];
  #cutShort = 0;

  constructor(options: GraphTableOptions = {}) {
    this.#backwards = options.backwards ?? 0;
    this.#searchLimit = options.searchLimit ?? 5_000;
  }

  get size(): number {
    return this.#codes.size;
  }

  /** How many numberings were given up at the limit. */
  get cutShort(): number {
    return this.#cutShort;
  }

  /** Its number: equal for isomorphic graphs. */
  number(graph: HeapGraph): number {
    return this.#codes.intern(encoded(graph, this.order(graph), this.#code));
  }

  /** The graph of that number, its nodes numbered canonically. The same object each time. */
  graph(number: number): HeapGraph {
    const known = this.#graphs[number];
    if (known !== undefined) return known;
    const graph = decoded(this.#codes.tuple(number));
    this.#graphs[number] = graph;
    return graph;
  }

  /** The canonical numbers of the nodes. */
  order(graph: HeapGraph): Int32Array {
    const { numbers, complete } = canonicalOrder(graph, this.#backwards, this.#searchLimit);
    if (!complete) this.#cutShort++;
    return numbers;
  }
}
