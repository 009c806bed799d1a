/**
 * The fall-back on shape graphs. `fall-back` decides, `run-graphs` runs, `graph-options` and `graph-rules` set it; `linked`, `declared-nodes`,
 * `node-types`, `reachable-fields`, `array-links` and `isolation` say what a linked structure is in a program.
 */
export {};
