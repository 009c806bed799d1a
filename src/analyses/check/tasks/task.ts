/**
 * The work of `check` as tasks: plain data in, plain data out, so that a task may be done in this process or another one, or
 * have been done before. Tasks of one request do not see each other; their answers are merged in the order of the tasks.
 */

import type { Claim, Witness } from '../../../findings/claim.js';
import type { Nullness } from '../../../ir/nullness.js';
import type { ClassName } from '../../../ir/types.js';
import type { Trouble } from '../../../obligations/index.js';
import type { MethodKey } from '../../../program/places.js';
import type { UnnumberedFinding } from '../inspection.js';
import type { ComponentStatistics } from '../run-component.js';
import type { ScopeOutcome } from '../scope/scope-check.js';

/** What all tasks of a request go by. */
export interface Round {
  /** Candidates for fields that are always set, by number, which turned out not to be so. */
  readonly dropped: readonly number[];
}

export interface PassedNull {
  readonly method: MethodKey;
  readonly parameter: number;
  readonly nullness: Nullness;
}

/** What the runs of a component start from. */
export interface KnownOfComponent {
  readonly component: ClassName;
  /** Whether full ambition was too much before. */
  readonly tooMuch: boolean;
  readonly passedNull: readonly PassedNull[];
}

/** All methods of the component that others can call, with the private ones that these call. */
export interface RunTask extends KnownOfComponent {
  readonly kind: 'run';
  /** Private methods that are started with anything. */
  readonly openStarts: readonly MethodKey[];
  /** Whether nulls that were seen to be passed are tried as well. */
  readonly again: boolean;
}

/** Methods that may get null where nobody expected it, and private ones that some call was not followed to. */
export interface AgainTask extends KnownOfComponent {
  readonly kind: 'again';
  readonly again: readonly MethodKey[];
  readonly open: readonly MethodKey[];
}

/** A duty by its position among those of its method. */
export interface DutyKey {
  readonly method: MethodKey;
  readonly duty: number;
}

export interface ReplayedDuty extends DutyKey {
  readonly trouble: Pick<Trouble, 'copy' | 'edge' | 'entry' | 'path'>;
}

/** A duty that a run has broken, with the copy and the edge where. */
export interface SightedDuty extends DutyKey {
  readonly copy: number;
  readonly edge: number;
}

/** A call, by its edge, that was refused by an exception of that class. */
export interface RefusedCall {
  readonly method: MethodKey;
  readonly edge: number;
  readonly type: ClassName;
}

/** What a run is to show broken without breaking what its proof assumes. */
export type Suspect = (SightedDuty | RefusedCall) & {
  readonly assumptions: readonly string[];
  /** Whether only a run counts that ends by the exception. */
  readonly isUncaught?: boolean;
};

/** Runs that are to break duties. */
export interface ReplayTask {
  readonly kind: 'replay';
  /** That of the duties; from `main`, the first one with programs. */
  readonly component: ClassName;
  readonly start: Witness['start'];
  /** From `main`: the components whose programs are run. */
  readonly programs?: readonly ClassName[];
  readonly duties: readonly ReplayedDuty[];
  /** Told where the same runs, made once more, break them on the way. */
  readonly suspects?: readonly Suspect[];
}

export interface ShapesTask {
  readonly kind: 'shapes';
  readonly component: ClassName;
  readonly methods: readonly MethodKey[];
}

/** What numbers that know of each other prove of methods. */
export interface NumbersTask {
  readonly kind: 'numbers';
  readonly component: ClassName;
  readonly methods: readonly MethodKey[];
}

/** Runs of methods on all small heaps, for formulas that nothing else has decided. */
export interface ScopeTask {
  readonly kind: 'scope';
  readonly component: ClassName;
  readonly methods: readonly MethodKey[];
}

export interface InspectTask {
  readonly kind: 'inspect';
  readonly component: ClassName;
  readonly inspection: string;
}

export type Task = RunTask | AgainTask | ReplayTask | ShapesTask | NumbersTask | ScopeTask | InspectTask;

/** A fault of our own. */
export interface Fault {
  readonly what: string;
  readonly detail: string;
}

export interface NotedMethod {
  readonly method: MethodKey;
  readonly covered: boolean;
  readonly reason?: string;
  readonly assumptions: readonly string[];
}

export interface NotedTrouble extends DutyKey {
  readonly trouble: Trouble;
}

/** What the runs of a component have shown. */
export interface Noted {
  readonly kind: 'noted';
  readonly troubles: readonly NotedTrouble[];
  readonly reached: readonly { readonly method: MethodKey; readonly duties: readonly number[] }[];
  readonly undecided: readonly (DutyKey & { readonly reason: string })[];
  readonly methods: readonly NotedMethod[];
  readonly passedNull: readonly PassedNull[];
  readonly openStarts: readonly MethodKey[];
  readonly skipped: readonly MethodKey[];
  readonly tooMuch: boolean;
  /** Candidates for fields that are always set: which were relied on, and which were seen not to be so. */
  readonly relied: readonly number[];
  readonly broken: readonly number[];
  readonly faults: readonly Fault[];
  readonly statistics: ComponentStatistics;
}

/** How a suspect fared: with a witness, or only in runs that break what its proof assumes, or not at all. */
export type Suspected = { readonly kind: 'broken'; readonly witness: Witness } | { readonly kind: 'excused' | 'lost' };

export interface Replayed {
  readonly kind: 'replayed';
  readonly witnesses: readonly (DutyKey & { readonly witness: Witness })[];
  /** What the runs broke that they were not asked about, caught or not. */
  readonly sighted: readonly SightedDuty[];
  readonly refused: readonly RefusedCall[];
  /** In the order of the suspects. */
  readonly suspected: readonly Suspected[];
  readonly faults: readonly Fault[];
}

/** What shape analysis, or numbers, claim. */
export interface Shaped {
  readonly kind: 'shaped';
  readonly methods: readonly { readonly method: MethodKey; readonly claims: readonly Claim[] }[];
}

export interface Scoped {
  readonly kind: 'scoped';
  readonly methods: readonly { readonly method: MethodKey; readonly outcomes: readonly ScopeOutcome[] }[];
}

export interface InspectedMethod {
  readonly method: MethodKey;
  readonly claims: readonly Claim[];
  /** As in `Inspected`. */
  readonly calls?: readonly (readonly number[])[];
  readonly findings: readonly UnnumberedFinding[];
}

export interface InspectedComponent {
  readonly kind: 'inspected';
  readonly methods: readonly InspectedMethod[];
}

/** It was not done, or not to the end: nothing is known from it. */
export interface Failed {
  readonly kind: 'failed';
  readonly reason: string;
  /** Where it is our fault and not that of the clock. */
  readonly fault?: Fault;
}

export type Answer = Noted | Replayed | Shaped | Scoped | InspectedComponent | Failed;

/** An answer with what it rests on. */
export interface Performed {
  readonly answer: Answer;
  /** What was asked of the input; where all of it is answered alike, the answer is the same. */
  readonly asked: readonly string[];
}

/** Tasks that may be done at the same time. */
export interface Request {
  readonly round: Round;
  readonly tasks: readonly Task[];
  /** For progress. */
  readonly what: string;
}
