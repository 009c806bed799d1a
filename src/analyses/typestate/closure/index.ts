/**
 * The proof that a table is complete for every heap. `closure` is the way in, `completion` its result; `operation` runs one operation on imagined
 * heaps (`world`, `labels`, `bindings`, `buddies`, `needs`, `statics`), `exit` looks at each end (`rows`, `values`, `referrers`, `chains`,
 * `habits`), `situation` ends loops, `setting` is shared.
 */
export {};
