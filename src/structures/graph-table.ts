/**
 * Hash-consing of graphs: isomorphic graphs are the same small integer. Made for one run; nothing is removed.
 *
 * Where the walk from the variables leaves no choice (lists, trees, all that fields alone reach) a name costs O(n log n);
 * otherwise colours are refined and the remaining orders tried up to `searchLimit`. Beyond it a graph may get several numbers:
 * that costs states, never a wrong answer.
 */
import { TupleInterner } from '../base/interner.js';
import { canonicalOrder } from './canonical-order.js';
import type { Draft } from './draft.js';
import { decoded, drafted, encoded } from './graph-code.js';
import { GraphCoder } from './graph-coder.js';
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
  readonly #coder: GraphCoder;
  readonly #code: number[] = [];
  #cutShort = 0;
  #searched = 0;

  constructor(options: GraphTableOptions = {}) {
    this.#backwards = options.backwards ?? 0;
    this.#coder = new GraphCoder(this.#backwards);
    this.#searchLimit = options.searchLimit ?? 5_000;
  }

  get size(): number {
    return this.#codes.size;
  }

  /** How many numberings were given up at the limit. */
  get cutShort(): number {
    return this.#cutShort;
  }

  /** How many refinements numberings took that a walk did not find: each costs about as much as a step. */
  get searched(): number {
    return this.#searched;
  }

  /** Its number: equal for isomorphic graphs. */
  number(graph: HeapGraph): number {
    if (this.#coder.graph(graph)) return this.#codes.intern(this.#coder.code);
    return this.numberAs(graph, this.order(graph));
  }

  /** The number of the graph that the draft is now. */
  numberOf(draft: Draft): number {
    return this.#coder.draft(draft) ? this.#codes.intern(this.#coder.code) : this.number(draft.freeze());
  }

  /** The graph of that number, to be changed. */
  draft(number: number): Draft {
    return drafted(this.#codes, number);
  }

  /** The number of the graph; its canonical order is written into `order`. */
  numberAndOrder(graph: HeapGraph, order: Int32Array): number {
    if (this.#coder.graph(graph)) {
      this.#coder.readOrder(order);
      return this.#codes.intern(this.#coder.code);
    }
    order.set(this.order(graph));
    return this.numberAs(graph, order);
  }

  /** The same where `order` was asked for already. */
  numberAs(graph: HeapGraph, order: Int32Array): number {
    return this.#codes.intern(encoded(graph, order, this.#code));
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
    const { numbers, complete, tried } = canonicalOrder(graph, this.#backwards, this.#searchLimit);
    this.#searched += tried;
    if (!complete) this.#cutShort++;
    return numbers;
  }
}
