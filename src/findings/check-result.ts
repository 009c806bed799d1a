/** Results of `check`: what was found about each method, and which of it is shown to the user. */
import type { Claim, HiddenReason, Location } from './claim.js';
import type { ElementResult } from './result.js';

/** What people are told of a rule. */
export interface RuleCard {
  /** The property of its claims, the rule of its findings. */
  readonly id: string;
  readonly title: string;
  readonly question: string;
  /** What to do about it. */
  readonly help: string;
  /** Numbers of the weaknesses of the Common Weakness Enumeration that it finds; none where the rule speaks of no weakness of a program. */
  readonly cwe: readonly number[];
  /** The version that brought the rule, or last made it find more: where an older one was agreed on, its findings are only notes. */
  readonly since: string;
}

/** One step of the way to a problem, in words of the program. */
export interface FindingStep {
  readonly location: Location;
  readonly message: string;
}

/** A change of one file: what stands from `start` up to `end` is replaced. */
export interface TextEdit {
  readonly file: string;
  readonly start: Pick<Location, 'line' | 'column'>;
  readonly end: Pick<Location, 'line' | 'column'>;
  readonly replacement: string;
}

/** Edits that were tried: with all of them the place is proved. */
export interface OfferedFix {
  readonly description: string;
  readonly edits: readonly TextEdit[];
}

export type Confidence = 'high' | 'medium' | 'low';

/** A claim that is worth showing. */
export interface Finding extends Claim {
  /** The finder that raised it; the same as `property`. */
  readonly rule: string;
  readonly confidence: Confidence;
  /** How execution gets there, in order; the failure itself is not among them. */
  readonly steps: readonly FindingStep[];
  /** The same for the same problem in an edited file: no line numbers in it. */
  readonly fingerprint: string;
  /** What would repair it, in words of the program; the rule's `help` says it in general. */
  readonly fix?: string;
  /** What to write, where it was tried. */
  readonly fixes?: readonly OfferedFix[];
  /** The same problem elsewhere: one cause is one finding, and these places go away with it. */
  readonly also?: readonly Location[];
  /** Shown only because `--show` asks for it: why it would be hidden else. */
  readonly onRequest?: HiddenReason;
}

/** Where the program itself says that a finding is not wanted, and why. */
export interface Suppression {
  readonly location: Location;
  /** As written behind the rules. */
  readonly reason?: string;
}

export interface SuppressedFinding extends Finding {
  readonly suppression: Suppression;
}

export interface CheckResult extends ElementResult {
  /** All obligations of the method, proved ones too. */
  readonly claims: readonly Claim[];
  /** Those that are shown and decide the exit status. */
  readonly findings: readonly Finding[];
  /** Findings that an annotation or a comment takes back; absent where there are none. */
  readonly suppressed?: readonly SuppressedFinding[];
  /** Findings that the baseline knows already; absent where there are none. */
  readonly known?: readonly Finding[];
}
