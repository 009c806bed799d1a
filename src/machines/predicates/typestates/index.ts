/**
 * `typestates` of objects, from `pertinent` predicates and `buddies`; `islands` are parts of heaps that have nothing to do with each other.
 */
export {};
