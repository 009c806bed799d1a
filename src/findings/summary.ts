/** How many places of each rule are what: the end of the text and `summary` of the JSON envelope say it. */
import { type Claim, HIDDEN_REASONS, type HiddenReason } from './claim.js';

/** Each obligation of the rule counts in exactly one of `bugs`, `maybes`, `hidden`, `proved` and `unknown`. */
export interface RuleSummary {
  readonly rule: string;
  /** Shown and replayed. */
  readonly bugs: number;
  /** Shown and not replayed. */
  readonly maybes: number;
  /** Neither proved nor shown, and not unknown either. */
  readonly hidden: number;
  /** The same by what they wait for; absent where there are none. */
  readonly hiddenBy?: Readonly<Partial<Record<HiddenReason, number>>>;
  readonly proved: number;
  readonly unknown: number;
}

export type SummaryColumn = 'bugs' | 'maybes' | 'hidden' | 'proved' | 'unknown';

export const SUMMARY_COLUMNS: readonly SummaryColumn[] = ['bugs', 'maybes', 'hidden', 'proved', 'unknown'];

/** Where an obligation is counted. */
export function columnOf({ verdict, hidden }: Pick<Claim, 'verdict' | 'hidden'>): SummaryColumn {
  if (verdict === 'proved' || verdict === 'unknown') return verdict;
  if (hidden !== undefined) return 'hidden';
  return verdict === 'refuted' ? 'bugs' : 'maybes';
}

/** One for each rule that has obligations, in the order of `rules`; others follow. */
export function summaryOf(
  results: readonly { readonly claims: readonly Claim[] }[],
  rules: readonly string[] = [],
): readonly RuleSummary[] {
  const tallies = new Map<string, Tally>(rules.map((rule) => [rule, new Tally()]));
  for (const { claims } of results) {
    for (const claim of claims) {
      if (claim.kind !== 'obligation') continue;
      const tally = tallies.get(claim.property) ?? new Tally();
      tallies.set(claim.property, tally);
      tally.count(claim);
    }
  }
  return [...tallies].flatMap(([rule, tally]) => (tally.isEmpty ? [] : [tally.summary(rule)]));
}

/** All rules together. */
export function totalOf(summary: readonly RuleSummary[]): Readonly<Record<SummaryColumn, number>> {
  const total = { bugs: 0, maybes: 0, hidden: 0, proved: 0, unknown: 0 };
  for (const row of summary) for (const column of SUMMARY_COLUMNS) total[column] += row[column];
  return total;
}

/** What is hidden in all rules together, by what it waits for; in the order in which the reasons are listed. */
export function hiddenOf(summary: readonly RuleSummary[]): ReadonlyMap<HiddenReason, number> {
  const found = new Map<HiddenReason, number>();
  for (const reason of HIDDEN_REASONS) {
    const count = summary.reduce((sum, { hiddenBy }) => sum + (hiddenBy?.[reason] ?? 0), 0);
    if (count > 0) found.set(reason, count);
  }
  return found;
}

class Tally {
  readonly #columns = { bugs: 0, maybes: 0, hidden: 0, proved: 0, unknown: 0 };
  readonly #hidden = new Map<HiddenReason, number>();

  count(claim: Claim): void {
    const column = columnOf(claim);
    this.#columns[column]++;
    if (column !== 'hidden' || claim.hidden === undefined) return;
    this.#hidden.set(claim.hidden, (this.#hidden.get(claim.hidden) ?? 0) + 1);
  }

  get isEmpty(): boolean {
    return SUMMARY_COLUMNS.every((column) => this.#columns[column] === 0);
  }

  summary(rule: string): RuleSummary {
    const { bugs, maybes, hidden, proved, unknown } = this.#columns;
    const by = HIDDEN_REASONS.flatMap((reason) => {
      const count = this.#hidden.get(reason);
      return count === undefined ? [] : [[reason, count] as const];
    });
    return {
      rule,
      bugs,
      maybes,
      hidden,
      ...(by.length === 0 ? {} : { hiddenBy: Object.fromEntries(by) }),
      proved,
      unknown,
    };
  }
}
