/**
 * The machine of `spec`. Expressions: `algebra`, `expressions`, `raw-expressions`, `symbol-expressions`, `symbols`, `operators`, `type-order`;
 * `conditions`; `meaning` on a `finite-relation`. States: `state`, `region`, `epochs`, `substitute`, `summary`, `summaries`; what grows is cut by
 * `bounds` and `widening`. `options` and `budgets` set limits.
 */
export {};
