/**
 * The machine of `typestate`: methods run on heaps known by predicates. `vocabulary` is what is known, `located` and `texts` names; `machine/` is
 * the way in, `step/` the instructions, `heap/`, `values/` and `canonical/` the states, `typestates/` what is read off, `imagined/` objects of
 * which little is known, `explore/` whole programs; `budgets` bounds the work.
 */
export {};
