/** What the end of the time for the whole run left undone: said once, not method by method. */
import type { CheckResult, Finding } from '../../../findings/check-result.js';
import { fingerprint } from './fingerprint.js';

export const TIME_IS_UP = 'the time for the whole run was up';

/** The rule is that of what was not analysed. */
export function withTimeLimit(results: readonly CheckResult[], rule: string): readonly CheckResult[] {
  const cut = results.filter(({ claims }) => claims.some((claim) => claim.property === rule && isByTime(claim)));
  const [first] = cut;
  const claim = first?.claims.find((each) => each.property === rule && isByTime(each));
  if (first === undefined || claim === undefined) return results;
  const finding: Finding = {
    ...claim,
    message: `the time limit was reached: ${cut.length} method${cut.length === 1 ? ' was' : 's were'} not analysed in full`,
    rule,
    confidence: 'low',
    steps: [],
    // The same in every run that its time was too short for.
    fingerprint: fingerprint([rule, TIME_IS_UP]),
  };
  return results.map((result) => (result === first ? { ...result, findings: [...result.findings, finding] } : result));
}

export function isByTime({ reason }: { readonly reason?: string }): boolean {
  return reason === TIME_IS_UP;
}
