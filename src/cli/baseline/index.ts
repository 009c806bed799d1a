/**
 * `baseline-on-disk`: the file of a baseline, read before a run and written after one.
 */
export {};
