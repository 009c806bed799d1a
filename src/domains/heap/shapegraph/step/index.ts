/**
 * What instructions do: `step`, by kind `assume`, `check`, `heap`; `operands` reads, `refine` cuts down by formulas, `outcome` gathers.
 */
export {};
