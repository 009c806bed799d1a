/** Names of new objects: by where they are allocated, so that executing a place again gives the same name. */
import type { TypeName } from '../../../ir/types.js';
import type { Algebra, Node } from '../algebra.js';

export class ObjectNames {
  readonly #algebra: Algebra;
  readonly #most: number;
  readonly #counts = new Map<TypeName, number>();
  readonly #numbers = new Map<unknown, Map<unknown, Map<unknown, number>>>();

  /** `most`: how many objects of a class are told apart. */
  constructor(algebra: Algebra, most: number) {
    this.#algebra = algebra;
    this.#most = most;
  }

  /** The object of a place: of an edge or point, of what is called there, of an object that the callee allocates. */
  at(type: TypeName, place: unknown, callee?: unknown, part?: unknown): Node {
    const algebra = this.#algebra;
    const parts = within(within(this.#numbers, place), callee);
    let number = parts.get(part);
    if (number === undefined) {
      number = (this.#counts.get(type) ?? 0) + 1;
      this.#counts.set(type, number);
      parts.set(part, number);
    }
    if (number <= this.#most) return algebra.newObject(type, number);
    // Not remembered: in another iteration of a loop it is another one.
    return algebra.unknown(`one of several new ${type}`, [type], {
      lower: algebra.none(),
      upper: algebra.newSet(type),
      single: true,
    });
  }
}

function within<K, L, V>(table: Map<K, Map<L, V>>, key: K): Map<L, V> {
  let inner = table.get(key);
  if (inner === undefined) {
    inner = new Map();
    table.set(key, inner);
  }
  return inner;
}
