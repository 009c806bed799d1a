/** States that are numbered when somebody asks for their number. */
import type { State } from './state.js';

export type StateParts = Partial<Omit<State, 'id'>>;

/** A state that finds its number when it is asked for it. */
export class NumberedState implements State {
  readonly variables: State['variables'];
  readonly heap: State['heap'];
  readonly paths: State['paths'];
  readonly initialised: State['initialised'];
  readonly perhapsInitialised: State['perhapsInitialised'];
  readonly fromMain: boolean;
  readonly #numberOf: (state: State) => number;
  #id = -1;

  constructor(parts: Required<StateParts>, numberOf: (state: State) => number) {
    this.variables = parts.variables;
    this.heap = parts.heap;
    this.paths = parts.paths;
    this.initialised = parts.initialised;
    this.perhapsInitialised = parts.perhapsInitialised;
    this.fromMain = parts.fromMain;
    this.#numberOf = numberOf;
  }

  get id(): number {
    if (this.#id < 0) this.#id = this.#numberOf(this);
    return this.#id;
  }
}
