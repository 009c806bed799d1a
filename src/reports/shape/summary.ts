/** The last lines of a run of `shape`: how many claims were proved outright, with needs, refuted, not proved, not analysed and why. */
import type { Claim } from '../../findings/claim.js';
import type { RunResult } from '../../findings/result.js';
import type { ShapeResult } from '../../findings/shape-result.js';
import { type Paint, plural } from '../claim-text.js';

/** Reasons that are listed. */
const SHOWN_REASONS = 8;

export function shapeSummary(run: RunResult<ShapeResult>, paint: Paint): readonly string[] {
  const claims = run.results.flatMap((result) => result.claims).filter(({ kind }) => kind === 'obligation');
  const counted = (verdict: Claim['verdict'], hasNeeds?: boolean): number =>
    claims.filter((claim) => {
      if (claim.verdict !== verdict) return false;
      return hasNeeds === undefined || (claim.needs !== undefined) === hasNeeds;
    }).length;
  const unreached = claims.filter((claim) => claim.verdict === 'proved' && claim.unreached === true).length;
  const needed = claims.filter((claim) => claim.verdict !== 'refuted' && claim.needs !== undefined).length;
  const proved = counted('proved', false);
  const [bugs, maybes, unknowns] = [counted('refuted'), counted('unproved', false), counted('unknown', false)];
  const share = (count: number): string =>
    claims.length === 0 ? '' : ` (${Math.round((100 * count) / claims.length)} %)`;
  const lines = [
    `${plural(run.stats.methods, 'method')}, ${plural(claims.length, 'claim')} in ${run.stats.milliseconds} ms: ` +
      `${bugs === 0 ? 'no bugs' : paint.bug(plural(bugs, 'bug'))}`,
  ];
  const apart = unreached === 0 ? '' : `, ${unreached} of them never reached`;
  if (proved > 0) lines.push(`${paint.safe('safe:')} ${plural(proved, 'claim')}${share(proved)}${apart}`);
  if (needed > 0) {
    lines.push(`${paint.maybe('maybe:')} ${plural(needed, 'claim')}${share(needed)} safe under the needs above`);
  }
  if (maybes > 0) lines.push(`${paint.maybe('maybe:')} ${plural(maybes, 'claim')}${share(maybes)}`);
  if (unknowns > 0) {
    lines.push(`${paint.maybe('not analysed:')} ${plural(unknowns, 'claim')}${share(unknowns)}`);
    lines.push(...reasons(claims));
  }
  return lines;
}

/** The most frequent first; lines are left out of them, so that equal reasons are counted together. */
function reasons(claims: readonly Claim[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { verdict, needs, reason = 'no reason given' } of claims) {
    if (verdict !== 'unknown' || needs !== undefined) continue;
    const general = reason.replace(/ (?:at|on|in) line \d+/g, '').replace(/^line \d+: /, '');
    counts.set(general, (counts.get(general) ?? 0) + 1);
  }
  const sorted = [...counts].sort((left, right) => right[1] - left[1]);
  const shown = sorted.slice(0, SHOWN_REASONS).map(([reason, count]) => `  ${count} ${reason}`);
  const more = sorted.length - shown.length;
  return more <= 0 ? shown : [...shown, `  ${plural(more, 'other reason')}`];
}
