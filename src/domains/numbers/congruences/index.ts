/**
 * `congruences`: remainders of numbers.
 */
export {};
