/** The last lines of a run of `spec`: how much is known of how many methods, and what that rests on. */
import type { Verdict } from '../../findings/claim.js';
import type { RunResult } from '../../findings/result.js';
import type { SpecResult, SpecStatus } from '../../findings/spec-result.js';
import { type Paint, plural } from '../claim-text.js';

export function specSummary({ results, stats }: RunResult<SpecResult>, paint: Paint): readonly string[] {
  const count = (status: SpecStatus): number => results.filter((result) => shownStatus(result) === status).length;
  const pure = results.filter((result) => result.pure === true).length;
  return [
    `${plural(results.length, 'method')} in ${stats.milliseconds} ms: ${paint.safe(`${count('exact')} exact`)}, ` +
      `${count('bounds')} with bounds, ${count('frame')} frame only, ${count('unknown')} not specified; ${pure} pure`,
    ...claimLine(results, paint),
  ];
}

/** As the text shows it: numbers are told there. */
export function shownStatus({ status, constraints, detailed }: SpecResult): SpecStatus {
  const isExact = status !== 'unknown' && (detailed ?? constraints).every(({ op }) => op === 'eq');
  return isExact ? 'exact' : status;
}

function claimLine(results: readonly SpecResult[], paint: Paint): readonly string[] {
  const claims = results.flatMap((result) => result.claims);
  if (claims.length === 0) return [];
  const of = (verdict: Verdict): number => claims.filter((claim) => claim.verdict === verdict).length;
  const held = claims.filter(({ verdict, holdsUpToScope }) => verdict === 'unproved' && holdsUpToScope !== undefined);
  const broken = of('refuted');
  return [
    `${plural(claims.length, 'formula')} checked: ${paint.safe(`${of('proved')} proved`)}, ${held.length} held up to the scope, ` +
      `${broken === 0 ? '0 refuted' : paint.bug(`${broken} refuted`)}, ${of('unproved') - held.length} not shown, ${of('unknown')} not analysed`,
  ];
}
