/**
 * Services over the program, asked by all and computed once for those who ask together.
 *
 * - `flow/`: one body. `dataflow` solves one-property problems forward and backward; `liveness`, `control-dependence`, `definitions`,
 *   `loop-points`, `repetition`, `counters` and `handlers` answer questions about it.
 * - `calls/`: `targets` says what a call may run, `initialisation` which initialisers the use of a class runs, `footprint` what a method
 *   touches with all that it runs, `effects` what it may write and keep, `self-uses` what a constructor does with its object.
 * - `threads/`: what the input hands to other threads, and what is not known because of that.
 * - `access`, `components`, `places`: who can name what, which classes belong together, names that every process understands.
 * - `reflected`: fields that the input sets and methods that it runs by reflection, so that its stores and calls do not show all; `looked-classes`: whose members it asks for.
 * - `streams`: objects that come from streams. `held-classes`: fields that hold objects of one class.
 * - `doubts`, `machine-errors`: methods of which nothing is claimed. `nearby-calls`: what few calls run. `budgets`: what bounds the work of these services.
 */
export { initialisedWith, initialisersOf } from './calls/initialisation.js';
export { atMost, isFixed, type Receiver, receiverType, selectedIn, type Targets, targetsOf } from './calls/targets.js';
export { type ControlDependence, controlByBranches, controlByEverything } from './flow/control-dependence.js';
export { reachedFrom, solveBackward, solveForward } from './flow/dataflow.js';
export { Definitions } from './flow/definitions.js';
export { ALL_LIVE, type LiveVariables, liveVariables } from './flow/liveness.js';
