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

/** What a budget counts, as reasons name it: the first of these that a reason has. */
const COUNTED: readonly (readonly [RegExp, string?])[] = [
  [/\bmore than \d+ ms\b/, 'time'],
  [/\bmore than [\d_,]+ (\w+)/],
  [/\btoo many (\w+)/],
  [/\bbudget (?:of|for) (.+?) (?:is|was) spent\b/],
  [/\btime\b/, 'time'],
  [/\btoo deep\b/, 'depth'],
];

/** The budget that ended the search, for claims that wait for a larger one: `steps`, `states`, `time` …; `budget` where the reason does not say which. */
export function cutBy({ verdict, reason }: Pick<Claim, 'verdict' | 'reason'>): string | undefined {
  if (reason === undefined || verdict === 'proved' || verdict === 'refuted') return undefined;
  if (undecidedFor({ reason }) !== 'budget') return undefined;
  for (const [words, name] of COUNTED) {
    const found = words.exec(reason);
    if (found !== null) return name ?? found[1];
  }
  return 'budget';
}
