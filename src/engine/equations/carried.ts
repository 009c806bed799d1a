/** Which states were carried on already, so that each is looked at once while values rise. */
import type { ContextPlace } from './contexts.js';

interface Memory {
  /** By source of the place: the keys of the states that were taken from it. */
  readonly taken: Set<number>[];
  /** The keys of the states that the place was given. */
  readonly given: Set<number>;
}

export class Carried<E> {
  readonly #key: (state: E) => number;
  readonly #memories = new Map<number, Memory>();

  constructor(key: (state: E) => number) {
    this.#key = key;
  }

  /** Those of the states of a source that were not taken from it before, for that place. */
  uncarried(place: ContextPlace<E>, source: number, states: readonly E[]): readonly E[] {
    const { taken } = this.#memory(place);
    let keys = taken[source];
    if (keys === undefined) {
      keys = new Set();
      taken[source] = keys;
    }
    return this.#unseen(keys, states);
  }

  /** Those of the states that the place was not given before. */
  undelivered(place: ContextPlace<E>, states: readonly E[]): readonly E[] {
    return states.length === 0 ? states : this.#unseen(this.#memory(place).given, states);
  }

  #unseen(keys: Set<number>, states: readonly E[]): readonly E[] {
    const unseen: E[] = [];
    for (const state of states) {
      const key = this.#key(state);
      if (keys.has(key)) continue;
      keys.add(key);
      unseen.push(state);
    }
    return unseen;
  }

  #memory({ key }: ContextPlace<E>): Memory {
    let memory = this.#memories.get(key);
    if (memory === undefined) {
      memory = { taken: [], given: new Set() };
      this.#memories.set(key, memory);
    }
    return memory;
  }
}
