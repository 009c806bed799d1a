/**
 * Where an integer lies among the constants of the vocabulary: position 2k+1 is the k-th constant, 2k what is below it and above
 * the one before. A set of positions is a bigint with a bit for each.
 */
import { INT_MAX, INT_MIN, LONG_MAX, LONG_MIN } from '../../../ir/arithmetic.js';
import type { TypeName } from '../../../ir/types.js';

export type Positions = bigint;

export interface Range {
  readonly low: bigint;
  readonly high: bigint;
}

const RANGES: ReadonlyMap<TypeName, Range> = new Map([
  ['boolean', { low: 0n, high: 1n }],
  ['byte', { low: -128n, high: 127n }],
  ['short', { low: -32768n, high: 32767n }],
  ['char', { low: 0n, high: 65535n }],
  ['int', { low: BigInt(INT_MIN), high: BigInt(INT_MAX) }],
  ['long', { low: LONG_MIN, high: LONG_MAX }],
]);

/** The values of an integer type or of boolean; undefined for others. */
export function rangeOf(type: TypeName): Range | undefined {
  return RANGES.get(type);
}

export class Scale {
  readonly #points: readonly bigint[];
  /** Positions between neighbours like 3 and 4 hold no integer. */
  readonly #inhabited: Positions;
  readonly width: number;

  constructor(points: Iterable<bigint>) {
    this.#points = [...new Set(points)].sort((left, right) => (left < right ? -1 : left > right ? 1 : 0));
    this.width = 2 * this.#points.length + 1;
    let inhabited = (1n << BigInt(this.width)) - 1n;
    for (let index = 1; index < this.#points.length; index++) {
      if (this.#point(index) === this.#point(index - 1) + 1n) inhabited &= ~(1n << BigInt(2 * index));
    }
    this.#inhabited = inhabited;
  }

  /** The position of a number. */
  position(value: bigint): number {
    let low = 0;
    let high = this.#points.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#point(middle) < value) low = middle + 1;
      else high = middle;
    }
    return low < this.#points.length && this.#point(low) === value ? 2 * low + 1 : 2 * low;
  }

  /** The positions of the numbers from low to high. */
  cover(low: bigint, high: bigint): Positions {
    if (low > high) return 0n;
    const first = BigInt(this.position(low));
    const last = BigInt(this.position(high));
    return ((1n << (last + 1n)) - (1n << first)) & this.#inhabited;
  }

  /** Numbers at a position that are in the range; low is above high where there are none. */
  numbers(position: number, range: Range): Range {
    const index = position >> 1;
    if ((position & 1) === 1) {
      const point = this.#point(index);
      return { low: greater(point, range.low), high: lesser(point, range.high) };
    }
    const below = index === 0 ? range.low : this.#point(index - 1) + 1n;
    const above = index === this.#points.length ? range.high : this.#point(index) - 1n;
    return { low: greater(below, range.low), high: lesser(above, range.high) };
  }

  /** The least and greatest number at positions of the set; the set is not empty. */
  hull(positions: Positions, range: Range): Range {
    return {
      low: this.numbers(lowest(positions), range).low,
      high: this.numbers(highest(positions), range).high,
    };
  }

  /** The constant, if the set has that position only. */
  single(positions: Positions): bigint | undefined {
    if (positions === 0n || (positions & (positions - 1n)) !== 0n) return undefined;
    const position = lowest(positions);
    return (position & 1) === 1 ? this.#point(position >> 1) : undefined;
  }

  #point(index: number): bigint {
    return this.#points[index] as bigint;
  }
}

export function lowest(positions: Positions): number {
  return highest(positions & -positions);
}

export function highest(positions: Positions): number {
  return positions < 0x80000000n ? 31 - Math.clz32(Number(positions)) : positions.toString(2).length - 1;
}

/** Calls for each position of the set, ascending. */
export function eachPosition(positions: Positions, visit: (position: number) => void): void {
  let position = 0;
  for (let rest = positions; rest !== 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) visit(position);
    position++;
  }
}

export function lesser(left: bigint, right: bigint): bigint {
  if (left < right) return left;
  return right;
}

export function greater(left: bigint, right: bigint): bigint {
  if (left < right) return right;
  return left;
}
