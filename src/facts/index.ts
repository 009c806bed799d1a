/**
 * The vocabulary of claims: parse, bind, evaluate and print formulas of the assertion language.
 *
 * A clause's way: `splitClauses` (a comment's clauses) → `parseFormula` → `bindFormula` (with the scope it stands in) →
 * `judge` on a state. For `ensures`, `captureEntry` is called at the method's entry and its result put into the state.
 *
 * - `clauses`: the clauses of a comment. `tokens`, `literals`, `cursor`, `parse`: from text to `formula`; `problem` says what is wrong with it.
 * - `print`: back to text. `binding/`: what names mean. `meaning/`: what a bound formula says of a state.
 * - `having`: which classes have the fields of a list. `entry`: what `\old` needs from the entry. `fault`: how an evaluation ends without a truth value. `budgets`: what
 *   bounds their work.
 */
export { type BindingResult, bindFormula } from './binding/bind.js';
export * from './binding/bound.js';
export { invariantScope, methodScope, type Scope, statementScope } from './binding/scope.js';
export { type ClauseKeyword, isJmlComment, type JmlClause, splitClauses } from './clauses.js';
export { captureEntry } from './entry.js';
export { Fault, Undecided } from './fault.js';
export type { Formula, Range } from './formula.js';
export { allHaveListed, hasListed } from './having.js';
export { evaluate, evaluateTerm, type FormulaValue, judge } from './meaning/evaluate.js';
export { isPredicateName, PREDICATES, type PredicateName } from './meaning/predicates.js';
export { snapshot } from './meaning/snapshot.js';
export type { Entry, EvaluationState } from './meaning/state.js';
export { type FormulaError, type ParsedFormula, parseFormula } from './parse.js';
export { printFormula } from './print.js';
