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
  /** The file of the line, where it is known; runs go through several. */
  readonly file?: string;
  /** The method that the line was run in, as `Class.name` without its package; constructors are `<init>`. */
  readonly method?: string;
  /** The variables of the method after the line, by name. */
  readonly variables: Readonly<Record<string, WitnessValue>>;
  /** The objects that they reach. An object has the same id in all steps. */
  readonly heap: readonly WitnessObject[];
  /** What happened on the line besides, for instance which exception was thrown. */
  readonly note?: string;
  /** The values that failed there: an index and a length, the class of an object. */
  readonly met?: string;
  /** On the last step of a run that fails inside of calls: the calls that were under way, innermost first. */
  readonly stack?: readonly WitnessFrame[];
}

/** A call that was under way. */
export interface WitnessFrame {
  readonly class: string;
  readonly method: string;
  readonly descriptor: string;
  readonly line: number;
  /** The position of the call among the edges of the method's body. */
  readonly edge: number;
}

/** The class whose static methods conditions of programs call by their simple names: whoever writes the programs down writes it beside them. */
export const HEAP_CLASS = 'EspalierHeap';

/** The run of a witness as Java that compiles, for those who want it as a test. */
export interface WitnessProgram {
  /** Where the code must stand to be allowed to do what it does; empty for the unnamed package. */
  readonly package: string;
  /** Complete statements in order; names of classes are qualified where they have to be. */
  readonly statements: readonly string[];
  /** The class of the exception that ends the last statement. */
  readonly throws?: string;
  /** What does not hold after the last statement: Java inside a subclass of `HEAP_CLASS`, and the formula that it stands for; empty where that is what the claim is about. */
  readonly condition?: { readonly java: string; readonly formula: string };
}

/** A concrete execution that breaks a claim; it was replayed in the interpreter. */
export interface Witness {
  /** `main`, public `calls` only, or a `heap` built directly, which no program was shown to build. */
  readonly start: 'main' | 'calls' | 'heap';
  readonly arguments: readonly WitnessValue[];
  readonly heap: readonly WitnessObject[];
  readonly calls: readonly string[];
  readonly trace: readonly WitnessStep[];
  /** Where the run starts from `main` or `calls`: the program, or why no Java from outside could show what breaks. */
  readonly program?: WitnessProgram | { readonly lacks: string };
}

/**
 * Why a claim that is neither proved nor shown is not shown, by whom or what it waits for: an argument of a caller that nobody has seen, a heap that
 * nobody builds, a use that nobody makes, code that is not there, a budget that was spent, something that the analysis does not keep (`reason` names
 * it), the program's own text, the baseline.
 */
export const HIDDEN_REASONS = [
  'caller',
  'heap',
  'use',
  'missing-code',
  'budget',
  'imprecise',
  'suppressed',
  'known',
] as const;
export type HiddenReason = (typeof HIDDEN_REASONS)[number];

export interface Claim {
  readonly property: string;
  /** Only obligations affect the exit status; facts are inferred. */
  readonly kind: 'obligation' | 'fact';
  readonly subject?: string | readonly string[];
  readonly verdict: Verdict;
  /** Present exactly where the claim is neither proved nor shown. */
  readonly hidden?: HiddenReason;
  readonly location: Location;
  readonly assumptions: readonly string[];
  readonly reason?: string;
  /** The budget that ended the search, as the reason names it: `steps`, `states`, `time` …. Reports say it. */
  readonly cut?: string;
  readonly message?: string;
  readonly witness?: Witness;
  readonly needs?: string;
  readonly unreached?: boolean;
  readonly holdsUpToScope?: number;
}
