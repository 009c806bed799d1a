/**
 * The predicate store: what is known of the instances of predicates, each of one or two entities.
 *
 * An entity is an object of the heap, or a variable of a frame; a predicate about a field has its object, one about a local variable
 * the variable. What has no entry is `*`. Two entities with an entry are buddies under the predicate.
 */

import type { Numbered } from '../../../../base/numbered.js';
import { TYPESTATE_BUDGETS } from '../../budgets.js';

/** Numbers of entities: see `objectEntity` and `variableEntity`. */
export type Entity = Numbered<'entity'>;

/** In place of a second entity, where there is a constant. */
export const NO_ENTITY: Entity = 0;
export const MOST_VARIABLES = TYPESTATE_BUDGETS['boolean/heap/store'].mostVariables.most;
const SHIFT = 1 << 22;

export function objectEntity(object: number): Entity {
  return 2 * object + 2;
}

export function variableEntity(depth: number, index: number): Entity {
  return 2 * (depth * MOST_VARIABLES + index) + 1;
}

export function objectOfEntity(entity: Entity): number | undefined {
  return entity !== NO_ENTITY && entity % 2 === 0 ? entity / 2 - 1 : undefined;
}

/** The depth of the frame and the index of the variable. */
export function variableOfEntity(entity: Entity): { readonly depth: number; readonly index: number } | undefined {
  if (entity % 2 === 0) return undefined;
  const number = (entity - 1) / 2;
  return { depth: Math.floor(number / MOST_VARIABLES), index: number % MOST_VARIABLES };
}

/** An instance of a predicate, with its value. */
export interface Entry {
  readonly predicate: number;
  readonly left: Entity;
  readonly right: Entity;
  readonly holds: boolean;
}

export class PredicateStore {
  /** By predicate, then by pair. Shared with other stores until they are changed. */
  readonly #tables: (Map<number, boolean> | undefined)[];
  readonly #isOwn: boolean[] = [];

  constructor(tables: (Map<number, boolean> | undefined)[] = []) {
    this.#tables = tables;
  }

  copy(): PredicateStore {
    this.#isOwn.length = 0;
    return new PredicateStore(this.#tables.slice());
  }

  /** Undefined: `*`. */
  get(predicate: number, left: Entity, right: Entity): boolean | undefined {
    return this.#tables[predicate]?.get(left * SHIFT + right);
  }

  set(predicate: number, left: Entity, right: Entity, holds: boolean | undefined): void {
    const key = left * SHIFT + right;
    if (this.#tables[predicate]?.get(key) === holds) return;
    const table = this.#own(predicate);
    if (holds === undefined) table.delete(key);
    else table.set(key, holds);
  }

  /** What the predicate relates to the entity, on the left or on the right of it. */
  buddies(predicate: number, entity: Entity, side: 'left' | 'right'): readonly Entity[] {
    const found: Entity[] = [];
    for (const key of this.#tables[predicate]?.keys() ?? []) {
      const [left, right] = [Math.floor(key / SHIFT), key % SHIFT];
      if (side === 'left' && left === entity) found.push(right);
      else if (side === 'right' && right === entity) found.push(left);
    }
    return found;
  }

  /** In an order that depends on nothing but the entries. */
  entries(): readonly Entry[] {
    const found: Entry[] = [];
    for (const [predicate, table] of this.#tables.entries()) {
      for (const key of [...(table?.keys() ?? [])].sort((one, other) => one - other)) {
        const [left, right] = [Math.floor(key / SHIFT), key % SHIFT];
        found.push({ predicate, left, right, holds: table?.get(key) === true });
      }
    }
    return found;
  }

  /** All entries about such entities become `*`. */
  forget(isForgotten: (entity: Entity) => boolean): void {
    for (const { predicate, left, right } of this.entries())
      if (isForgotten(left) || isForgotten(right)) this.set(predicate, left, right, undefined);
  }

  isSame(other: PredicateStore): boolean {
    const [mine, others] = [this.entries(), other.entries()];
    return (
      mine.length === others.length &&
      mine.every((entry, index) => {
        const { predicate, left, right, holds } = others[index] as Entry;
        return entry.predicate === predicate && entry.left === left && entry.right === right && entry.holds === holds;
      })
    );
  }

  #own(predicate: number): Map<number, boolean> {
    let table = this.#tables[predicate];
    if (table === undefined || this.#isOwn[predicate] !== true) {
      table = new Map(table);
      this.#tables[predicate] = table;
      this.#isOwn[predicate] = true;
    }
    return table;
  }
}
