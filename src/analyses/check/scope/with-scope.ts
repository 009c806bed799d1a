/** What runs on all small heaps add to the claim about a written formula. */
import type { Claim, Location } from '../../../findings/claim.js';
import type { ScopeOutcome } from './scope-check.js';

/**
 * The claim as it is to be reported: refuted where a heap broke it, with `holdsUpToScope` where none did. `outcomes` are those of
 * the method that the claim is about; other verdicts than `unproved` stay as they are.
 */
export function withScope(claim: Claim, outcomes: readonly ScopeOutcome[], broken: string): Claim {
  if (claim.verdict !== 'unproved') return claim;
  const outcome = outcomes.find((each) => isAbout(each, claim));
  if (outcome === undefined) return claim;
  const { verdict, scope, witness } = outcome;
  if (verdict === 'refuted') {
    return witness === undefined ? claim : { ...claim, verdict, assumptions: [], message: broken, witness };
  }
  if (verdict === 'partly') return { ...claim, reason: partly(scope) };
  return { ...claim, reason: `holds up to scope ${scope}`, holdsUpToScope: scope };
}

function partly(scope: number): string {
  return `holds up to scope ${scope} in runs that nothing else ended`;
}

/** Whether runs on all small heaps speak for it: as a finding it would tell nobody anything. */
export function isBounded({ verdict, reason = '', holdsUpToScope }: Claim): boolean {
  return verdict === 'unproved' && (holdsUpToScope !== undefined || /^holds up to scope \d+ in runs/.test(reason));
}

function isAbout({ property, formula, location }: ScopeOutcome, claim: Claim): boolean {
  return property === claim.property && formula === claim.subject && isSame(location, claim.location);
}

function isSame(one: Location, other: Location): boolean {
  return one.file === other.file && one.line === other.line && one.column === other.column;
}
