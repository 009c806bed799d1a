/** What a run of the engine found out, and how to read it. */
import type { MethodDeclaration } from '../ir/program.js';
import type { Code, CodeEdge, CodePoint } from './code.js';
import type { Arrival } from './equations/block-trace.js';
import type { Outcome } from './outcome.js';

/** One analysis of a method: reached from a root, or by calls that share it. */
export interface Activation {
  readonly code: Code;
  /** Unique within the run. */
  readonly number: number;
  /** `root`, or what tells this context apart, for people. */
  readonly context: string;
  /** Calls between a root and this, at the least. */
  readonly depth: number;
}

/** A state before an edge, and what the edge does to it. */
export interface Visit<E> {
  readonly activation: Activation;
  readonly at: CodeEdge;
  readonly state: E;
  readonly outcome: Outcome<E>;
}

/** What becomes of a state between a cut point and the next ones: at a point inside, or where it arrives at a cut point. */
export interface Between<E> {
  readonly point: number;
  /** Whether others arrive at the point too, so that what arrives is merged with that. */
  readonly isCut: boolean;
  readonly arrivals: readonly Arrival<E>[];
}

/** One step of an abstract path, in the order of execution. */
export interface PathStep<E> {
  readonly activation: Activation;
  readonly at: CodeEdge;
  /** Before the edge. */
  readonly state: E;
  /** `call` goes into a callee, the next step is inside it; `return` passes over a call that completed; `throw` ends abruptly. */
  readonly how: 'step' | 'throw' | 'call' | 'return';
}

/** A call or instruction that was not followed, so that all it can reach was taken to change. */
export interface NotFollowed {
  readonly at: CodeEdge;
  readonly callee?: MethodDeclaration;
  readonly reason: 'no-body' | 'not-found' | 'unsupported' | 'depth' | 'contexts' | 'targets' | 'policy';
}

export interface EngineResult<E> {
  /** `solved`: the states cover all executions from the roots. Otherwise nothing may be concluded from them. */
  readonly outcome: 'solved' | 'budget' | 'cancelled';
  /** Where not solved: what was spent, and where the run was. */
  readonly reason?: string;
  readonly place?: CodePoint;

  /** All analyses of methods, in the order of discovery. */
  readonly activations: readonly Activation[];
  /** The disjuncts at a point of one analysis; empty where it is not reached. */
  readonly at: (activation: Activation, point: number) => readonly E[];
  /** Every edge of an activation with every state before it, calls included. Alarms are read here. */
  readonly visits: (activation: Activation) => Iterable<Visit<E>>;
  /** What an edge makes of a state, calls included, as it arrives at the ends of the edge: before it is merged with others there. */
  readonly arrivals: (activation: Activation, at: CodeEdge, state: E) => Pick<Outcome<E>, 'normal' | 'exceptional'>;
  /** From a state at a cut point that no call leaves: the points up to the next cut points, in order. None at other points. */
  readonly between: (activation: Activation, point: number, state: E) => readonly Between<E>[];
  /** A shortest abstract path from a root to the state before the visited edge. */
  readonly path: (visit: Visit<E>) => readonly PathStep<E>[];
  /** The methods that a call was found to run, over all contexts; undefined entries of an unknown target are left out. */
  readonly targets: (at: CodeEdge) => readonly MethodDeclaration[];
  readonly notFollowed: readonly NotFollowed[];
  /** Equations that the solution does not cover: always none, unless the engine or a domain is broken. */
  readonly violations: () => readonly string[];
  readonly statistics: EngineStatistics;
}

export interface EngineStatistics {
  readonly steps: number;
  readonly states: number;
  readonly unknowns: number;
  readonly activations: number;
  readonly widenings: number;
}
