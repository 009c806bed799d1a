/** Numbers for states and for what they are made of besides graphs: equal ones are the same number, and the same object. */
import { TupleInterner } from '../../../../base/interner.js';
import { InitialisedSets } from '../../../combinators/initialised-sets.js';
import { RememberedTuples } from '../../../combinators/remembered-tuples.js';
import type { ShapeState } from './state.js';

export class StateNumbers extends InitialisedSets {
  /** The least element of the lattice: no machine state at all. */
  readonly bottom: ShapeState;
  readonly #numbers = new TupleInterner();
  readonly #states: ShapeState[] = [];
  readonly #truths = new RememberedTuples();

  constructor() {
    super();
    this.bottom = this.#state(-1, -1, -1);
  }

  state(graph: number, truths: ArrayLike<number>, initialised: number): ShapeState {
    return this.#state(graph, this.#truths.intern(truths), initialised);
  }

  #state(graph: number, truths: number, initialised: number): ShapeState {
    const number = this.#numbers.intern([graph, truths, initialised]);
    let state = this.#states[number];
    if (state === undefined) {
      state = { number, graph, truths, initialised };
      this.#states[number] = state;
    }
    return state;
  }

  /** By position of a boolean variable; not to be changed. */
  truthsOf({ truths }: ShapeState): Int32Array {
    return this.#truths.tuple(truths);
  }
}
