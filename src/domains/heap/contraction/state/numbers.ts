/** Numbers for states and for what they are made of besides graphs: equal ones are the same number, and the same object. */
import { TupleInterner } from '../../../../base/interner.js';
import type { ClassName } from '../../../../ir/types.js';
import { RememberedTuples } from '../../../combinators/remembered-tuples.js';
import type { ShapeState } from './state.js';

export class StateNumbers {
  /** The least element of the lattice: no machine state at all. */
  readonly bottom: ShapeState;
  readonly #numbers = new TupleInterner();
  readonly #states: ShapeState[] = [];
  readonly #truths = new RememberedTuples();
  readonly #initialised = new RememberedTuples();
  readonly #classes = new Map<ClassName, number>();

  constructor() {
    // The empty set is number 0.
    this.#initialised.intern([]);
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

  /** The classes that are known to be initialised, or being so, ascending; not to be changed. */
  initialisedOf(initialised: number): Int32Array {
    return this.#initialised.tuple(initialised);
  }

  withInitialised(initialised: number, type: ClassName): number {
    const number = this.classNumber(type);
    const set = this.initialisedOf(initialised);
    return set.includes(number) ? initialised : this.initialisedSet([...set, number]);
  }

  initialisedSet(classes: readonly number[]): number {
    return this.#initialised.intern([...new Set(classes)].sort((left, right) => left - right));
  }

  classNumber(type: ClassName): number {
    let number = this.#classes.get(type);
    if (number === undefined) {
      number = this.#classes.size;
      this.#classes.set(type, number);
    }
    return number;
  }
}
