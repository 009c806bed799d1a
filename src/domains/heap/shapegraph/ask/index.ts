/**
 * Formulas on states: `ask`, with `values`, `predicates` and `outcomes`.
 */
export {};
