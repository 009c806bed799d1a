/** The field list of a predicate: which fields of the universe it means, and which of an object are not in the states. */

import type { Receiver } from '../../../../engine/domain.js';
import type { FieldSelector } from '../../../../facts/index.js';
import type { FieldReference } from '../../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../../ir/program.js';
import { ARRAY_INTERFACES, isArray, isReference, OBJECT, type TypeName } from '../../../../ir/types.js';
import type { ShapeTables } from '../tables.js';
import { SLOT } from '../universe.js';

const ABOVE_ARRAYS: ReadonlySet<string> = new Set([OBJECT, ...ARRAY_INTERFACES]);

export class FieldList {
  /** Numbers of the universe. */
  readonly numbers: readonly number[];
  readonly #tables: ShapeTables;
  readonly #selectors: readonly FieldSelector[];
  /** Fields that are listed but not in the universe. */
  readonly #missing: readonly FieldReference[];

  /** No selectors: every field, and elements. */
  constructor(tables: ShapeTables, selectors: readonly FieldSelector[]) {
    this.#tables = tables;
    this.#selectors = selectors;
    const { numbers } = tables;
    const all = Array.from({ length: numbers.size }, (_, number) => number);
    this.numbers = selectors.length === 0 ? all : all.filter((number) => this.#selects(number));
    this.#missing = selectors
      .flatMap((selector) =>
        selector.kind === 'named' ? selector.fields : selector.kind === 'one' ? [selector.field] : [],
      )
      .filter((field) => numbers.of(field) === -1);
  }

  #selects(number: number): boolean {
    const { numbers } = this.#tables;
    const field = numbers.field(number);
    return this.#selectors.some((selector) => {
      if (selector.kind === 'elements') return numbers.isOfArrays(number);
      if (selector.kind === 'named') return selector.name === field.name;
      return selector.kind === 'one' && selector.field.owner === field.owner && selector.field.name === field.name;
    });
  }

  /** Whether slots of arrays are met on the way, which are no objects. */
  get hasSlots(): boolean {
    return this.numbers.some((number) => this.#tables.numbers.isOfArrays(number));
  }

  /** Whether objects of which nothing is known may have fields of the list that are not in the universe. */
  get isPartial(): boolean {
    return this.#missing.length > 0 || this.#selectors.length === 0 || this.#selectors.some(isElements);
  }

  /** Whether objects of these classes may have fields of the list that are not in the universe, or be arrays that count. */
  leavesOut(classes: number): boolean {
    const { labels } = this.#tables;
    if (this.#missing.some(({ owner }) => labels.narrowed(classes, owner) !== -1)) return true;
    const receivers = labels.receivers(classes);
    if (this.#selectors.length === 0) {
      return receivers.length === 0 || receivers.some((each) => this.#hidesElements(each) || this.#hasOthers(each));
    }
    return this.#selectors.some(isElements) && receivers.some((each) => this.#hidesElements(each));
  }

  /** Whether it may be an array whose elements the graph cannot show. */
  #hidesElements(receiver: Receiver): boolean {
    return mayBeArray(receiver) && !(isArray(receiver.type) && this.#tables.numbers.elements !== undefined);
  }

  /** Whether each object of these classes has a field of the list. */
  isHadBy(classes: number): boolean {
    const { labels, numbers, program } = this.#tables;
    const receivers = labels.receivers(classes);
    return (
      receivers.length > 0 &&
      receivers.every(({ type }) =>
        this.numbers.some((number) => program.hierarchy.isAssignable(type, numbers.field(number).owner)),
      )
    );
  }

  #hasOthers({ type, exact }: Receiver): boolean {
    const { hierarchy } = this.#tables.program;
    if (this.#tables.numbers.elements !== undefined && (isArray(type) || type === SLOT)) return false;
    if (this.#hasOwnOthers(type)) return true;
    if (exact) return false;
    // Only of classes in the input are all subclasses known.
    if (hierarchy.find(type)?.origin !== 'input') return true;
    return hierarchy.table
      .inputs()
      .some((input) => input !== type && hierarchy.isSubclass(input, type) && this.#hasOwnOthers(input));
  }

  #hasOwnOthers(type: TypeName): boolean {
    const { numbers, program } = this.#tables;
    if (!program.hierarchy.isComplete(type)) return true;
    return program.hierarchy
      .superclassChain(type)
      .some(({ fields }) =>
        fields.some((field) => !hasFlag(field, Flag.STATIC) && isReference(field.type) && numbers.of(field) === -1),
      );
  }
}

function isElements({ kind }: FieldSelector): boolean {
  return kind === 'elements';
}

/** As far as its elements are references. */
function mayBeArray({ type, exact }: Receiver): boolean {
  if (!isArray(type)) return !exact && ABOVE_ARRAYS.has(type);
  return isReference(type.slice(0, -2));
}
