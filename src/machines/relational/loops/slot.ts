/** What a loop changes, one by one, and the unknowns that stand for it. */
import type { TypeName } from '../../../ir/types.js';
import type { Algebra, Node } from '../algebra.js';
import type { FieldName } from '../symbols.js';

/** Something that changes from one iteration to the next. */
export interface Slot {
  /** A variable's index, or a field. */
  readonly place: number | FieldName;
  /** The unknown that stands for it at the head, in the expressions of the transformer. */
  readonly head: Node;
  readonly entry: Node;
  /** Its value at the next head; undefined: nothing is known of it. */
  readonly back: Node | undefined;
}

export function headUnknown(algebra: Algebra, columns: readonly TypeName[], count: 'one' | 'any'): Node {
  return algebra.unknown('changed by a loop', columns, {
    lower: algebra.none(columns.length),
    upper: everything(algebra, columns),
    single: count === 'one',
  });
}

/** All tuples of these types. */
export function everything(algebra: Algebra, columns: readonly TypeName[]): Node {
  const sets = columns.map((type) => (type === 'univ' ? algebra.universe : algebra.type(type)));
  return sets.reduceRight((rest, set) => algebra.product(set, rest));
}
