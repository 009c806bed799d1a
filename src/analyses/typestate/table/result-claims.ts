/** Claims about the same call by several components as one: it is safe only if it is for all of them. */
import type { Claim, Verdict } from '../../../findings/claim.js';

/** From best to worst. */
const ORDER: readonly Verdict[] = ['proved', 'unknown', 'unproved', 'refuted'];

/** In the order of the source. */
export function mergedClaims(claims: readonly Claim[]): readonly Claim[] {
  const found = new Map<string, Claim>();
  for (const claim of claims) {
    const { location, subject } = claim;
    const key = JSON.stringify([location.file, location.line, location.column, subject]);
    const known = found.get(key);
    found.set(key, known === undefined ? claim : merged(known, claim));
  }
  return [...found.values()].sort(
    ({ location: left }, { location: right }) => left.line - right.line || left.column - right.column,
  );
}

function merged(left: Claim, right: Claim): Claim {
  const worse = ORDER.indexOf(right.verdict) > ORDER.indexOf(left.verdict) ? right : left;
  if (worse.verdict !== 'proved') return worse;
  const { unreached: _, ...rest } = left;
  const assumptions = [...new Set([...left.assumptions, ...right.assumptions])].sort();
  const isUnreached = left.unreached === true && right.unreached === true;
  return { ...rest, assumptions, ...(isUnreached ? { unreached: true } : {}) };
}
