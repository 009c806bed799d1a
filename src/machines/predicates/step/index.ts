/**
 * One instruction at a time: `step` sorts them; `assign`, `branch`, `checks`, `fields`, `calls`, `returns`, `initialise` by kind; `library` and
 * `unknown-code` for code that is not followed; `truth`, `refine`, `resolve`, `formulas` and `others` for what is known; `state`, `world` and
 * `code` are what a run is.
 */
export {};
