/**
 * Types of values on the stack and in webs, as numbers.
 *
 * The machine computes boolean, byte, short, char and int alike. The number of such a type is the set of the Java types
 * that its values fit (bits below), so that joining two is intersecting: the constant 1 fits them all, a boolean only its own.
 */

import type { Hierarchy } from '../../../../ir/hierarchy.js';
import { elementType, isArray, OBJECT, type TypeName } from '../../../../ir/types.js';
import { CLASSFILE_BUDGETS } from '../../budgets.js';
import { commonTypeOf, greatest, mayImplement } from './reference-types.js';

export const BOOLEAN = 1;
const BYTE_BIT = 2;
const SHORT_BIT = 4;
const CHAR_BIT = 8;
export const INT = 16;
/** Some value is not a constant, so that a small type is meant. */
const TYPED = 32;
/** 0 and 1: nobody knows yet whether a boolean or an int. */
export const ANY_INT = 31;
export const BYTE = TYPED | BYTE_BIT | SHORT_BIT | INT;
export const SHORT = TYPED | SHORT_BIT | INT;
export const CHAR = TYPED | CHAR_BIT | INT;
export const UNKNOWN = 0;
export const FLOAT = 64;
export const LONG = 65;
export const DOUBLE = 66;
export const NULL_TYPE = 67;
const FIRST_OBJECT = 128;
/** Plus the number of the call of the subroutine. */
export const RETURN_ADDRESS = 1 << 24;

const PRIMITIVE_CODES: Readonly<Record<string, number>> = {
  boolean: BOOLEAN,
  byte: BYTE,
  short: SHORT,
  char: CHAR,
  int: INT,
  float: FLOAT,
  long: LONG,
  double: DOUBLE,
  null: NULL_TYPE,
};

export function isIntCode(code: number): boolean {
  return code > 0 && code < FLOAT;
}

export function isReferenceCode(code: number): boolean {
  return code === NULL_TYPE || (code >= FIRST_OBJECT && code < RETURN_ADDRESS);
}

export function isWideCode(code: number): boolean {
  return code === LONG || code === DOUBLE;
}

/** The types that a constant fits. */
export function constantCode(value: number): number {
  if (value === 0 || value === 1) return ANY_INT;
  let code = INT;
  if (value >= -0x80 && value <= 0x7f) code |= BYTE_BIT;
  if (value >= -0x8000 && value <= 0x7fff) code |= SHORT_BIT;
  if (value >= 0 && value <= 0xffff) code |= CHAR_BIT;
  return code;
}

/** Whether values of an int type fit the declared one: an int takes a boolean, too, as 0 or 1. */
export function intFits(code: number, declared: number): boolean {
  if (declared === INT) return true;
  const wanted =
    declared === BOOLEAN ? BOOLEAN : declared === BYTE ? BYTE_BIT : declared === SHORT ? SHORT_BIT : CHAR_BIT;
  return (code & wanted) !== 0;
}

/** The Java type of a variable for values of an int type. */
export function intTypeName(code: number): TypeName {
  if (code === BOOLEAN) return 'boolean';
  if ((code & TYPED) === 0) return 'int';
  if ((code & BYTE_BIT) !== 0) return 'byte';
  if ((code & SHORT_BIT) !== 0) return 'short';
  return (code & CHAR_BIT) !== 0 ? 'char' : 'int';
}

const MOST_MEMBERS = CLASSFILE_BUDGETS['code/typing/value-types'].mostMembers.most;

/** The types that one method meets. */
export class ValueTypes {
  readonly #hierarchy: Hierarchy;
  readonly #codes = new Map<TypeName, number>();
  readonly #names: TypeName[] = [];
  /** For a code that stands for several types: which. Its name is that of their common superclass. */
  readonly #members = new Map<number, readonly TypeName[]>();
  readonly #unions = new Map<string, number>();
  readonly #joins = new Map<number, number>();
  readonly #answers = new Map<number, boolean>();
  /** -1 before it is met. */
  #bareObject = -1;

