/**
 * Whole programs, all ways: `run`, `states` up to renaming, `recursion`.
 */
export {};
