/**
 * Where a method starts: `entry` and `entries`, cut down by `types` and `trees`; `specify` is `assert` and `assume`.
 */
export {};
