/** Automaton: what objects of a library class allow, as far as their own history decides it. */
import type { Numbered } from '../../../../base/numbered.js';
import type { Body, Edge } from '../../../../ir/body.js';
import type { Variable } from '../../../../ir/instructions.js';
import type { ClassName } from '../../../../ir/types.js';
import type { Call } from '../leaks/library.js';

/** A number for each state that objects can be in. */
export type Mode = Numbered<'mode'>;

export interface Birth {
  readonly mode: Mode;
  /** What holds the object; undefined: nothing. */
  readonly target: Variable | undefined;
  /** Indices of variables that hold what the object is about: calls on them may change its mode. */
  readonly owners?: readonly number[];
}

export interface Failing {
  readonly kind: 'fails';
  readonly exception: ClassName;
  readonly why: string;
  /** Whether the mode does not say for sure that it fails. */
  readonly isDoubtful?: boolean;
  /** What to do, where that is something else than usual. */
  readonly fix?: string;
}

/** What a call on the object comes to. */
export type Step =
  | { readonly kind: 'goes'; readonly mode: Mode }
  /** The call answers with a boolean, which tells the mode. */
  | { readonly kind: 'answers'; readonly yes: Mode | undefined; readonly no: Mode | undefined }
  | Failing
  /** Nothing is known of the object from here on. */
  | { readonly kind: 'unknown' };

export interface Automaton {
  readonly name: string;
  /** Whether an object of its kind comes to be on the edge. */
  readonly born: (edge: Edge, body: Body) => Birth | undefined;
  /** A call on the object. */
  readonly on: (call: Call, mode: Mode) => Step;
  /** Any other call, given what the object is about. */
  readonly aside?: (call: Call, mode: Mode, owners: readonly number[], body: Body) => Mode;
  /** What the object is like once it is in that mode, for people; undefined: nothing worth telling. */
  readonly told: (mode: Mode) => string | undefined;
  /** Whether others can change the object, so that it is given up where they get it. */
  readonly isShared: boolean;
  /** What to do. */
  readonly fix: string;
}

export function goes(mode: Mode): Step {
  return { kind: 'goes', mode };
}

export function fails(exception: ClassName, why: string, more: Pick<Failing, 'isDoubtful' | 'fix'> = {}): Failing {
  return { kind: 'fails', exception, why, ...more };
}

export function callOn({ instruction }: Edge): Call | undefined {
  return instruction.kind === 'call' && instruction.dispatch !== 'static' ? instruction : undefined;
}
