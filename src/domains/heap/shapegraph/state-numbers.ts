/** Numbers for states and for what they are made of besides graphs: equal ones are the same number, and the same object. */
import { TupleInterner } from '../../../base/interner.js';
import type { ClassName } from '../../../ir/types.js';
import { RememberedTuples } from '../../combinators/remembered-tuples.js';
import type { GraphState } from './state.js';

export class StateNumbers {
  /** The least element of the lattice: no machine state at all. */
  readonly bottom: GraphState;
  readonly #numbers = new TupleInterner();
  readonly #states: GraphState[] = [];
  readonly #kinds = new RememberedTuples();
  readonly #truths = new RememberedTuples();
  readonly #initialised = new RememberedTuples();
  readonly #classes = new Map<ClassName, number>();
  readonly #names: ClassName[] = [];

  constructor() {
    // The empty set is number 0.
    this.#initialised.intern([]);
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

  /** Numbers of classes, in order. */
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
      number = this.#names.push(type) - 1;
      this.#classes.set(type, number);
    }
    return number;
  }

  className(number: number): ClassName {
    const name = this.#names[number];
    if (name === undefined) throw new RangeError(`there is no class ${number}`);
    return name;
  }
}
