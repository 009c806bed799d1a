/**
 * The vocabulary of claims: parse, bind, evaluate and print formulas of the assertion language.
 *
 * A clause's way: `splitClauses` (a comment's clauses) → `parseFormula` → `bindFormula` (with the scope it stands in) →
 * `judge` on a state. For `ensures`, `captureEntry` is called at the method's entry and its result put into the state.
 */
export { type BindingResult, bindFormula } from './bind.js';
export * from './bound.js';
export { type ClauseKeyword, isJmlComment, type JmlClause, splitClauses } from './clauses.js';
export { captureEntry } from './entry.js';
export { evaluate, evaluateTerm, type Judgement, judge } from './evaluate.js';
export { Fault, Undecided } from './fault.js';
export type { Formula, Range } from './formula.js';
export { type FormulaError, type ParsedFormula, parseFormula } from './parse.js';
export { isPredicateName, PREDICATES, type PredicateName } from './predicates.js';
export { printFormula } from './print.js';
export { invariantScope, methodScope, type Scope, statementScope } from './scope.js';
export { snapshot } from './snapshot.js';
export type { Entry, EvaluationState } from './state.js';
