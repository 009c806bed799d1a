/**
 * Domain: what an abstract state is, and what instructions, calls and questions mean on it.
 *
 * A domain is made for one run over one program and may remember what it interned. States are immutable. `bottom` of the
 * lattice stands for no machine state and is never given to a step, nor expected from one: an empty list of outcomes says
 * the same. What is demanded below is tested on every listed domain: laws of the lattice, and on random programs that no
 * concrete run leaves the abstract states.
 */
import type { Keeper } from '../base/keeper.js';
import type { Truth } from '../base/truth.js';
import type { Hierarchy } from '../ir/hierarchy.js';
import type { MethodDeclaration } from '../ir/program.js';
import type { ClassName } from '../ir/types.js';
import type { HashConsedLattice } from '../lattices/hash-consed.js';
import type { Drawing } from '../pictures/drawing.js';
import type { Receiver } from '../program/calls/targets.js';
import type { LiveVariables } from '../program/flow/liveness.js';

export type { Receiver } from '../program/calls/targets.js';

import type { Code, CodeEdge, CodePoint } from './code.js';
import type { ConcreteState } from './concrete.js';
import type { Outcome } from './outcome.js';
import type { Question } from './question.js';

/** What a domain may look at besides its states. */
export interface ProgramView {
  readonly hierarchy: Hierarchy;
  /** What was found out of the program and does not depend on the run; programs over the same classes share it. */
  readonly keeper: Keeper;
  /** The one object for a method with a body. */
  code(method: MethodDeclaration): Code | undefined;
  /** The one object for an edge of that code. */
  edge(code: Code, edge: CodeEdge['edge']): CodeEdge;
  /** The same where the code is not at hand; undefined where it was not asked for yet. For tests. */
  known?(edge: CodeEdge['edge']): CodeEdge | undefined;
  live(code: Code): LiveVariables;
  /**
   * What a call that resolved to the method runs on objects of a type, as far as the classes of the program go; undefined
   * where more is possible. Absent: not known.
   */
  selected?(type: ClassName, resolved: MethodDeclaration): readonly MethodDeclaration[] | undefined;
}

/** One line in the list of domains makes a domain: laws, fuzzing and drawings then run on it. */
export type MakeDomain<E> = (program: ProgramView) => Domain<E>;

/** How a method is started when its callers are not known. */
export interface Start {
  /** `main`: nothing has run, no class but that of the method is initialised. `any`: whatever well-typed heap and statics. */
  readonly history: 'main' | 'any';
  /** Whether a parameter (the receiver first, if there is one) may be null on entry. The receiver is never null. */
  readonly nullness: (parameter: number) => 'non-null' | 'nullable' | 'unknown';
  /** Formulas that hold then. A domain may make less of them than `refine` does, or nothing. Absent: none. */
  readonly holds?: readonly Question[];
}

export interface Exit<E> {
  readonly kind: 'normal' | 'exceptional';
  readonly state: E;
}

/** What a callee starts with, and what is needed to put its result back. */
export interface Entered<E> {
  readonly callee: E;
  readonly frame: E;
}

/** A call (or class initialisation) on an edge, and the code that it runs. */
export interface FollowedCall {
  readonly at: CodeEdge;
  readonly callee: Code;
}

export interface Domain<E> {
  readonly id: string;
  /** What it knows, in one sentence. */
  readonly title: string;
  readonly paper?: string;

  readonly lattice: HashConsedLattice<E>;

  /**
   * Numbers by which disjuncts are told apart where a policy merges equal keys, from fine to coarse. States that differ
   * in a coarse number differ in the finer ones. Absent: states are only told apart by being different.
   */
  readonly partitions?: readonly ((state: E) => number)[];
  /** States with different numbers in the coarsest partition need not be compared: they are kept side by side. */
  readonly comparesWithinPartitions?: boolean;

  /** Covers every machine state in which the method can start so; the class of the method is initialised, or being so. */
  readonly entry: (code: Code, start: Start) => readonly E[];

