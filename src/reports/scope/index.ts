/**
 * Runs on all small heaps: `text`, and `dot` for a counterexample.
 */
export {};
