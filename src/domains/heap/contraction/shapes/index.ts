/**
 * Starts from preconditions. `shapes` is the way in: `facts` and `read` read formulas, `cases`, `patterns`, `components`, `structure`, `types` and
 * `inverses` cut them down, `group`, `family`, `build` and `closure` make the graphs; `candidates` are preconditions that a method may need.
 */
export {};
