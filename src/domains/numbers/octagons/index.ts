/**
 * `octagons`: bounds of numbers, of their differences and sums.
 */
export {};
