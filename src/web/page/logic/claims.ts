/** Claims in words, and how many of them hold. */
import type { Claim, Verdict } from '../../../findings/claim.js';
import { safeText } from '../../../reports/claim-text.js';

/** What the claim says; of a fact or an obligation that holds, what is true. */
export function claimWords({ property, subject, message, verdict, unreached }: Claim): string {
  const named = [property, ...(subject === undefined ? [] : [subject].flat())].join(' ');
  if (property === 'protocol-error' && message === undefined)
    return `the call \`${[subject ?? ''].flat().join(', ')}\`${unreached === true ? ' (not reached)' : ''}`;
  const words =
    verdict === 'proved' && message === undefined
      ? `${safeText(property)}${named.slice(property.length)}`
      : (message ?? named);
  return `${words.replace(/\s+/g, ' ')}${unreached === true ? ' (not reached)' : ''}`;
}

const ORDER: readonly Verdict[] = ['refuted', 'unproved', 'unknown', 'proved'];

/** `12 claims: 1 refuted, 11 proved`. */
export function claimsText(claims: readonly Claim[]): string {
  const counts = ORDER.map((verdict) => ({
    verdict,
    count: claims.filter((claim) => claim.verdict === verdict).length,
  }));
  const told = counts.filter(({ count }) => count > 0).map(({ verdict, count }) => `${count} ${verdict}`);
  return `${claims.length} ${claims.length === 1 ? 'claim' : 'claims'}: ${told.join(', ')}`;
}

/** What is wrong first, then in the order of the text. */
export function sortedClaims(claims: readonly Claim[]): readonly Claim[] {
  return claims.toSorted(
    (left, right) =>
      ORDER.indexOf(left.verdict) - ORDER.indexOf(right.verdict) || left.location.line - right.location.line,
  );
}
