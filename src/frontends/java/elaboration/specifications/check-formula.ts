/** Parses and binds a formula only to learn what is wrong with it. */
import { bindFormula, type FormulaError, parseFormula, type Scope } from '../../../../facts/index.js';
import type { Hierarchy } from '../../../../ir/hierarchy.js';

export function checkFormula(formula: string, scope: Scope, hierarchy: Hierarchy): FormulaError | undefined {
  const parsed = parseFormula(formula);
  if (parsed.error !== undefined) return parsed.error;
  return bindFormula(parsed.formula, scope, hierarchy).errors?.[0];
}
