/** States of the contraction domain as small integers: contraction, statements and merging on hash-consed graphs. */

import type { Draft } from '../../../../structures/draft.js';
import { collectGarbage } from '../../../../structures/garbage.js';
import { GraphTable } from '../../../../structures/graph-table.js';
import type { HeapGraph } from '../../../../structures/heap-graph.js';
import { CONTRACTION_BUDGETS } from '../budgets.js';
import { contract } from './contract.js';
import { Survey } from './kept.js';
import { BACKWARDS, unfoldParents } from './links.js';
import { type Keyed, Merges } from './merges.js';
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

const SEARCH_LIMIT = CONTRACTION_BUDGETS['graphs/states'].searchLimit.most;

export class ContractionStates {
  readonly model: ContractionModel;
  readonly #table = new GraphTable({ backwards: BACKWARDS, searchLimit: SEARCH_LIMIT });
  readonly #merges: Merges;
  /** What contraction writes on. */
  readonly #survey = new Survey();
  readonly #keyedOf: (Keyed | undefined)[] = [];

  constructor(model: ContractionModel) {
    this.model = model;
    this.#merges = new Merges(model);
  }

  /** How many different graphs there have been. */
  get size(): number {
    return this.#table.size;
  }

  /** What names of graphs with symmetries cost, in steps. */
  get effort(): number {
    return this.#table.searched;
  }

  graph(state: number): HeapGraph {
    return this.#table.graph(state);
  }

  /** To be changed by statements. */
  draft(state: number): Draft {
    const draft = this.#table.draft(state);
    unfoldParents(draft, this.model);
    return draft;
  }

  /**
   * The number of a graph as it is, but for garbage: for statements between points of abstraction. The draft is used up.
   * `collected`: there is no garbage.
   */
  uncontracted(draft: Draft, garbage: 'collected' | 'held' = 'held'): number {
    if (garbage === 'held') collectGarbage(draft, BACKWARDS);
    return this.#table.numberOf(draft);
  }

  /** The same graph with other variables, which hold the same nodes: so it needs no contraction, and there is no garbage. */
  rebound(state: number, variables: Int32Array): number {
    return this.#table.number({ ...this.#table.graph(state), variables });
  }

  /** The best abstraction of a graph (beta); the draft is used up. A string says why there is none. */
  contracted(draft: Draft, garbage: 'collected' | 'held' = 'held'): number | Refusal {
    if (garbage === 'held') collectGarbage(draft, BACKWARDS);
    return contract(draft, this.model, this.#survey) ?? this.#table.numberOf(draft);
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

  /** Partial join: equal for states that differ in their loops, and in what the keys of labels leave out, only. */
  key(state: number): number {
    return this.#keyed(state).key;
  }

  /** Of two states with one key: the state with the loops and labels of both, node by node. Covers both in partial mode. */
  merged(left: number, right: number): number {
    if (left === right) return left;
    return this.#table.number(this.#merges.merged(this.#keyed(left), this.#keyed(right)));
  }

  /** Whether the other state of the same key has all loops and labels of this one; then it covers it in partial mode. */
  within(lower: number, upper: number): boolean {
    return lower === upper || this.#merges.within(this.#keyed(lower), this.#keyed(upper));
  }

  #keyed(state: number): Keyed {
    let keyed = this.#keyedOf[state];
    if (keyed === undefined) {
      keyed = this.#merges.keyed(this.graph(state));
      this.#keyedOf[state] = keyed;
    }
    return keyed;
  }
}
