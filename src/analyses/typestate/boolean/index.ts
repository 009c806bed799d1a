/**
 * Boolean programs (Nanda, Grothoff and Chandra, section 5). `program` makes one of a component, method by method (`method`, `statements`,
 * `conditions`, `places`, `propagation`, `replacement`), `print` and `print-locations` show it. `engine` and `machine` run it: `code`, `run`,
 * `step`, `calls`, `others`; its heaps stand in `heap/`.
 */
export {};
