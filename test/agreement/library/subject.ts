/** What drivers of library classes are made from: how to come by an object, and what to do with it. */

/**
 * Java text with holes. `$` is the object, `#` another one of its type; a hole `%x` is filled by the generator:
 *
 * | hole | filled with |
 * | --- | --- |
 * | `%n` | an Integer, now and then null |
 * | `%i` | a small int, now and then negative |
 * | `%s` | a String |
 * | `%c` | a collection of Integers |
 * | `%p` | a predicate of Integers |
 * | `%u` | a function from Integer to Integer |
 * | `%b` | a function of two Integers |
 * | `%k` | a comparator of Integers |
 * | `%a` | an array of int |
 * | `%o` | an array of Integer |
 * | `%w` | one of sixteen Strings of the same hash code |
 * | `%d`, `%l`, `%z`, `%h` | a double, a long, a boolean, a char |
 *
 * A text that ends in `;` has no value to show.
 */
export type Template = string;

export interface Subject {
  /** Unique, and part of a Java name. */
  readonly name: string;
  /** Static type of the object; absent for classes of static methods. */
  readonly type?: string;
  /** Its text shows nothing but its identity. */
  readonly isOpaque?: boolean;
  readonly imports: readonly string[];
  readonly makers: readonly Template[];
  readonly operations: readonly Template[];
}

/** Splits a text of one operation a line. */
export function operations(text: string): readonly Template[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
