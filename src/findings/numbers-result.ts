/** Results of `numbers`: how the numbers of each method relate at its lines, and what that proves. */
import type { Claim } from './claim.js';
import type { ElementResult } from './result.js';

export interface NumbersPoint {
  readonly line: number;
  /** Formulas of the assertion language, all of which hold whenever an execution gets there. */
  readonly relations: readonly string[];
  /** Whether this is where the condition of a loop is about to be looked at: else what comes first on the line. */
  readonly loop?: true;
  /** Whether no execution gets there. */
  readonly unreached?: true;
}

export interface NumbersResult extends ElementResult {
  readonly claims: readonly Claim[];
  /** By line, ascending. */
  readonly points: readonly NumbersPoint[];
  /** Invariants of its class that were found and that the method starts with: formulas about the fields of `this`. Absent: none. */
  readonly always?: readonly string[];
  readonly domain: string;
  /** Where there are no points: why not. */
  readonly reason?: string;
  readonly milliseconds: number;
}
