/** What preconditions say about places: formulas read as facts, with connectives around them and negations inside. */
import type { FieldSelector } from '../../../../facts/index.js';
import type { TypeName } from '../../../../ir/types.js';
import type { ShapeTables } from '../tables.js';

/** A reference that a method can name on entry: a slot, then numbers of fields. */
export interface ShapePlace {
  readonly slot: number;
  readonly fields: readonly number[];
  /** Equal for equal places. */
  readonly key: string;
}

export function placeOf(slot: number, fields: readonly number[] = []): ShapePlace {
  return { slot, fields, key: [slot, ...fields].join('.') };
}

/** The field of the object at a place. */
export function below({ slot, fields }: ShapePlace, field: number): ShapePlace {
  return placeOf(slot, [...fields, field]);
}

/** The fields that a predicate follows. */
export class Along {
  readonly #selectors: readonly FieldSelector[];
  readonly #tables: ShapeTables;

  constructor(tables: ShapeTables, selectors: readonly FieldSelector[]) {
    this.#tables = tables;
    this.#selectors = selectors;
  }

  has(link: number): boolean {
    if (this.#selectors.length === 0) return true;
    const { owner, name } = this.#tables.numbers.field(link);
    return this.#selectors.some((selector) => {
      if (selector.kind === 'elements') return this.#tables.numbers.isOfArrays(link);
      if (selector.kind === 'named') return selector.name === name;
      return selector.field.name === name && selector.field.owner === owner;
    });
  }

  hasAll(links: Iterable<number>): boolean {
    for (const link of links) if (!this.has(link)) return false;
    return true;
  }
}

/** True of each object that the places reach along the fields: of all that anything reaches where they are left out. */
export interface EveryFact {
  readonly kind: 'every';
  readonly from?: { readonly place: ShapePlace; readonly along: Along };
  readonly type: TypeName;
  readonly says:
    | { readonly kind: 'null'; readonly field: number }
    /** What its field leads to, if anything, leads back by the other field. */
    | { readonly kind: 'inverse'; readonly field: number; readonly back: number };
}

export type Fact =
  | { readonly kind: 'null'; readonly place: ShapePlace; readonly holds: boolean }
  | { readonly kind: 'same'; readonly left: ShapePlace; readonly right: ShapePlace; readonly holds: boolean }
  | {
      readonly kind: 'shape';
      readonly shape: 'list' | 'tree' | 'acyclic' | 'cyclic' | 'unshared';
      readonly place: ShapePlace;
      readonly along: Along;
      readonly holds: boolean;
    }
  | {
      readonly kind: 'doubly-linked';
      readonly place: ShapePlace;
      readonly next: Along;
      readonly prev: Along;
      readonly holds: boolean;
    }
  | {
      readonly kind: 'reach' | 'disjoint';
      readonly left: ShapePlace;
      readonly right: ShapePlace;
      readonly along: Along;
      readonly holds: boolean;
    }
  | EveryFact;

/** `other`: something that nothing is known of. */
export type Premise =
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Premise[] }
  | { readonly kind: 'fact'; readonly fact: Fact }
  | { readonly kind: 'other' };

export const OTHER: Premise = { kind: 'other' };
