/** What is asked of call sequences, and what they answer. */
import type { Witness } from '../../../findings/claim.js';
import type { HeapObject, HeapView } from '../../../ir/heap.js';
import type { ClassName } from '../../../ir/types.js';
import { INVARIANTS_BUDGETS } from '../budgets.js';
import type { Asked } from '../local-analysis.js';

export interface SequenceBudget {
  /** Client programs that may be run. */
  readonly runs: number;
  /** Instructions that all of them may execute together. */
  readonly steps: number;
  /** Instructions of one call; a call that takes more is not counted among those that end. */
  readonly stepsPerCall: number;
  /** Calls of one program, the one that makes the object included. */
  readonly depth: number;
}

const { runs, steps, stepsPerCall, depth } = INVARIANTS_BUDGETS['sequences/question'];

export const DEFAULT_BUDGET: SequenceBudget = {
  runs: runs.most,
  steps: steps.most,
  stepsPerCall: stepsPerCall.most,
  depth: depth.most,
};

export interface SequenceQuestion {
  /** The class at hand. */
  readonly type: ClassName;
  /** Formulas about `this`, an object of the class, or about static fields. */
  readonly asked: readonly Asked[];
  /**
   * `open`: the client is any code, also of the same package: it calls accessible members of all objects that it gets hold of,
   * reads and writes accessible fields, and implements interfaces. `closed`: it calls accessible constructors and methods of the
   * class and of the input's classes below it; results come back as arguments only.
   */
  readonly world: 'open' | 'closed';
  readonly budget?: Partial<SequenceBudget>;
  readonly cancelled?: () => boolean;
}

/** A formula that does not hold between two calls of a client. */
export interface Broken {
  /**
   * Starts from `calls`; the lines are Java. `heap` is what the client holds at the end, and `trace` what it holds after each
   * line, with `this` for the object that breaks the formula once it is there; the lines of trace steps are those of `calls`, from 1.
   */
  readonly witness: Witness;
  /** How many lines. */
  readonly calls: number;
  /** What the evaluation dereferenced or divided by, where that is why the formula does not hold. */
  readonly fault?: string;
}

export interface SequenceAnswer {
  /** For each formula asked, in order: the shortest sequence found. That there is none says nothing. */
  readonly broken: readonly (Broken | undefined)[];
  /** Whether there ever was an object of the class between calls. */
  readonly made: boolean;
  readonly runs: number;
  readonly steps: number;
}

/** What there is between two calls of a client. To be looked at while the callback runs, not later. */
export interface QuiescentHeap {
  readonly heap: HeapView;
  /** Objects of the class (and of classes below it) that the client or a static field of the class leads to. */
  readonly objects: readonly HeapObject[];
  /** All that the client holds. */
  readonly held: readonly HeapObject[];
  /** The client so far, as Java. */
  readonly calls: () => readonly string[];
}

export interface RandomQuestion extends Omit<SequenceQuestion, 'budget'> {
  readonly seed: number;
  /** How many programs. */
  readonly sequences: number;
  /** Calls of the longest; 15 where left out. */
  readonly length?: number;
  readonly stepsPerCall?: number;
  /** Told of every state between calls, also of such that were there before. */
  readonly visit?: (state: QuiescentHeap) => void;
}
