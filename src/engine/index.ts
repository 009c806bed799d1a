/** The engine: program, domain and policy to states at every point. See docs/engine.md. */

export type { LiveVariables } from '../program/flow/liveness.js';
export { type AnalyseOptions, analyse, type Root, type TracedArrival, type TraceEvent } from './analyse.js';
export type { CallInstruction, Code, CodeEdge, CodePoint } from './code.js';
export type { ConcreteState } from './concrete.js';
export type { Ask, Domain, Entered, Exit, MakeDomain, ProgramView, Receiver, Start } from './domain.js';
export type { Arrival } from './equations/block-trace.js';
export { type Alarm, CANNOT_HAPPEN, goesOn, type Outcome } from './outcome.js';
export {
  type AbstractionPolicy,
  type ContextPolicy,
  DEFAULT_POLICY,
  type EngineBudget,
  type EnginePolicy,
  type MergePolicy,
} from './policy.js';
export { ProgramModel, type ProgramOptions, worldOf } from './program.js';
export type { Question } from './question.js';
export type { Activation, Between, EngineResult, EngineStatistics, NotFollowed, PathStep, Visit } from './result.js';
