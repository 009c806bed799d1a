/** Fields of which it is known from outside that they hold no null. */
import { IntegerMap } from '../../../../base/integer-map.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';
import type { FieldReference } from '../../../../ir/instructions.js';
import { Flag, hasFlag } from '../../../../ir/program.js';
import { isArray, isReference, type TypeName } from '../../../../ir/types.js';
import type { FieldTable } from './field-table.js';
import type { Value } from './values.js';

const NO_CELLS = IntegerMap.empty<Value>();

export class SetFields {
  readonly #hierarchy: Hierarchy;
  readonly #fields: FieldTable;
  readonly #isSetReference: ((field: FieldReference) => boolean) | undefined;
  /** By field: undefined where nobody asked yet. */
  readonly #isSet: (boolean | undefined)[] = [];
  readonly #unset = new Map<TypeName, IntegerMap<Value>>();

  constructor(hierarchy: Hierarchy, fields: FieldTable, isSet: ((field: FieldReference) => boolean) | undefined) {
    this.#hierarchy = hierarchy;
    this.#fields = fields;
    this.#isSetReference = isSet;
  }

  /**
   * Whether a field of which no cell is kept holds an object. So where it may be null, as it is while its object is being
   * made, the cell is always kept.
   */
  has(field: number): boolean {
    if (this.#isSetReference === undefined || this.#fields.isElement(field)) return false;
    let isSet = this.#isSet[field];
    if (isSet === undefined) {
      const reference = this.#fields.fieldOf(field);
      isSet = reference !== undefined && this.#isSetReference(reference);
      this.#isSet[field] = isSet;
    }
    return isSet;
  }

  /** Those of a new object of the class, which holds null in them. */
  cellsOfNew(type: TypeName, nothing: Value): IntegerMap<Value> {
    if (this.#isSetReference === undefined || isArray(type)) return NO_CELLS;
    let cells = this.#unset.get(type);
    if (cells === undefined) {
      cells = NO_CELLS;
      for (const { fields } of this.#hierarchy.superclassChain(type)) {
        for (const declaration of fields) {
          if (hasFlag(declaration, Flag.STATIC) || !isReference(declaration.type)) continue;
          const field = this.#fields.field(declaration);
          if (this.has(field)) cells = cells.set(field, nothing);
        }
      }
      this.#unset.set(type, cells);
    }
    return cells;
  }
}
