/**
 * Formulas that were not proved but hold on all small heaps are not worth a finding to most; to who fails on `unproved`, or on
 * their rule, they are: what fails a run is shown, and can be suppressed and known like anything else.
 */

import { isBounded } from '../../analyses/check/scope/with-scope.js';
import { fingerprint } from '../../analyses/check/telling/fingerprint.js';
import type { CheckResult, Finding } from '../../findings/check-result.js';
import type { Claim } from '../../findings/claim.js';

/** `failing`: verdicts and rules that make a run fail. */
export function withAskedFor(results: readonly CheckResult[], failing: ReadonlySet<string>): readonly CheckResult[] {
  const isAskedFor = (claim: Claim): boolean =>
    isBounded(claim) && (failing.has('unproved') || failing.has('unknown') || failing.has(claim.property));
  return results.map((result) => {
    const claims = result.claims.filter(isAskedFor);
    if (claims.length === 0) return result;
    const { class: name, method = '', descriptor = '' } = result;
    const more = claims.map((claim, index): Finding => {
      const subject = String(claim.subject ?? '');
      const identity = [claim.property, name, method, descriptor, subject, `bounded ${index}`];
      return { ...claim, rule: claim.property, confidence: 'low', steps: [], fingerprint: fingerprint(identity) };
    });
    return { ...result, findings: [...result.findings, ...more] };
  });
}
