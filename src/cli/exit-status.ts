/** The exit status that claims and `--fail-on` give. */
import type { Claim, Verdict } from '../findings/claim.js';
import type { RunResult } from '../findings/result.js';

/** 0 nothing is wrong, 1 an obligation failed, 2 the command line or an input could not be used, 3 a fault of our own. */
export type ExitStatus = 0 | 1 | 2 | 3;

/** From best to worst. `--fail-on unproved` also fails on what is worse. */
const ORDER: readonly Verdict[] = ['proved', 'unknown', 'unproved', 'refuted'];

/** What decides the status beside the claims. */
export interface Ending extends Pick<RunResult, 'incomplete'> {
  /** The command line or an input could not be used. */
  readonly isUnusable: boolean;
}

export function exitStatus(
  claims: readonly Claim[],
  failOn: readonly string[],
  { incomplete, isUnusable }: Ending,
): ExitStatus {
  const least = Math.min(...failOn.map((name) => rank(name as Verdict)));
  const failed = claims.some(
    (claim) =>
      claim.kind === 'obligation' &&
      (rank(claim.verdict) >= least || failOn.includes(claim.property)) &&
      claim.verdict !== 'proved',
  );
  if (failed || (incomplete !== undefined && failOn.includes('incomplete'))) return 1;
  return isUnusable ? 2 : 0;
}

function rank(verdict: Verdict): number {
  const index = ORDER.indexOf(verdict);
  return index < 0 ? Number.POSITIVE_INFINITY : index;
}
