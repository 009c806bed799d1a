/** Relational specifications of methods: what a call does to the heap, in terms of the state before it. */

export { DEFAULT_OPTIONS, type RelationalOptions } from '../../machines/relational/options.js';
export { loadSolver, type Solver, SpecChecker } from './checking/index.js';
export { LibrarySpecifications } from './library/given.js';
export { readSpecification } from './library/read.js';
export type { SpecificationFault } from './library/specification.js';
export { type SpecOfProgram, type SpecOptions, SpecProgram } from './spec-program.js';
