/** Results of `invariants`: how the members of a class were classified, and what always holds of the structures behind its fields. */
import type { Drawing } from '../pictures/drawing.js';
import type { Claim, Location } from './claim.js';
import type { ElementResult } from './result.js';

/** Why something is so: a sentence without the name of its subject, and the place that decides it. */
export interface Reason {
  readonly text: string;
  readonly location?: Location;
}

export interface FieldVerdict {
  readonly name: string;
  readonly static: boolean;
  /** Written only as a field of `this`, in constructors and methods of the class. */
  readonly disciplined: boolean;
  readonly reason: string;
  readonly location?: Location;
}

export interface ConstructorVerdict {
  readonly descriptor: string;
  /** Does not hand out the object under construction. */
  readonly tight: boolean;
  readonly reason: string;
  readonly location?: Location;
}

export interface MethodVerdict {
  readonly name: string;
  readonly descriptor: string;
  /** Never entered while a disciplined field has been altered, by the thesis's rule. */
  readonly clean: boolean;
  readonly reason: string;
  readonly location?: Location;
  /** Entered in the middle of another method by code that is not followed: what the analysis here still has to close over. */
  readonly reentered: boolean;
}

export interface InvariantClaim extends Claim {
  /** The fields that `acyclic`, `unshared` and `disjoint` range over. */
  readonly over?: readonly string[];
  /** The local analyses that proved it. */
  readonly by?: readonly string[];
  /** Through which members and lines internal objects get out, or what else keeps it from being claimed. */
  readonly because?: readonly Reason[];
}

export interface InvariantsResult extends ElementResult {
  readonly fields: readonly FieldVerdict[];
  readonly constructors: readonly ConstructorVerdict[];
  readonly methods: readonly MethodVerdict[];
  /** The round in which the fixed point was confirmed; 0 where nothing was iterated. */
  readonly iterations: number;
  /** Graphs in the class assertion, the empty one not counted. */
  readonly graphs: number;
  /** The local analysis that `iterations` and `graphs` are of, and all that were run. */
  readonly domain: string;
  readonly domains: readonly string[];
  readonly world: 'open' | 'closed';
  readonly threads: 'one' | 'many';
  readonly claims: readonly InvariantClaim[];
  readonly milliseconds: number;
}

/** What a member makes of the class assertion of a round: its final assertion, normal and abrupt ends told apart. */
export interface MemberRound {
  /** `push(int)`, or `<init>(…)` in round 0. */
  readonly member: string;
  readonly normal: readonly Drawing[];
  /** Those of abrupt ends that are not among the normal ones. */
  readonly abrupt: readonly Drawing[];
}

export interface DrawnRound {
  /** 0: what constructors leave. */
  readonly number: number;
  readonly members: readonly MemberRound[];
  /** The class assertion after the round, those that are new in it first. */
  readonly assertion: readonly Drawing[];
  /** How many of `assertion` are new. */
  readonly fresh: number;
}

/** A class with the pictures of its iteration. Not part of the JSON of a result. */
export interface DrawnClass {
  readonly result: InvariantsResult;
  readonly rounds: readonly DrawnRound[];
}
