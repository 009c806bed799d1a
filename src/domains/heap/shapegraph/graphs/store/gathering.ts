/** Collects the graphs that one operation gives, up to the limit. */
import { SHAPEGRAPH_BUDGETS } from '../../budgets.js';
import type { Draft } from './draft.js';
import type { Results, ShapeGraph } from './model.js';
import { joined } from './order.js';
import type { GraphStore } from './store.js';

const TRIES = SHAPEGRAPH_BUDGETS['graphs/store/gathering'].tries.most;

export class Gathering {
  /** By graph (relational) or by key. */
  readonly #found = new Map<number, ShapeGraph>();
  #tried = 0;

  constructor(readonly store: GraphStore) {}

  /** Counts a candidate; false: there were too many, stop. */
  tries(): boolean {
    return ++this.#tried <= TRIES * this.store.limit;
  }

  get isFull(): boolean {
    return this.#tried > TRIES * this.store.limit || this.#found.size > this.store.limit;
  }

  add(draft: Draft): void {
    const graph = this.store.seal(draft);
    if (graph !== undefined) this.addGraph(graph);
  }

  addGraph(graph: ShapeGraph): void {
    const { store } = this;
    if (!store.keyed) {
      this.#found.set(graph, graph);
      return;
    }
    const key = store.key(graph);
    const known = this.#found.get(key);
    this.#found.set(key, known === undefined ? graph : joined(store, known, graph));
  }

  results(): Results {
    return this.isFull ? undefined : this.all();
  }

  /** Whatever the limit. */
  all(): readonly ShapeGraph[] {
    return [...this.#found.values()];
  }
}
