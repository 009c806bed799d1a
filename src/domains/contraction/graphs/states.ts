/** States of the contraction domain as small integers: contraction, statements and merging on hash-consed graphs. */
import { Draft } from '../../../structures/draft.js';
import { collectGarbage } from '../../../structures/garbage.js';
import { GraphTable } from '../../../structures/graph-table.js';
import type { HeapGraph } from '../../../structures/heap-graph.js';
import { contract } from './contract.js';
import { BACKWARDS, unfoldParents } from './links.js';
import type { ContractionModel, Refusal } from './model.js';
import { execute, type Statement } from './statements.js';

/** What a statement makes of a state. */
export interface Successors {
  /** Each once, in no order. */
  readonly states: readonly number[];
  /** Null is dereferenced in all heaps of the state; it has no successors then. */
  readonly alarm: boolean;
  /** Heaps were left out for this reason: the state of whoever asks must cover everything from here on. */
  readonly refusal?: Refusal;
}

export class ContractionStates {
  readonly model: ContractionModel;
  readonly #table = new GraphTable({ backwards: BACKWARDS });
  /** Graphs without their loops: states of one number here are merged in partial mode. */
  readonly #keys = new GraphTable({ backwards: BACKWARDS });
  readonly #keyOf: number[] = [];

  constructor(model: ContractionModel) {
    this.model = model;
  }

  /** How many different graphs there have been. */
  get size(): number {
    return this.#table.size;
  }

  graph(state: number): HeapGraph {
    return this.#table.graph(state);
  }

  /** To be changed by statements. */
  draft(state: number): Draft {
    const draft = Draft.of(this.#table.graph(state));
    unfoldParents(draft, this.model);
    return draft;
  }

  /** The number of a graph as it is, but for garbage: for statements between points of abstraction. */
  uncontracted(draft: Draft): number {
    collectGarbage(draft, BACKWARDS);
    return this.#table.number(draft.freeze());
  }

  /** The best abstraction of a graph (beta); the draft is used up. A string says why there is none. */
  contracted(draft: Draft): number | Refusal {
    return contract(draft, this.model) ?? this.#table.number(draft.freeze());
  }

  /** The best transformer: split where needed, execute, contract. */
  successors(state: number, statement: Statement): Successors {
    return this.#after(state, statement, (draft) => this.contracted(draft));
  }

  /** The statement without contraction after it (section 6.1 of the paper). As exact; but nothing bounds the graphs. */
  exactSuccessors(state: number, statement: Statement): Successors {
    return this.#after(state, statement, (draft) => this.uncontracted(draft));
  }

  #after(state: number, statement: Statement, finish: (draft: Draft) => number | Refusal): Successors {
    const { drafts, alarm, refusal: refused } = execute(this.draft(state), statement, this.model);
    const states = new Set<number>();
    let refusal = refused;
    for (const draft of drafts) {
      const successor = finish(draft);
      if (typeof successor === 'string') refusal = successor;
      else states.add(successor);
    }
    return refusal === undefined ? { states: [...states], alarm } : { states: [...states], alarm, refusal };
  }

  /** Partial join: equal for states that differ in their loops only. */
  key(state: number): number {
    let key = this.#keyOf[state];
    if (key === undefined) {
      key = this.#keys.number(withLoops(this.graph(state), undefined));
      this.#keyOf[state] = key;
    }
    return key;
  }

  /** Of two states with one key: the state with the loops of both, node by node. Covers both in partial mode. */
  merged(left: number, right: number): number {
    if (left === right) return left;
    const [lower, upper] = [this.#loopsByKey(left), this.#loopsByKey(right)];
    const loops = lower.map((set, node) => set | (upper[node] as number));
    return this.#table.number(withLoops(this.#keys.graph(this.key(left)), loops));
  }

  /** Whether the other state of the same key has all loops of this one; then it covers it in partial mode. */
  within(lower: number, upper: number): boolean {
    if (lower === upper) return true;
    const above = this.#loopsByKey(upper);
    return this.#loopsByKey(lower).every((set, node) => (set & ~(above[node] as number)) === 0);
  }

  /** In the numbering of the graph of the key. Where that has symmetries, one of them is chosen; any is right. */
  #loopsByKey(state: number): Int32Array {
    const graph = this.graph(state);
    const numbers = this.#keys.order(withLoops(graph, undefined));
    const loops = new Int32Array(graph.size);
    for (let node = 0; node < graph.size; node++) loops[numbers[node] as number] = graph.summaries[node] as number;
    return loops;
  }
}

function withLoops(graph: HeapGraph, loops: Int32Array | undefined): HeapGraph {
  return { ...graph, summaries: loops ?? new Int32Array(graph.size) };
}
