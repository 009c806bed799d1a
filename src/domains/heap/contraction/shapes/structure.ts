/** Which structure hangs at a place that is not null, as far as the facts bound all its links. */
import { isArray, type TypeName } from '../../../../ir/types.js';
import type { ShapeTables } from '../tables.js';
import { below, type EveryFact, type Fact, type ShapePlace } from './facts.js';
import type { ShapeTypes } from './types.js';

export interface Structure {
  /** `leaf`: all links are null. `any`: one link field, and whatever it leads to. */
  readonly kind: 'tree' | 'ring' | 'leaf' | 'any';
  /** The declared type of the place. */
  readonly type: TypeName;
  /** The link fields between its objects that are no parent fields. */
  readonly forward: readonly number[];
  /** Bits of the parent fields that are their inverse; the others are null. */
  readonly back: number;
  /** The types of its objects. */
  readonly types: ReadonlySet<TypeName>;
}

/** Whether it may share objects with others of its kind in ways that are enumerated: one link field, no parent field. */
export function isFunctional({ forward, back, kind }: Structure): boolean {
  return back === 0 && forward.length <= 1 && kind !== 'leaf';
}

export function structureAt(
  tables: ShapeTables,
  types: ShapeTypes,
  place: ShapePlace,
  type: TypeName,
  facts: readonly Fact[],
): Structure | undefined {
  return new StructureReader(tables, types, place, type, facts).read();
}

class StructureReader {
  readonly #tables: ShapeTables;
  readonly #types: ShapeTypes;
  readonly #place: ShapePlace;
  readonly #type: TypeName;
  readonly #facts: readonly Fact[];

  constructor(tables: ShapeTables, types: ShapeTypes, place: ShapePlace, type: TypeName, facts: readonly Fact[]) {
    this.#tables = tables;
    this.#types = types;
    this.#place = place;
    this.#type = type;
    this.#facts = facts;
  }

  read(): Structure | undefined {
    const own = this.#types.linksOf(this.#type);
    if (own.every((link) => this.#isNullHere(link))) {
      return { kind: 'leaf', type: this.#type, forward: [], back: 0, types: new Set([this.#type]) };
    }
    let found: Structure | undefined;
    for (const fact of this.#facts) {
      const structure = this.#shaped(fact);
      if (structure === undefined) continue;
      if (structure.kind === 'tree') return structure;
      found = structure;
    }
    return found ?? this.#any();
  }

  #shaped(fact: Fact): Structure | undefined {
    if ((fact.kind !== 'shape' && fact.kind !== 'doubly-linked') || !fact.holds) return undefined;
    if (fact.place.key !== this.#place.key) return undefined;
    const along = fact.kind === 'shape' ? fact.along : fact.next;
    const types = this.#types.alongLinks([this.#type], (link) => along.has(link) && !this.#isParent(link));
    const forward = this.#linksOf(types).filter((link) => along.has(link) && !this.#isParent(link));
    const back = this.#backOf(types, forward, fact);
    if (back === undefined || forward.length === 0 || [...types].some((type) => this.#isOpaque(type))) return undefined;
    if (fact.kind === 'doubly-linked') return { kind: 'tree', type: this.#type, forward, back, types };
    switch (fact.shape) {
      case 'list':
        if ([...types].some(isArray)) return undefined;
        return this.#rootParentsAreNull(back) ? { kind: 'tree', type: this.#type, forward, back, types } : undefined;
      case 'tree':
        return this.#rootParentsAreNull(back) ? { kind: 'tree', type: this.#type, forward, back, types } : undefined;
      case 'acyclic':
        // Of several fields it allows sharing.
        if (!this.#eachHasOne(types, forward) || !this.#rootParentsAreNull(back)) return undefined;
        return { kind: 'tree', type: this.#type, forward, back, types };
      case 'cyclic':
        return forward.length === 1 ? { kind: 'ring', type: this.#type, forward, back, types } : undefined;
      case 'unshared':
        return undefined;
    }
  }

  /** Nothing is said, but there is only one link field. */
  #any(): Structure | undefined {
    const types = this.#types.alongLinks([this.#type]);
    const links = this.#linksOf(types);
    const [link] = links;
    if (links.length !== 1 || link === undefined || this.#isParent(link)) return undefined;
    if ([...types].some(isArray)) return undefined;
    return { kind: 'any', type: this.#type, forward: links, back: 0, types };
  }

  /** An array whose elements are no links. */
  #isOpaque(type: TypeName): boolean {
    return isArray(type) && !this.#types.mayBeArray(type);
  }

  #linksOf(types: Iterable<TypeName>): readonly number[] {
    const links = new Set<number>();
    for (const type of types) for (const link of this.#types.linksOf(type)) links.add(link);
    return [...links].sort((left, right) => left - right);
  }

  #isParent(link: number): boolean {
    return this.#tables.numbers.parents.includes(link);
  }

  /** Bits of the parent fields that the facts say are inverses; undefined if a link of the types is not bounded. */
  #backOf(types: ReadonlySet<TypeName>, forward: readonly number[], shape: Fact): number | undefined {
    let back = 0;
    for (const link of this.#linksOf(types)) {
      if (forward.includes(link)) continue;
      if (this.#isNullEverywhere(link, types, forward)) continue;
      const bit = this.#tables.numbers.parents.indexOf(link);
      if (bit === -1 || !this.#isInverse(link, types, forward, shape)) return undefined;
      back |= 1 << bit;
    }
    return back;
  }

  #isInverse(link: number, types: ReadonlySet<TypeName>, forward: readonly number[], shape: Fact): boolean {
    if (shape.kind === 'doubly-linked' && shape.prev.has(link)) return true;
    return forward.every((field) =>
      this.#every(types, forward, ({ says }) => says.kind === 'inverse' && says.field === field && says.back === link),
    );
  }

  #isNullEverywhere(link: number, types: ReadonlySet<TypeName>, forward: readonly number[]): boolean {
    return this.#every(types, forward, ({ says }) => says.kind === 'null' && says.field === link);
  }

  /** Whether such a fact is said of all objects that the place reaches along the fields. */
  #every(types: ReadonlySet<TypeName>, forward: readonly number[], isSuch: (fact: EveryFact) => boolean): boolean {
    const { hierarchy } = this.#tables.program;
    return this.#facts.some(
      (fact) =>
        fact.kind === 'every' &&
        isSuch(fact) &&
        [...types].every((type) => hierarchy.isAssignable(type, fact.type)) &&
        (fact.from === undefined || (fact.from.place.key === this.#place.key && fact.from.along.hasAll(forward))),
    );
  }

  #rootParentsAreNull(back: number): boolean {
    return this.#tables.numbers.parents.every((link, index) => ((back >>> index) & 1) === 0 || this.#isNullHere(link));
  }

  #isNullHere(link: number): boolean {
    const { key } = below(this.#place, link);
    return this.#facts.some((fact) => fact.kind === 'null' && fact.holds && fact.place.key === key);
  }

  #eachHasOne(types: ReadonlySet<TypeName>, forward: readonly number[]): boolean {
    return [...types].every((type) => this.#types.linksOf(type).filter((link) => forward.includes(link)).length <= 1);
  }
}
