/** Checking of specifications: does a summary imply what is written about the method? */
export { type CheckedMethod, type CheckOptions, DEFAULT_SCOPE, SpecChecker } from './checker.js';
export { loadSolver, type Solver } from './sat/solver.js';
