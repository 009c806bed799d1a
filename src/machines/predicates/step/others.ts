/** What is known of objects that are not in the heap: their class, and of exceptions where they came from. */
import { TupleInterner } from '../../../base/interner.js';
import type { Condition } from '../../../ir/instructions.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { Span } from '../../../ir/span.js';
import type { TypeName } from '../../../ir/types.js';
import { FIRST_KNOWN_OTHER, isText, type Reference } from '../heap/references.js';
import type { Thrown } from '../machine/machine.js';
import type { RunEdge } from './code.js';

export interface Other {
  readonly type: TypeName;
  /** Otherwise it may be a subclass. */
  readonly isExact: boolean;
  /** Of an exception that was thrown. */
  readonly cause?: Thrown['cause'];
  readonly span?: Span;
  readonly method?: MethodDeclaration;
}

/** Why an exception is thrown when a check fails. */
export const CAUSE_OF_CHECK: Readonly<Record<Condition['kind'], Thrown['cause']>> = {
  'not-null': 'null',
  'in-bounds': 'bounds',
  'not-negative': 'size',
  'not-zero': 'arithmetic',
  castable: 'cast',
  storable: 'store',
};

const TEXT: Other = { type: 'java.lang.String', isExact: true };

const CAUSES: readonly Thrown['cause'][] = [
  'throw',
  'null',
  'cast',
  'bounds',
  'size',
  'arithmetic',
  'store',
  'assert',
  'library',
  'besides',
];

export class Others {
  readonly #types = new Map<TypeName, number>();
  readonly #tuples = new TupleInterner();
  readonly #others: Other[] = [];
  readonly #exact = new Map<TypeName, Reference>();

  exact(type: TypeName): Reference {
    let known = this.#exact.get(type);
    if (known === undefined) {
      known = this.#of({ type, isExact: true }, -1);
      this.#exact.set(type, known);
    }
    return known;
  }

  inexact(type: TypeName): Reference {
    return this.#of({ type, isExact: false }, -1);
  }

  /** An exception on its way. */
  thrown(type: TypeName, known: 'exact' | 'below', cause: Thrown['cause'], { at }: RunEdge): Reference {
    const { span } = at.edge;
    return this.#of({ type, isExact: known === 'exact', cause, span, method: at.code.method }, at.number);
  }

  /** The same exception, known to be of a narrower class. */
  narrowed(reference: Reference, type: TypeName): Reference {
    const other = this.find(reference);
    if (other === undefined) return this.inexact(type);
    if (other.isExact) return reference;
    const number = FIRST_KNOWN_OTHER - reference;
    return this.#of({ ...other, type }, this.#tuples.at(number, 3));
  }

  find(reference: Reference): Other | undefined {
    if (isText(reference)) return TEXT;
    return reference > FIRST_KNOWN_OTHER ? undefined : this.#others[FIRST_KNOWN_OTHER - reference];
  }

  #of(other: Other, edge: number): Reference {
    const cause = other.cause === undefined ? -1 : CAUSES.indexOf(other.cause);
    const number = this.#tuples.intern([this.#type(other.type), other.isExact ? 1 : 0, cause, edge]);
    this.#others[number] ??= other;
    return FIRST_KNOWN_OTHER - number;
  }

  #type(type: TypeName): number {
    let number = this.#types.get(type);
    if (number === undefined) {
      number = this.#types.size;
      this.#types.set(type, number);
    }
    return number;
  }
}
