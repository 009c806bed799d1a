/** The islands (or whole heaps) that were reached, each with how it was first come to. */

import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName, TypeName } from '../../../ir/types.js';
import type { Machine } from '../../../machines/predicates/machine/machine.js';
import type { Island } from '../../../machines/predicates/typestates/islands.js';
import type { Binding } from '../component/bindings.js';
import type { SeenTransition } from './transitions.js';

/** How something was first come to. */
export interface Call {
  readonly method: MethodDeclaration;
  readonly binding: Binding;
}

export interface ReachedIsland extends Island {
  readonly number: number;
  /** Undefined: there from the beginning. */
  readonly origin: (Call & { readonly transition: SeenTransition | undefined }) | undefined;
  readonly counts: ReadonlyMap<ClassName, number>;
}

/** How many objects of a class there may be, where others are limited to `most`. */
export type Limit = (type: ClassName, most: number) => number;

export class ReachedIslands {
  readonly all: ReachedIsland[] = [];
  readonly #machine: Machine;
  readonly #hierarchy: Hierarchy;
  readonly #limit: Limit;
  readonly #numbers = new Map<number, number>();
  readonly #offered = new Map<TypeName, boolean[]>();

  constructor(machine: Machine, hierarchy: Hierarchy, limit: Limit) {
    this.#machine = machine;
    this.#hierarchy = hierarchy;
    this.#limit = limit;
  }

  reach(island: Island, origin: ReachedIsland['origin']): void {
    if (this.#numbers.has(island.key)) return;
    const counts = new Map<ClassName, number>();
    for (const object of island.own) {
      const type = this.#machine.typeOf(island.heap, object);
      counts.set(type, (counts.get(type) ?? 0) + 1);
    }
    this.#numbers.set(island.key, this.all.length);
    this.all.push({ ...island, number: this.all.length, origin, counts });
  }

  /** Whether the client has an object of the type in it. */
  offers(number: number, type: TypeName): boolean {
    const known = this.#offered.get(type) ?? [];
    this.#offered.set(type, known);
    const island = this.all[number] as ReachedIsland;
    known[number] ??= island.held.some((object) =>
      this.#hierarchy.isAssignable(this.#machine.typeOf(island.heap, object), type),
    );
    return known[number];
  }

  /** Whether all together have no more objects of a class than there may be. */
  isWithin(islands: readonly number[], most: number): boolean {
    const [first, second] = islands;
    if (first === undefined) return true;
    const { counts } = this.all[first] as ReachedIsland;
    if (second === undefined) return this.#isBelow(counts, most);
    const sum = new Map(counts);
    for (const number of islands.slice(1)) {
      for (const [type, count] of (this.all[number] as ReachedIsland).counts) {
        sum.set(type, (sum.get(type) ?? 0) + count);
      }
    }
    return this.#isBelow(sum, most);
  }

  #isBelow(counts: ReadonlyMap<ClassName, number>, most: number): boolean {
    for (const [type, count] of counts) if (count > this.#limit(type, most)) return false;
    return true;
  }
}
