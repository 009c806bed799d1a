/** Values that need no call: constants of enums, numbers and characters. */
import { type ClassDeclaration, Flag, hasFlag } from '../../../ir/program.js';
import type { TypeName } from '../../../ir/types.js';
import { literal, type Recipe } from './recipe.js';

/** A letter, a capital, a digit and a blank. */
const USUAL_CHARACTERS = [...'aA0 '].map((text) => text.charCodeAt(0));

/** The constants of an enum. */
export function constantsOf({ name: owner, fields }: ClassDeclaration): readonly Recipe[] {
  return fields
    .filter((field) => hasFlag(field, Flag.ENUM))
    .map(({ name }): Recipe => ({ kind: 'source', source: { kind: 'constant', owner, name } }));
}

/** Values of a primitive type: of the numbers those that fit. */
export function primitives(type: TypeName, numbers: readonly number[]): readonly Recipe[] {
  switch (type) {
    case 'boolean':
      return [literal(type, 1), literal(type, 0)];
    case 'char':
      return [...USUAL_CHARACTERS, ...numbers.filter((value) => value > 31 && value < 65536)].map((value) =>
        literal(type, value),
      );
    case 'long':
      return numbers.map((value) => literal(type, BigInt(value)));
    case 'byte':
      return numbers.filter((value) => value === (value << 24) >> 24).map((value) => literal(type, value));
    case 'short':
      return numbers.filter((value) => value === (value << 16) >> 16).map((value) => literal(type, value));
    case 'int':
      return numbers.filter((value) => value === (value | 0)).map((value) => literal(type, value));
    default:
      return numbers.map((value) => literal(type, value));
  }
}
