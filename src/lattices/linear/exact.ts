/**
 * The numbers that bounds are: whole numbers of at most 2^50, or infinite.
 *
 * A double holds whole numbers up to 2^53, so that the sum of eight bounds is exact; what would be beyond is not kept. Nothing is rounded.
 */
export const GREATEST_BOUND = 2 ** 50;

/** The bound, where it is one that is kept; else none. */
export function keptBound(value: number): number {
  return value <= GREATEST_BOUND && value >= -GREATEST_BOUND ? value + 0 : Number.POSITIVE_INFINITY;
}

/** A bound times a natural number. */
export function timesBound(factor: number, bound: number): number {
  return factor === 0 ? 0 : keptBound(factor * bound);
}

/** Rounded down, as a bound of a whole number may be. */
export function dividedBound(bound: number, divisor: number): number {
  return Math.floor(bound / divisor) + 0;
}
