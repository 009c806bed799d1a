/**
 * Statements: `statements` sorts them by syntax; `loops`, `try`, `assert`, `variables`, `patterns`, `switches` with `switch-labels`,
 * `switch-expressions` and `switch-shapes`; `missing-return` ends bodies.
 */
export {};
