/**
 * What formulas mean on a concrete heap: `evaluate`, `meaning` of predicates (`reachability`, `shapes`, over `graph`), `quantifiers`, `predicates`
 * as a list; `state`, `snapshot` and `literal-object` are what they are evaluated in.
 */
export {};
