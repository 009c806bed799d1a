/**
 * Formulas that were not proved but hold on all small heaps are not worth a finding to most; to who fails on their rule they are: what fails a
 * run is shown, and can be suppressed and known like anything else. (Who fails on `unproved` is shown all that is hidden.)
 */

import { isBounded } from '../../analyses/check/scope/with-scope.js';
import { fingerprint } from '../../analyses/check/telling/fingerprint.js';
import type { CheckResult, Finding } from '../../findings/check-result.js';
import type { Claim } from '../../findings/claim.js';

/** `failing`: verdicts and rules that make a run fail. */
export function withAskedFor(results: readonly CheckResult[], failing: ReadonlySet<string>): readonly CheckResult[] {
  const isAskedFor = (claim: Claim): boolean =>
    claim.hidden !== undefined && isBounded(claim) && failing.has(claim.property);
  return results.map((result) => {
    if (!result.claims.some(isAskedFor)) return result;
    const shown = result.claims.map((claim) => (isAskedFor(claim) ? withoutHidden(claim) : claim));
    const claims = shown.filter((claim, index) => claim !== result.claims[index]);
    const { class: name, method = '', descriptor = '' } = result;
    const more = claims.map((claim, index): Finding => {
      const subject = String(claim.subject ?? '');
      const identity = [claim.property, name, method, descriptor, subject, `bounded ${index}`];
      return { ...claim, rule: claim.property, confidence: 'low', steps: [], fingerprint: fingerprint(identity) };
    });
    return { ...result, claims: shown, findings: [...result.findings, ...more] };
  });
}

function withoutHidden({ hidden: _, ...claim }: Claim): Claim {
  return claim;
}
