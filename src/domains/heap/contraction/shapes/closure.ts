/** Graphs that are found one from the other until there are no new ones; in partial mode those of one key are merged. */
import type { Draft } from '../../../../structures/draft.js';
import type { ContractionStates } from '../graphs/states.js';

export class Closure {
  readonly #states: ContractionStates;
  readonly #isPartial: boolean;
  /** By key: the graph that covers all that were found. In exact mode a graph is its own key. */
  readonly #found = new Map<number, number>();
  readonly #waiting: number[] = [];

  constructor(states: ContractionStates) {
    this.#states = states;
    this.#isPartial = states.model.mode === 'partial';
  }

  get size(): number {
    return this.#found.size;
  }

  get graphs(): readonly number[] {
    return [...this.#found.values()];
  }

  add(graph: number): void {
    const key = this.#isPartial ? this.#states.key(graph) : graph;
    const known = this.#found.get(key);
    const next = known === undefined ? graph : this.#isPartial ? this.#states.merged(known, graph) : known;
    if (next === known) return;
    this.#found.set(key, next);
    this.#waiting.push(key);
  }

  /** Contracts it first; false if that is refused. */
  addDraft(draft: Draft): boolean {
    const graph = this.#states.contracted(draft);
    if (typeof graph === 'string') return false;
    this.add(graph);
    return true;
  }

  /** A graph whose successors have not been looked for since it was found or grew. */
  next(): number | undefined {
    const key = this.#waiting.pop();
    return key === undefined ? undefined : this.#found.get(key);
  }
}
