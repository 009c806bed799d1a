/**
 * Where a method starts: `entry`, or `vague` where only types are known; `old` and `old-entry` keep what `\old` asks for, `specify` is `assert` and
 * `assume`.
 */
export {};
