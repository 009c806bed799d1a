/** The result of one command over one input: the envelope that every report reads. */
import type { Claim, Location } from './claim.js';
import type { RuleSummary } from './summary.js';

export interface ReportedDiagnostic {
  readonly severity: 'error' | 'warning' | 'note';
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** Whether the file is left out because of it. */
  readonly unread?: true;
}

/** What every result names: a program element. Commands add fields of their own. */
export interface ElementResult {
  readonly class: string;
  readonly method?: string;
  readonly descriptor?: string;
  readonly location: Location;
  readonly claims: readonly Claim[];
}

/** Result of running a method on all heaps up to a scope. */
export interface ScopeResult extends ElementResult {
  /** Names of the arguments in witnesses, the receiver `this` first. */
  readonly parameters: readonly string[];
  readonly runs: number;
  readonly scope: number;
  /** Whether a budget ended the enumeration before all heaps of the scope were run. */
  readonly cutOff: boolean;
  readonly notes: readonly string[];
}

/** Result of running a program from its `main`. */
export interface EntryResult extends ElementResult {
  readonly output: string;
  /** Class name of the uncaught exception, or null. */
  readonly exception: string | null;
}

export interface RunResult<R extends ElementResult = ElementResult> {
  readonly tool: { readonly name: 'espalier'; readonly version: string };
  readonly command: string;
  /** Where bodies of library classes came from. */
  readonly library: 'models' | 'jdk';
  readonly assumptions: readonly string[];
  readonly results: readonly R[];
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** How the rules fare; absent where a command has no obligations. */
  readonly summary?: readonly RuleSummary[];
  /** Absent where all of the input was analysed. */
  readonly incomplete?: Incomplete;
  /** `analysed`: those of the methods that were analysed in full. */
  readonly stats: { readonly methods: number; readonly analysed: number; readonly milliseconds: number };
}

/** What of the input was not analysed; counts that are nothing are absent. */
export interface Incomplete {
  /** Methods of which something was not decided for want of time, budget or code that can be read. */
  readonly methods?: number;
  /** Files that could not be read in full. */
  readonly files?: number;
  /** Classes that the input names and that are nowhere. */
  readonly classes?: number;
}
