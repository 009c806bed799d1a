/**
 * What instructions do: `step`, by kind `assign`, `assume`, `check`, `heap`, `elements`; `operands`, `access` and `variables` read and write,
 * `guarded` is the one object that a static field holds, `outcome` gathers.
 */
export {};
