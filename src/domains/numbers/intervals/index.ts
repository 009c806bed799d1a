/**
 * `intervals`: bounds of integers in local variables.
 */
export {};
