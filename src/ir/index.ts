/**
 * The program. `program` is the class table, `body` and `instructions` the code, `types`, `descriptors`, `wrappers`, `span` their words; `builder`
 * builds, `verifier` checks, `text/` prints and parses. Asked of it: `hierarchy`, `subtypes`, `method-selection`, `callgraph`,
 * `initialisers`, `mentioned-types`, `flow`, `operands`, `conditions`, `lambdas`, `kept`, `nullness`, `glances`; `arithmetic` is Java's, `heap` the read-only view of a heap.
 */
export {};
