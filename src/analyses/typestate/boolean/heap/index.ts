/**
 * Heaps of boolean programs: `heap` and `store` are the state with `references` and `values`, `terms`, `types` and `formula` the predicates,
 * `canonical` and `parts` tell equal heaps, `new` and `order` serve assignments, `state` and `world` a run.
 */
export {};
