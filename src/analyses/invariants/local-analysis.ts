/** The local method analysis as an interchangeable part: it runs the client, and answers for the states between calls. */
import type { Truth } from '../../base/truth.js';
import type { Term } from '../../facts/index.js';
import type { Reason } from '../../findings/invariants-result.js';
import type { Drawing } from '../../pictures/drawing.js';
import type { Classification } from './classify/classify.js';
import type { Client, ClientOperation } from './client/client.js';
import type { InvariantsContext } from './context.js';
import type { Family } from './family/family.js';

/** A formula about `this`, or about static fields. */
export interface Asked {
  readonly term: Term;
  /** Whether it speaks of an object: states without one do not count. */
  readonly ofObject: boolean;
}

export interface ClassSubject {
  readonly context: InvariantsContext;
  readonly family: Family;
  readonly classification: Classification;
  readonly client: Client;
  readonly asked: readonly Asked[];
  /** Steps that may be spent. */
  readonly steps: number;
  readonly cancelled?: () => boolean;
}

/** What an operation makes of the states that were new before the round. */
export interface OperationRound {
  readonly operation: ClientOperation;
  /** Numbers of states in `ClassRun.states`. */
  readonly normal: readonly number[];
  readonly abrupt: readonly number[];
}

export interface Round {
  readonly operations: readonly OperationRound[];
  /** Numbers of the states that are new after it, in a fixed order. */
  readonly fresh: readonly number[];
}

export interface ClassRun {
  /** The class assertion: how many states there are, and in how many of them nothing hangs on any field. */
  readonly states: number;
  readonly empty: number;
  /** Round 0 is what constructors and class initialisation leave; the last one brings nothing new. */
  readonly rounds: readonly Round[];
  /** Yes: holds in every state between calls. No: in none. Undefined terms of the domain give unknown. */
  readonly answers: readonly Truth[];
  /** Whether there is an object between calls at all. */
  readonly reached: boolean;
  /** Where internal objects were given up: stored elsewhere, handed out, passed to code that is not followed, too many. */
  readonly givenUp: readonly Reason[];
  readonly draw: (state: number) => Drawing;
  readonly show: (state: number) => string;
}

export interface LocalAnalysis {
  readonly id: 'shapegraph' | 'contraction' | 'nullness' | 'signs';
  /** Whether it has something to say about the class. */
  readonly fits: (subject: ClassSubject) => boolean;
  readonly run: (subject: ClassSubject) => ClassRun | { readonly unsolved: string };
}
