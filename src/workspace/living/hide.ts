/** Claims of findings that are taken back: they say who takes them back. */
import type { CheckResult, Finding } from '../../findings/check-result.js';
import type { Claim, HiddenReason } from '../../findings/claim.js';

/** The result with the claims of these findings hidden, the other places of a finding too. */
export function withHidden(result: CheckResult, findings: readonly Finding[], reason: HiddenReason): CheckResult {
  if (findings.length === 0) return result;
  const open = new Map<string, number>();
  for (const finding of findings) {
    for (const key of keysOf(finding)) open.set(key, (open.get(key) ?? 0) + 1);
  }
  const claims = result.claims.map((claim): Claim => {
    if (claim.verdict === 'proved' || claim.hidden !== undefined) return claim;
    const key = keyOf(claim, claim.location);
    const left = open.get(key) ?? 0;
    if (left === 0) return claim;
    open.set(key, left - 1);
    return { ...claim, hidden: reason };
  });
  return { ...result, claims };
}

function keysOf(finding: Finding): readonly string[] {
  return [finding.location, ...(finding.also ?? [])].map((location) => keyOf(finding, location));
}

function keyOf({ property, verdict }: Claim, { file, line, column }: Claim['location']): string {
  return JSON.stringify([property, verdict, file, line, column]);
}
