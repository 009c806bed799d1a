/** Numbers for states and for what they are made of besides graphs: equal ones are the same number, and the same object. */
import { TupleInterner } from '../../../base/interner.js';
import { InitialisedSets } from '../../combinators/initialised-sets.js';
import { RememberedTuples } from '../../combinators/remembered-tuples.js';
import type { GraphState } from './state.js';

export class StateNumbers extends InitialisedSets {
  /** The least element of the lattice: no machine state at all. */
  readonly bottom: GraphState;
  readonly #numbers = new TupleInterner();
  readonly #states: GraphState[] = [];
  readonly #kinds = new RememberedTuples();
  readonly #truths = new RememberedTuples();

  constructor() {
    super();
    this.bottom = this.#state(-1, -1, -1, -1);
  }

  state(graph: number, kinds: ArrayLike<number>, truths: ArrayLike<number>, initialised: number): GraphState {
    return this.#state(graph, this.#kinds.intern(kinds), this.#truths.intern(truths), initialised);
  }

  #state(graph: number, kinds: number, truths: number, initialised: number): GraphState {
    const number = this.#numbers.intern([graph, kinds, truths, initialised]);
    let state = this.#states[number];
    if (state === undefined) {
      state = { number, graph, kinds, truths, initialised };
      this.#states[number] = state;
    }
    return state;
  }

  kindsOf({ kinds }: GraphState): Int32Array {
    return this.#kinds.tuple(kinds);
  }

  truthsOf({ truths }: GraphState): Int32Array {
    return this.#truths.tuple(truths);
  }
}
