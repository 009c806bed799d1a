/**
 * A tape of random numbers that a generator reads its decisions from. Behind its end every decision is the first one, so
 * that generators put what ends soonest first, and shorter tapes mean smaller results: shrinking comes for free.
 */
import fc from 'fast-check';

export class Choices {
  readonly #tape: readonly number[];
  #position = 0;

  constructor(tape: readonly number[]) {
    this.#tape = tape;
  }

  get isSpent(): boolean {
    return this.#position >= this.#tape.length;
  }

  /** From 0 up to, not including, the limit. */
  below(limit: number): number {
    return (this.#tape[this.#position++] ?? 0) % limit;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** True once in `times` on average; false behind the end. */
  once(times: number): boolean {
    return this.below(times) === times - 1;
  }
}

export function tapes(longest: number): fc.Arbitrary<readonly number[]> {
  return fc.array(fc.nat({ max: 9999 }), { minLength: 10, maxLength: longest, size: 'max' });
}
