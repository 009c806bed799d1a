/**
 * Shape graphs without programs. `shape-graphs` puts the operations together: `statements`, `materialise`, `refine`, `variables`, `flag-choices`,
 * `inverses`; `weakest`, `trees` and `unread` make starts. `store/` keeps graphs, `cutting/` serves calls, `claims/` says what graphs mean.
 */
export {};
