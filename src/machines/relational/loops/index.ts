/**
 * What a loop does. `run-loop` is the way in: `transformer` is one iteration over `slot`, `fixpoint` bounds all; `traversal` is the exact case,
 * with `chains`, `stepping`, `accumulated`, `appended`, `made-objects`, `ending`, `filters`, `narrowing`; `writes`, `changes`, `changed-fields`,
 * `old-reads`, `trailing`, `counters`, `ceiling`, `inside`, `said` and `exits` are what they ask.
 */
export {};
