/** Keeps what was found out once for all who ask: one value a kind. What is kept must not depend on who asked first. */

/** Names what is kept; by convention the class that it is an object of. */
export type Kind<T> = abstract new (...given: never[]) => T;

export class Keeper {
  readonly #kept = new Map<unknown, unknown>();

  /** The value of the kind; `make` is called if there is none yet. */
  of<T>(kind: Kind<T>, make: () => T): T {
    if (!this.#kept.has(kind)) this.#kept.set(kind, make());
    // Only `make` of the same kind has put it there.
    return this.#kept.get(kind) as T;
  }
}
