/**
 * Formulas on states: `ask`, its `terms`, and `shapes` for predicates about linked structures.
 */
export {};
