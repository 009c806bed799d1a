/**
 * Plain data that every report reads: `claim`, `summary`, `incomplete`, `undecided` and `witness-heaps`, the envelope `result`, and what each command adds: `check-result`, `shape-result`,
 * `numbers-result`, `invariants-result`, `spec-result`, `typestate-result`.
 */
export {};
