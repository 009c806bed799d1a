/**
 * Formulas on states: `ask` is the way in, `formulas` and `quantifiers` evaluate, `evaluation`, `values`, `names` and `instances` give terms their
 * values, `predicates` and `fields` ask the graphs, `safe` and `outcomes` say what can go wrong.
 */
export {};
