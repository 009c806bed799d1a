/**
 * Statements: `statements` sorts them by syntax; `loops`, `try`, `assert`, `variables`, `patterns`, `switches` with `switch-labels`,
 * `switch-expressions`, `switch-shapes` and `switched-enums`; `missing-return` ends bodies.
 */
export {};
