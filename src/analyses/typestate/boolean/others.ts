/** Objects that are not in heaps of boolean programs, of which the class is known, or that they are exceptions on their way. */

import type { TypeName } from '../../../ir/types.js';
import { FIRST_KNOWN_OTHER, type Reference } from '../../../machines/predicates/heap/references.js';
import type { Thrown } from '../../../machines/predicates/machine/machine.js';

export interface KnownOther {
  readonly type: TypeName;
  /** Whether it is of no class below. */
  readonly isExact: boolean;
  /** Where it was thrown. */
  readonly thrown?: Thrown;
}

export class BooleanOthers {
  readonly #numbers = new Map<string, number>();
  readonly #others: KnownOther[] = [];

  of(other: KnownOther): Reference {
    const { type, isExact, thrown } = other;
    const from =
      thrown === undefined ? '' : `${thrown.cause} ${thrown.span.file} ${thrown.span.line} ${thrown.span.column}`;
    const key = `${type} ${isExact} ${from}`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#others.push(other) - 1;
      this.#numbers.set(key, number);
    }
    return FIRST_KNOWN_OTHER - number;
  }

  find(reference: Reference): KnownOther | undefined {
    return reference > FIRST_KNOWN_OTHER ? undefined : this.#others[FIRST_KNOWN_OTHER - reference];
  }
}
