/**
 * A library class as its users see it: specification fields, and what each method does to them, clause by clause.
 *
 * Read from files of one class each; expressions stay text until a summary is asked for, since names mean fields of the
 * program at hand. A line that cannot be read is a fault of the file; the method it belongs to then has no specification.
 */
import type { ClassName } from '../../../ir/types.js';

export interface SpecificationField {
  readonly name: string;
  /** Types of the columns after the owner, as written. */
  readonly columns: readonly string[];
  readonly functional: boolean;
}

export type SpecificationClause =
  | {
      readonly kind: 'bound';
      /** A field's name, or `\result`. */
      readonly relation: string;
      readonly operator: '=' | '⊆' | '⊇';
      readonly expression: string;
      /** The equality is promised only then; otherwise nothing is said. */
      readonly when: string | undefined;
      readonly line: number;
    }
  | { readonly kind: 'new'; readonly type: string; readonly line: number }
  /**
   * `compares`: the method may run `equals`, `hashCode`, `compareTo`, a comparator or `toString` of what it is given or holds; `runs`: whatever its record
   * among those of the library says.
   */
  | { readonly kind: 'compares' | 'runs'; readonly line: number }
  /** `when` undefined: sometimes. */
  | { readonly kind: 'throws'; readonly type: ClassName; readonly when: string | undefined; readonly line: number };

export interface SpecificationMethod {
  readonly name: string;
  readonly result: string;
  readonly isStatic: boolean;
  readonly parameters: readonly { readonly type: string; readonly name: string }[];
  readonly clauses: readonly SpecificationClause[];
  readonly line: number;
}

export interface ClassSpecification {
  readonly file: string;
  readonly name: ClassName;
  readonly fields: readonly SpecificationField[];
  readonly methods: readonly SpecificationMethod[];
}

export interface SpecificationFault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}
