/** The top of the page: how many of what, and a table by rule and verdict. */
import type { CheckResult, RuleCard } from '../../../findings/check-result.js';
import type { RunResult } from '../../../findings/result.js';
import { plural } from '../../claim-text.js';
import { escapeHtml } from '../escape.js';

interface Counts {
  refuted: number;
  unproved: number;
  unknown: number;
  proved: number;
  dismissed: number;
}

const COLUMNS: readonly (readonly [keyof Counts, string])[] = [
  ['refuted', 'bugs'],
  ['unproved', 'maybes'],
  ['unknown', 'not analysed'],
  ['dismissed', 'suppressed or known'],
  ['proved', 'places proved safe'],
];

export function summaryHtml(
  run: RunResult<CheckResult>,
  { rules, hidden }: { readonly rules: readonly RuleCard[]; readonly hidden: number },
): string {
  const byRule = countsOf(run);
  const total = (key: keyof Counts): number => [...byRule.values()].reduce((sum, counts) => sum + counts[key], 0);
  const tiles = COLUMNS.filter(([key]) => key !== 'dismissed' || total(key) > 0).map(
    ([key, name]) =>
      `<li class="${total(key) === 0 ? 'none' : key}"><strong>${total(key).toLocaleString('en')}</strong> ${name}</li>`,
  );
  const order = rules.map(({ id }) => id);
  const rows = [...byRule]
    .sort(([left], [right]) => place(order, left) - place(order, right))
    .map(([rule, counts]) => {
      const title = rules.find(({ id }) => id === rule)?.title ?? rule;
      const cells = COLUMNS.map(
        ([key]) => `<td class="${counts[key] === 0 ? 'none' : key}">${counts[key] || '·'}</td>`,
      );
      return `<tr><th scope="row">${escapeHtml(title)} <code class="faint">${escapeHtml(rule)}</code></th>${cells.join('')}</tr>`;
    });
  const head = COLUMNS.map(([, name]) => `<th scope="col">${name}</th>`).join('');
  const latent =
    hidden === 0
      ? ''
      : ` ${plural(hidden, 'claim')} that only a heap no code was seen to build would break ${hidden === 1 ? 'is' : 'are'} not shown (<code>--latent</code>).`;
  return `<ul class="tiles">${tiles.join('')}</ul>
<p>${plural(run.stats.methods, 'method')} checked.${latent}</p>
<details><summary>By rule</summary><table class="counts"><thead><tr><th scope="col">rule</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}

/** Rules that are not listed come last. */
function place(order: readonly string[], rule: string): number {
  const index = order.indexOf(rule);
  return index < 0 ? order.length : index;
}

function countsOf({ results }: RunResult<CheckResult>): ReadonlyMap<string, Counts> {
  const byRule = new Map<string, Counts>();
  const of = (rule: string): Counts => {
    const known = byRule.get(rule) ?? { refuted: 0, unproved: 0, unknown: 0, proved: 0, dismissed: 0 };
    byRule.set(rule, known);
    return known;
  };
  for (const { claims, findings, suppressed = [], known = [] } of results) {
    for (const { rule, verdict } of findings) if (verdict !== 'proved') of(rule)[verdict]++;
    for (const { rule } of [...suppressed, ...known]) of(rule).dismissed++;
    for (const { kind, property, verdict } of claims) {
      if (kind === 'obligation' && verdict === 'proved') of(property).proved++;
    }
  }
  return byRule;
}
