/** The top of the page: how many of what, and a table by rule. */
import type { CheckResult, RuleCard } from '../../../findings/check-result.js';
import type { RunResult } from '../../../findings/result.js';
import { hiddenOf, type SummaryColumn, totalOf } from '../../../findings/summary.js';
import { PLAIN } from '../../claim-text.js';
import { HIDDEN_WORDS, headlineText } from '../../summary-text.js';
import { escapeHtml } from '../escape.js';

/** With the class that colours it. */
const COLUMNS: readonly (readonly [SummaryColumn, string, string])[] = [
  ['bugs', 'bugs', 'refuted'],
  ['maybes', 'maybes', 'unproved'],
  ['unknown', 'not analysed', 'unknown'],
  ['hidden', 'hidden', 'dismissed'],
  ['proved', 'places proved safe', 'proved'],
];

export function summaryHtml(run: RunResult<CheckResult>, { rules }: { readonly rules: readonly RuleCard[] }): string {
  const { summary = [] } = run;
  const total = totalOf(summary);
  const tiles = COLUMNS.filter(([column]) => column !== 'hidden' || total[column] > 0).map(
    ([column, name, style]) =>
      `<li class="${total[column] === 0 ? 'none' : style}"><strong>${total[column].toLocaleString('en')}</strong> ${name}</li>`,
  );
  const rows = summary.map((row) => {
    const title = rules.find(({ id }) => id === row.rule)?.title ?? row.rule;
    const cells = COLUMNS.map(
      ([column, , style]) => `<td class="${row[column] === 0 ? 'none' : style}">${row[column] || '·'}</td>`,
    );
    return `<tr><th scope="row">${escapeHtml(title)} <code class="faint">${escapeHtml(row.rule)}</code></th>${cells.join('')}</tr>`;
  });
  const head = COLUMNS.map(([, name]) => `<th scope="col">${name}</th>`).join('');
  const hidden = [...hiddenOf(summary)].map(
    ([reason, count]) =>
      `<li>${count} hidden: ${escapeHtml(HIDDEN_WORDS[reason])} (<code>--show ${reason}</code>)</li>`,
  );
  return `<ul class="tiles">${tiles.join('')}</ul>
<p>${escapeHtml(headlineText(run, PLAIN))}.</p>${hidden.length === 0 ? '' : `\n<ul>${hidden.join('')}</ul>`}
<details><summary>By rule</summary><table class="counts"><thead><tr><th scope="col">rule</th>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}
