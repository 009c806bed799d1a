/** What expressions need to know of types: which are below which, and which have no object in common. */
import type { TypeName } from '../../ir/types.js';

export interface TypeOrder {
  isPrimitive(type: TypeName): boolean;
  /** `univ` is above all types, `null` below all types of references. */
  isSubtype(lower: TypeName, upper: TypeName): boolean;
  /** Whether some object (or number) may be of both types; null is not an object. */
  mayShare(left: TypeName, right: TypeName): boolean;
}

/** The type of a union. */
export function commonType(types: TypeOrder, left: TypeName, right: TypeName): TypeName {
  if (left === right || types.isSubtype(right, left)) return left;
  if (types.isSubtype(left, right)) return right;
  return types.isPrimitive(left) || types.isPrimitive(right) || left === 'univ' || right === 'univ'
    ? 'univ'
    : 'java.lang.Object';
}
