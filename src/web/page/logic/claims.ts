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

/** Nobody asked for a fact: that it does not always hold is no bug. */
const OF_FACTS: Readonly<Record<Verdict, string>> = {
  proved: 'always',
  refuted: 'not always',
  unproved: 'perhaps',
  unknown: 'not decided',
};

export function verdictWord({ kind, verdict }: Claim): string {
  return kind === 'fact' ? OF_FACTS[verdict] : verdict;
}

/** `12 claims: 1 refuted, 11 proved; 3 facts: 1 not always, 2 always`. */
export function claimsText(
  claims: readonly Claim[],
  isProvedElsewhere: (claim: Claim) => boolean = () => false,
): string {
  const facts = claims.filter(({ kind }) => kind === 'fact');
  const others = claims.filter(({ kind }) => kind !== 'fact');
  const wordOf = (claim: Claim): string => (isProvedElsewhere(claim) ? 'proved elsewhere' : verdictWord(claim));
  return [...countsText(others, 'claim', wordOf), ...countsText(facts, 'fact', wordOf)].join('; ');
}

function countsText(claims: readonly Claim[], noun: string, wordOf: (claim: Claim) => string): readonly string[] {
  if (claims.length === 0) return [];
  const words = sortedClaims(claims).map(wordOf);
  const told = [...new Set(words)].map((word) => `${words.filter((each) => each === word).length} ${word}`);
  return [`${claims.length} ${claims.length === 1 ? noun : `${noun}s`}: ${told.join(', ')}`];
}

/** Claims before facts; what is wrong first, then in the order of the text. */
export function sortedClaims(claims: readonly Claim[]): readonly Claim[] {
  const rank = ({ kind }: Claim): number => (kind === 'fact' ? 1 : 0);
  return claims.toSorted(
    (left, right) =>
      rank(left) - rank(right) ||
      ORDER.indexOf(left.verdict) - ORDER.indexOf(right.verdict) ||
      left.location.line - right.location.line,
  );
}
