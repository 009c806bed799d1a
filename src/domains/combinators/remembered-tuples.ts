import { TupleInterner } from '../../base/interner.js';

/** Of few different tuples, which are looked at again and again: each is copied out once. */
export class RememberedTuples {
  readonly #numbers = new TupleInterner();
  readonly #tuples: Int32Array[] = [];

  intern(tuple: ArrayLike<number>): number {
    return this.#numbers.intern(tuple);
  }

  tuple(number: number): Int32Array {
    let tuple = this.#tuples[number];
    if (tuple === undefined) {
      tuple = this.#numbers.tuple(number);
      this.#tuples[number] = tuple;
    }
    return tuple;
  }
}
