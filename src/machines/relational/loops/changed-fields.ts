/**
 * Fields that a loop changes: as a whole, or only in one object that is the same in every iteration. The latter is as good as
 * a variable: what that object holds is the unknown, all others keep their values.
 */
import { type Algebra, type Node, Operator, Trait } from '../algebra.js';
import { fieldIn } from '../epochs.js';
import type { PathState } from '../state.js';
import type { FieldName } from '../symbols.js';
import { Inside } from './inside.js';
import { headUnknown, type Slot } from './slot.js';

export interface ChangedField {
  /** The field when the loop is reached. */
  readonly entry: Node;
  readonly head: Node;
  /** The only object in which the field changes; undefined: anywhere. */
  readonly object: Node | undefined;
}

/** The field at the head of the loop. */
export function headValue(algebra: Algebra, { entry, head, object }: ChangedField): Node {
  return object === undefined ? head : algebra.override(entry, algebra.product(object, head));
}

export function slotOf(algebra: Algebra, field: FieldName, changed: ChangedField, back: Node | undefined): Slot {
  const { entry, head, object } = changed;
  if (object === undefined) return { place: field, head, entry, back };
  const after = back === undefined ? undefined : algebra.join(object, back);
  return { place: field, head, entry: algebra.join(object, entry), back: after };
}

/** Looks at what one run of the body brought back. */
export class Finder {
  readonly #algebra: Algebra;
  readonly #entry: PathState;
  readonly #inside: Inside;

  constructor(algebra: Algebra, born: number, entry: PathState, back: PathState) {
    this.#algebra = algebra;
    this.#entry = entry;
    const older = new Set(entry.allocated.map(({ object }) => object));
    const fresh = back.allocated.map(({ object }) => object).filter((object) => !older.has(object));
    this.#inside = new Inside(algebra, { born, freshObjects: new Set(fresh) });
  }

  /** How a field that was as it is at entry changed; undefined: it did not. */
  changed(field: FieldName, value: Node): ChangedField | undefined {
    const entry = fieldIn(this.#algebra, this.#entry.fields, field);
    if (value === entry) return undefined;
    const object = field.functional && field.columns.length === 2 ? this.#onlyObject(entry, value) : undefined;
    return object === undefined ? this.#whole(field, entry) : this.#cell(field, entry, object);
  }

  /** The same, unless a field that was taken to change in one object changes elsewhere too. */
  rechecked(field: FieldName, value: Node, known: ChangedField): ChangedField {
    if (known.object === undefined || this.#onlyObject(known.entry, value) === known.object) return known;
    return this.#whole(field, known.entry);
  }

  #whole(field: FieldName, entry: Node): ChangedField {
    return {
      entry,
      head: headUnknown(this.#algebra, field.columns, field.functional ? 'one' : 'any'),
      object: undefined,
    };
  }

  #cell(field: FieldName, entry: Node, object: Node): ChangedField {
    return { entry, head: headUnknown(this.#algebra, field.columns.slice(1), 'one'), object };
  }

  /** The object at which all writes over the base are; undefined: there are others, or it may be null. */
  #onlyObject(base: Node, value: Node): Node | undefined {
    const algebra = this.#algebra;
    const object = this.#firstPlace(value);
    if (object === undefined || !this.#inside.isConstant(object)) return undefined;
    const isObject =
      algebra.has(object, Trait.NOT_NULL) ||
      algebra.conditions.and(this.#entry.condition, algebra.conditions.equal(object, algebra.null)) === 0;
    if (!isObject || !algebra.has(object, Trait.SINGLE | Trait.PRESENT)) return undefined;
    // A write hides earlier ones at the same object, those before the loop too.
    const rewritten = algebra.override(base, algebra.product(object, algebra.null));
    const bases = [base, algebra.argument(rewritten, 0)];
    return this.#isWrittenAt(value, object, bases) ? object : undefined;
  }

  /** Where the last write is. */
  #firstPlace(value: Node): Node | undefined {
    const algebra = this.#algebra;
    const operator = algebra.operator(value);
    if (operator === Operator.CHOICE) {
      return this.#firstPlace(algebra.argument(value, 1)) ?? this.#firstPlace(algebra.argument(value, 2));
    }
    const change = operator === Operator.OVERRIDE ? algebra.argument(value, 1) : undefined;
    if (change === undefined || algebra.operator(change) !== Operator.PRODUCT) return undefined;
    let place = algebra.argument(change, 0);
    while (algebra.operator(place) === Operator.CHOICE) {
      place = algebra.isNone(algebra.argument(place, 1)) ? algebra.argument(place, 2) : algebra.argument(place, 1);
    }
    return place;
  }

  /** Whether the value is one of the bases but for writes at the object. */
  #isWrittenAt(value: Node, object: Node, bases: readonly Node[]): boolean {
    if (bases.includes(value)) return true;
    const algebra = this.#algebra;
    if (algebra.operator(value) === Operator.CHOICE) {
      return [1, 2].every((place) => this.#isWrittenAt(algebra.argument(value, place), object, bases));
    }
    if (algebra.operator(value) !== Operator.OVERRIDE) return false;
    const [before, change] = algebra.arguments(value) as [Node, Node];
    if (algebra.operator(change) !== Operator.PRODUCT) return false;
    const [place, written] = algebra.arguments(change) as [Node, Node];
    return algebra.has(written, Trait.PRESENT) && this.#isAt(place, object) && this.#isWrittenAt(before, object, bases);
  }

  #isAt(place: Node, object: Node): boolean {
    const algebra = this.#algebra;
    if (place === object || algebra.isNone(place)) return true;
    if (algebra.operator(place) !== Operator.CHOICE) return false;
    return [1, 2].every((each) => this.#isAt(algebra.argument(place, each), object));
  }
}
