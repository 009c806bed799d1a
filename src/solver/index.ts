/**
 * Equation systems: `equation-system` is the contract, `solve` the solver (`ascent`, `descent`, over `cells` in the order of `schedule` and
 * `rank-queue`), `meter` and `options` bound it, `solution` and `post-check` are its end.
 */
export {};
