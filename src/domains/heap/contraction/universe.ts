/**
 * What of a program the states of one run speak about. What is not listed here is not in the states: it must not matter for the
 * code that is run, which neither reads nor writes it.
 */
import type { FieldReference } from '../../../ir/instructions.js';
import { arrayOf, type ClassName, OBJECT, type TypeName } from '../../../ir/types.js';

/** In place of the class of the slots of arrays: no class is above or below it, and no object is of it. */
export const SLOT: TypeName = 'short';

/**
 * Arrays of nodes as linked structures: an array leads to its first slot, each slot to the next and to its element. Which slot an
 * index means is not said, so that the order of slots means nothing.
 */
export interface ElementFields {
  readonly first: FieldReference;
  readonly next: FieldReference;
  readonly element: FieldReference;
}

/** For arrays whose elements are of the type, or of one below it. */
export function elementFields(type: TypeName): ElementFields {
  return {
    first: { owner: arrayOf(OBJECT), name: '[first]', type: SLOT },
    next: { owner: SLOT, name: '[next]', type: SLOT },
    element: { owner: SLOT, name: '[]', type },
  };
}

export interface Universe {
  /**
   * Reference fields whose edges make the shape: of objects in the regular part of a state each is null or an edge. Their
   * positions are their numbers. Those after the 31st are never part of a summary.
   */
  readonly links: readonly FieldReference[];
  /** Those of `links` that point back along the others (the paper's parent fields, at most 8). */
  readonly parents: readonly FieldReference[];
  /**
   * Other reference fields that the code touches: known only of objects that variables hold. Numbered after the links. They may
   * hold objects that have links, of the same structure or of another.
   */
  readonly payloads: readonly FieldReference[];
  /** Static fields of reference type that the code touches. */
  readonly statics: readonly FieldReference[];
  /** Whether objects of the class are nodes of linked structures: these can be lost. */
  readonly isNode: (type: ClassName) => boolean;
  /**
   * Whether a value of that declared type may come to be used as an object that has links: read from a payload, an element or a
   * parameter, and then cast or compared. Absent: wherever the types allow it.
   */
  readonly mayBeNode?: (type: TypeName) => boolean;
  /** Whether the code reads elements of arrays, so that a node may come from an object that turns out to be one. Absent: it does. */
  readonly readsElements?: boolean;
  /** Three of `links`: those of arrays, where these can be regular. Absent: all arrays are vague. */
  readonly elements?: ElementFields;
}

export const EMPTY_UNIVERSE: Universe = { links: [], parents: [], payloads: [], statics: [], isNode: () => false };

/** Numbers for the fields of a universe. */
export class FieldNumbers {
  readonly links: number;
  readonly parents: readonly number[];
  /** The fields of arrays and their slots, where arrays can be regular. */
  readonly elements: { readonly first: number; readonly next: number; readonly element: number } | undefined;
  /** Numbers below 31 of all fields but those of arrays, as bits: what can be noted as known of an object. */
  readonly noted: number;
  /** Those of `noted` that are links, and those that are payloads. */
  readonly notedLinks: number;
  readonly notedPayloads: number;
  /** A bit among those of known fields that is none of a field; 0 where there is no room. */
  readonly apart: number;
  readonly #numbers = new Map<string, number>();
  readonly #fields: FieldReference[] = [];
  readonly #statics = new Map<string, number>();

  constructor(universe: Universe) {
    for (const field of [...universe.links, ...universe.payloads]) {
      if (this.#numbers.has(nameOf(field))) continue;
      this.#numbers.set(nameOf(field), this.#fields.push(field) - 1);
    }
    this.links = universe.links.length;
    this.parents = universe.parents.map((field) => this.of(field));
    const { elements } = universe;
    this.elements = elements && {
      first: this.of(elements.first),
      next: this.of(elements.next),
      element: this.of(elements.element),
    };
    this.noted = this.#fields.length >= 31 ? 0x7fffffff : (1 << this.#fields.length) - 1;
    for (const number of Object.values(this.elements ?? {})) if (number < 31) this.noted &= ~(1 << number);
    this.notedLinks = this.noted & (this.links >= 31 ? 0x7fffffff : (1 << this.links) - 1);
    this.notedPayloads = this.noted & ~this.notedLinks;
    this.apart = this.#fields.length < 30 ? 1 << 30 : 0;
    for (const [index, field] of universe.statics.entries()) this.#statics.set(nameOf(field), index);
  }

  /** -1 for a field that is not in the universe. */
  of(field: FieldReference): number {
    return this.#numbers.get(nameOf(field)) ?? -1;
  }

  /** The bit of a field in what is known of an object; 0 for one that is not noted. */
  bit(number: number): number {
    return number >= 0 && number < 31 ? (1 << number) & this.noted : 0;
  }

  /** Whether it is one of the fields of arrays, which the program does not see as fields. */
  isOfArrays(number: number): boolean {
    const { elements } = this;
    return (
      elements !== undefined && (number === elements.first || number === elements.next || number === elements.element)
    );
  }

  isLink(number: number): boolean {
    return number < this.links;
  }

  field(number: number): FieldReference {
    const field = this.#fields[number];
    if (field === undefined) throw new RangeError(`there is no field ${number}`);
    return field;
  }

  get size(): number {
    return this.#fields.length;
  }

  /** The position of a static field, -1 for one that is not in the universe. */
  ofStatic(field: FieldReference): number {
    return this.#statics.get(nameOf(field)) ?? -1;
  }
}

function nameOf({ owner, name }: FieldReference): string {
  return `${owner}.${name}`;
}
