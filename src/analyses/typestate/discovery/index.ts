/**
 * The predicates that decide whether errors are reached: `discovery` is the way in, `slice` walks backwards over `code` and `sources` along
 * `paths`, `atoms` and `asserts` give comparisons, `predicates` keeps them, `tracking` the references that must be known.
 */
export {};
