/** How many places of each rule are what: the end of the text and `summary` of the JSON envelope say it. */
import type { CheckResult } from './check-result.js';

export interface RuleSummary {
  readonly rule: string;
  /** Shown and replayed. */
  readonly bugs: number;
  /** Shown and not replayed. */
  readonly maybes: number;
  /** Neither proved nor shown, and not unknown either: latent, suppressed, known to the baseline or gone with another finding. */
  readonly hidden: number;
  readonly proved: number;
  readonly unknown: number;
}

/** One for each rule that has places or findings, in the order of `rules`; others follow. */
export function summaryOf(results: readonly CheckResult[], rules: readonly string[]): readonly RuleSummary[] {
  const tallies = new Map<string, Tally>(rules.map((rule) => [rule, new Tally()]));
  const of = (rule: string): Tally => {
    const tally = tallies.get(rule) ?? new Tally();
    tallies.set(rule, tally);
    return tally;
  };
  for (const { claims, findings } of results) {
    for (const { kind, property, verdict } of claims) if (kind === 'obligation') of(property)[verdict]++;
    for (const { rule, verdict } of findings) {
      if (verdict === 'refuted') of(rule).bugs++;
      if (verdict === 'unproved') of(rule).maybes++;
    }
  }
  return [...tallies].flatMap(([rule, tally]) => (tally.isEmpty ? [] : [tally.summary(rule)]));
}

class Tally {
  proved = 0;
  refuted = 0;
  unproved = 0;
  unknown = 0;
  bugs = 0;
  maybes = 0;

  get isEmpty(): boolean {
    return this.proved + this.refuted + this.unproved + this.unknown + this.bugs + this.maybes === 0;
  }

  summary(rule: string): RuleSummary {
    const { bugs, maybes, proved, unknown } = this;
    // Some findings are about no single place.
    const hidden = Math.max(0, this.refuted + this.unproved - bugs - maybes);
    return { rule, bugs, maybes, hidden, proved, unknown };
  }
}
