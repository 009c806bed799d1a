/**
 * What instructions do: `step`, by kind `load`, `assume`, `check`; `evaluate` and `operands` give values, `refine` and `paths` what conditions
 * leave.
 */
export {};
