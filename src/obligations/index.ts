/**
 * What is to be proved, and how it is told: the same for every analysis.
 *
 * - `finder`: the contract of what finds duties in code; `finders/`: those that several analyses use.
 * - `obligation-book`, `formula-book`: the duties of a program, and the formulas that users wrote.
 * - `starts`, `launcher`, `questions`: from where methods are analysed, and what is asked about them.
 * - `parameters/`: which parameters may be null, decided once for all.
 * - `promised-fields`, `library-fields`: which fields are relied on not to be null.
 * - `run-graph`, `unsupported`: what a run rests on that nobody has looked into. `read-duties`: how duties fare in a run.
 * - `ledger`, `trouble`, `verdicts`, `assumptions`: what is known of each duty, and the claim that comes of it.
 * - `telling/`: code and steps as words. `budgets`: what bounds the work of all this.
 */
export { impliedAssumptions, isPlain, ownAssumptions, recordAssumptions, startAssumptions } from './assumptions.js';
export type { Finder, FinderContext, Judgement, Look, Obligation } from './finder.js';
export { arrayBounds, negativeArraySize } from './finders/array-bounds.js';
export { assertion } from './finders/assertion.js';
export { isTakenFromCaller } from './finders/chosen.js';
export { divisionByZero } from './finders/division-by-zero.js';
export { isReadFromStream, readsStream } from './finders/given-streams.js';
export { implicitCheck, weight } from './finders/implicit-check.js';
export { boundsOf, computedFrom, isCounter, isMeasured, operandsOf } from './finders/measured.js';
export { nullDereference } from './finders/null-dereference.js';
export { invariant, postcondition } from './finders/postcondition.js';
export { failing, precondition } from './finders/precondition.js';
export { FormulaBook } from './formula-book.js';
export { launcherOf } from './launcher.js';
export { Ledger } from './ledger.js';
export { LibraryFields, REPLACED_STREAMS } from './library-fields.js';
export { type Duty, type MethodDuties, ObligationBook, type Placed } from './obligation-book.js';
export { demanded, GIVEN_NULL, ParameterBook } from './parameters/parameter-book.js';
export { isPromised, promisedBy } from './promised-fields.js';
export { boundQuestion, callQuestion, entryQuestion, exitQuestion, fieldQuestion, nullQuestion } from './questions.js';
export { type DutyReading, type Failure, holds, readDuties, type SolvedBy } from './read-duties.js';
export { RunGraph } from './run-graph.js';
export {
  assumesInvariants,
  nonNullParameters,
  preconditions,
  refined,
  type StartContext,
  type Started,
  startingPoints,
} from './starts.js';
export { ExpressionText, isNamed, simpleName } from './telling/expression-text.js';
export { StepTeller } from './telling/steps.js';
export { rank, type Trouble } from './trouble.js';
export { isUnsupported, reasonOf, taintsOf } from './unsupported.js';
export { claimOf, locationOf } from './verdicts.js';
