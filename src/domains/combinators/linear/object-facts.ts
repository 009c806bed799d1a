/** What is known of objects besides what code shows by itself: constraints on their fields that hold whenever nobody is altering them. */
import type { Code, CodeEdge } from '../../../engine/code.js';
import type { FieldReference, Variable } from '../../../ir/instructions.js';
import { dimensionExpression } from '../../../lattices/linear/expressions.js';
import type { LinearTerms } from './linear-terms.js';
import type { LinearNumbers } from './numbers.js';
import { rangeOfType } from './terms.js';

/** A constraint on fields of one object, and lengths of these, each with its coefficient. */
export interface ObjectConstraint {
  readonly kind: '==' | '<=' | '!=';
  readonly terms: readonly (readonly [field: FieldReference, coefficient: number])[];
  readonly constant: number;
}

export interface ObjectFacts {
  /** Fields of its receiver that a body is told of, whether or not it uses them. */
  readonly fields: (code: Code) => readonly FieldReference[];
  /** What holds of the receiver's fields when the call has run, however it ended. */
  readonly after: (at: CodeEdge) => readonly ObjectConstraint[];
}

export class ObjectStates<E> {
  readonly #numbers: LinearNumbers<E>;
  readonly #terms: LinearTerms;

  constructor(numbers: LinearNumbers<E>, terms: LinearTerms) {
    this.#numbers = numbers;
    this.#terms = terms;
  }

  /** The state where that holds of the object which the variable has. */
  assuming(state: E, base: Pick<Variable, 'index'>, constraints: readonly ObjectConstraint[]): E {
    return constraints.reduce((known, { kind, terms, constant }) => {
      const named = terms.flatMap(([field, coefficient]): [number, number][] => {
        const dimension = this.#terms.fieldDimension(base, field);
        return dimension === undefined ? [] : [[dimension, coefficient]];
      });
      if (named.length < terms.length) return known;
      const expression = { terms: named.sort(([one], [other]) => one - other), constant };
      return this.#numbers.lattice.meet(known, { kind, expression });
    }, state);
  }

  /** What the state says of these fields of the object, by their places. */
  about(state: E, base: Pick<Variable, 'index'>, fields: readonly FieldReference[]): E {
    const { lattice } = this.#numbers;
    const places = new Map<number, number>();
    let known = state;
    for (const [place, field] of fields.entries()) {
      const dimension = this.#terms.fieldDimension(base, field);
      if (dimension === undefined) continue;
      places.set(dimension, place);
      known = this.#numbers.within(known, dimensionExpression(dimension), rangeOfType(field.type));
    }
    if (this.#numbers.isNone(known)) return lattice.bottom;
    return lattice.rename(
      lattice.only(known, (dimension) => places.has(dimension)),
      (dimension) => places.get(dimension) ?? dimension,
    );
  }
}
