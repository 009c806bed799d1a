/** Claims about a program and what was found out about them: plain data, the same in memory and in JSON. */

export type Verdict = 'proved' | 'refuted' | 'unproved' | 'unknown';

export interface Location {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A value as text: a number, `true`, `"text"`, `null`, or the id of a heap object. */
export type WitnessValue = string;

export interface WitnessObject {
  readonly id: string;
  readonly class: string;
  readonly fields: Readonly<Record<string, WitnessValue>>;
}

export interface WitnessStep {
  readonly line: number;
  /** The variables of the method after the line, by name. */
  readonly variables: Readonly<Record<string, WitnessValue>>;
  /** The objects that they reach. An object has the same id in all steps. */
  readonly heap: readonly WitnessObject[];
  /** What happened on the line besides, for instance which exception was thrown. */
  readonly note?: string;
}

/** A concrete execution that breaks a claim; it was replayed in the interpreter. */
export interface Witness {
  /** `main`, public `calls` only, or a `heap` built directly, which no program was shown to build. */
  readonly start: 'main' | 'calls' | 'heap';
  readonly arguments: readonly WitnessValue[];
  readonly heap: readonly WitnessObject[];
  readonly calls: readonly string[];
  readonly trace: readonly WitnessStep[];
}

export interface Claim {
  readonly property: string;
  /** Only obligations affect the exit status; facts are inferred. */
  readonly kind: 'obligation' | 'fact';
  readonly subject?: string | readonly string[];
  readonly verdict: Verdict;
  readonly location: Location;
  readonly assumptions: readonly string[];
  readonly reason?: string;
  readonly message?: string;
  readonly witness?: Witness;
  readonly needs?: string;
  readonly unreached?: boolean;
  readonly holdsUpToScope?: number;
}
