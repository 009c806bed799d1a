/**
 * Things that know no programs. Sets and tables: `bitset`, `integer-map`, `interner`, `triple-interner`, `pair-table`, `union-find`. Graphs:
 * `graph`, `scc`, `dominators`, `postdominators`, `loops`, `order`. `truth` is three-valued; `numbered` are numbers that name things; `budgets` is what a budget is; `keeper` keeps
 * what was found out once.
 */
export {};
