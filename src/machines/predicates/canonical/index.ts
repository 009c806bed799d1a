/**
 * States up to renaming: `heap` between calls, `frames` at loops, `values` that are still compared.
 */
export {};