  /**
   * The effect of an edge whose instruction is not `call` or `initialise`. `ask` is what all cooperating domains know of
   * the state before the step. For `return` the value is put where `leave` of this domain finds it; for `throw` likewise
   * in `@thrown`, as a normal outcome. A `check` goes on where it holds, throws where it does not, and raises an alarm
   * where it may not hold. A `specify` raises an alarm for an assertion that may not hold, and goes on in all states; an
   * assumption goes on where it holds.
   */
  readonly step: (at: CodeEdge, state: E, ask: Ask) => Outcome<E>;

  /** The classes that the receiver of a virtual call may have, as far as the state shows; undefined: what its type says. */
  readonly receivers?: (at: CodeEdge, state: E) => readonly Receiver[] | undefined;

  /**
   * What a callee with a body sees when the call (or class initialisation) on the edge runs it, and what the caller keeps.
   * Only states in which the receiver selects this callee need to be covered; none if there are no such states. `ask` is what all
   * cooperating domains know of the state before the call.
   */
  readonly enter: (at: CodeEdge, callee: Code, before: E, ask: Ask) => readonly Entered<E>[];

  /**
   * The caller's state after the callee has ended. The exit state may come from a callee that was also entered from
   * elsewhere: what cannot belong to this frame may be dropped. `ask` is what all cooperating domains know of the exit state, in terms
   * of the callee.
   */
  readonly leave: (at: CodeEdge, callee: Code, frame: E, exit: Exit<E>, ask: Ask) => Outcome<E>;

  /**
   * A call that is not followed: to a method without body, a method that is not known, or one that the policy does not
   * follow. It may change all that it can reach, and throw. `callee` is what was resolved, if anything was; its
   * annotations say whether its result is null. Also for `unsupported` instructions, which may in addition change every
   * local variable. `ask` is what all cooperating domains know of the state before.
   */
  readonly unknown: (at: CodeEdge, callee: MethodDeclaration | undefined, before: E, ask: Ask) => Outcome<E>;

  /** Whether a class has been initialised, or is being so. Absent: not known. */
  readonly initialised?: (type: ClassName, state: E) => Truth;
  /** The state with that fact added, and, where `first`, its static fields at their default values. */
  readonly initialise?: (type: ClassName, state: E, values: 'first' | 'kept') => E;

  /** Forgets: covers the given state. Where it is applied is the policy's choice; it may depend on what is live there. */
  readonly abstract: (state: E, at: CodePoint) => E;

  /** Whether the formula holds in all machine states that the state stands for (yes), in none (no). */
  readonly ask: (question: Question, state: E, at: CodePoint) => Truth;

  /**
   * States that cover all machine states of the given one in which the formula holds; the state itself is a right answer.
   * For `requires` on entry and `assume`. None where it cannot hold.
   */
  readonly refine?: (question: Question, state: E, at: CodePoint) => readonly E[];

  /** Whether the machine's state is one that the abstract state stands for. For tests: slow, and independent of `leq`. */
  readonly represents: (concrete: ConcreteState, state: E) => boolean;

  /** What it has done so far besides what every step costs, in steps, for the budget. It only grows, and depends on nothing but the run. */
  readonly effort?: () => number;

  readonly show: (state: E, code: Code) => string;
  readonly draw: (state: E, at: CodePoint) => Drawing;
}

export type Ask = (question: Question) => Truth;

/** What the domain knows of a state before an edge. */
export function askBefore<E>(domain: Pick<Domain<E>, 'ask'>, at: CodeEdge, state: E): Ask {
  const point = { code: at.code, point: at.edge.from };
  return (question) => domain.ask(question, state, point);
}

/** What the domain knows of a state in which a callee has ended. */
export function askAtExit<E>(domain: Pick<Domain<E>, 'ask'>, callee: Code, { kind, state }: Exit<E>): Ask {
  const { exit, exceptionalExit } = callee.body;
  const point = kind === 'normal' ? exit : exceptionalExit;
  return (question) => (point === undefined ? 'unknown' : domain.ask(question, state, { code: callee, point }));
}
