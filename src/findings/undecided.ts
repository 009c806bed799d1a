/** What a claim waits for that nothing decided: read from its reason. */
import type { Claim, HiddenReason } from './claim.js';

/** Words of reasons that a larger budget answers. */
const BUDGET = /\bmore than \d|\btoo (?:many|much|large|deep)\b|\btime\b|\bbudget\b|\bended early\b/;
/** Words of reasons that more code answers, or code that can be read. */
const MISSING = /^unsupported code|\bno code\b|\bnot found\b|\bmissing\b|\bunresolved\b/;

export function undecidedFor({ reason = '' }: Pick<Claim, 'reason'>): HiddenReason {
  if (MISSING.test(reason)) return 'missing-code';
  return BUDGET.test(reason) ? 'budget' : 'imprecise';
}