  constructor(hierarchy: Hierarchy) {
    this.#hierarchy = hierarchy;
  }

  code(type: TypeName): number {
    const primitive = PRIMITIVE_CODES[type];
    if (primitive !== undefined) return primitive;
    let code = this.#codes.get(type);
    if (code === undefined) {
      code = FIRST_OBJECT + this.#names.length;
      this.#names.push(type);
      this.#codes.set(type, code);
    }
    return code;
  }

  /** The type of a new object of the class. One of java.lang.Object itself is surely nothing else. */
  newCode(type: TypeName): number {
    if (type !== OBJECT) return this.code(type);
    if (this.#bareObject < 0) {
      this.#bareObject = FIRST_OBJECT + this.#names.length;
      this.#names.push(OBJECT);
    }
    return this.#bareObject;
  }

  /** The name of a type that a variable can have: an int type that is not decided is int, null is java.lang.Object. */
  name(code: number): TypeName {
    if (code >= FIRST_OBJECT) return this.#names[code - FIRST_OBJECT] ?? OBJECT;
    if (isIntCode(code)) return intTypeName(code);
    return code === FLOAT ? 'float' : code === LONG ? 'long' : code === DOUBLE ? 'double' : OBJECT;
  }

  /** The least type above both; -1 where there is none. */
  join(left: number, right: number): number {
    if (left === right || right === UNKNOWN) return left;
    if (left === UNKNOWN) return right;
    if (isIntCode(left) && isIntCode(right)) {
      const both = left & right & 31;
      return both === 0 ? INT : both === BOOLEAN ? BOOLEAN : both | ((left | right) & TYPED);
    }
    if (!isReferenceCode(left) || !isReferenceCode(right)) return -1;
    if (left === NULL_TYPE) return right;
    if (right === NULL_TYPE) return left;
    const key = left < right ? left * RETURN_ADDRESS + right : right * RETURN_ADDRESS + left;
    let join = this.#joins.get(key);
    if (join === undefined) {
      join = this.#union([...this.membersOf(left), ...this.membersOf(right)]);
      this.#joins.set(key, join);
    }
    return join;
  }

  /** The types of which values of a reference type have one: several, where ways meet. */
  membersOf(code: number): readonly TypeName[] {
    return this.#members.get(code) ?? [this.name(code)];
  }

  #union(types: readonly TypeName[]): number {
    const members = greatest(this.#hierarchy, types);
    const [first] = members;
    if (first === undefined) return NULL_TYPE;
    if (members.length === 1) return this.code(first);
    const common = commonTypeOf(this.#hierarchy, members);
    if (members.length > MOST_MEMBERS) return this.code(common);
    const key = [...members].sort().join(' ');
    let code = this.#unions.get(key);
    if (code === undefined) {
      code = FIRST_OBJECT + this.#names.length;
      this.#names.push(common);
      this.#members.set(code, members);
      this.#unions.set(key, code);
    }
    return code;
  }

  /** The type of the elements of arrays of a type; what is no array has some, too, as far as is known. */
  elementOf(code: number): number {
    if (code === NULL_TYPE) return NULL_TYPE;
    const elements = this.membersOf(code).map((type) => (isArray(type) ? elementType(type) : OBJECT));
    return elements.length === 1 ? this.code(elements[0] as TypeName) : this.#union(elements);
  }

  /**
   * Whether values of a reference type may be of the given one, if that is an interface: the virtual machine does not
   * look when they are passed or stored as such (JVMS 4.10.1.2). About missing classes nothing is said.
   */
  mayFill(code: number, type: TypeName): boolean {
    const expected = this.code(type);
    if (code === expected || code === NULL_TYPE || type === OBJECT) return true;
    const key = code * RETURN_ADDRESS + expected;
    let answer = this.#answers.get(key);
    if (answer === undefined) {
      answer =
        code === this.#bareObject
          ? !this.#hierarchy.isInterface(type)
          : this.membersOf(code).every((member) => mayImplement(this.#hierarchy, member, type));
      this.#answers.set(key, answer);
    }
    return answer;
  }
}
