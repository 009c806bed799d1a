/**
 * Finite states. `universe` and `model` are the unknowns, `symmetry` and `small-model` say how many suffice, `counterexample` and `replay` turn an
 * answer into a run, `concrete-states` and `raw-object` read runs back.
 */
export {};
