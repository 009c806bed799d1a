/** Checking of specifications: does a summary imply what is written about the method? */
export { type CheckOptions, DEFAULT_SCOPE } from './check-options.js';
export { type CheckedMethod, SpecChecker } from './checker.js';
export { loadSolver, type Solver } from './sat/solver.js';
