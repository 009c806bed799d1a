/** Tables of the numeric types that operation codes mean. */
import type { TypeName } from '../../../../ir/types.js';

/** In the order in which operation codes come in fours. */
export const NUMBER_NAMES: readonly TypeName[] = ['int', 'long', 'float', 'double'];

/** From and to of `i2l` … `d2f`, as indices into `NUMBER_NAMES`. */
export const CONVERSIONS: readonly (readonly [from: number, to: number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 0],
  [1, 2],
  [1, 3],
  [2, 0],
  [2, 1],
  [2, 3],
  [3, 0],
  [3, 1],
  [3, 2],
];

const ARRAY_CODES: readonly TypeName[] = ['boolean', 'char', 'float', 'double', 'byte', 'short', 'int', 'long'];

/** The type of the array that `newarray` makes. */
export function primitiveArray(code: number): TypeName | undefined {
  const element = ARRAY_CODES[code - 4];
  return element === undefined ? undefined : `${element}[]`;
}
