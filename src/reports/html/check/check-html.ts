/** What `check` found as one page that needs nothing else, for reading and passing on; without its script all of it can be read. */
import type { CheckResult, RuleCard } from '../../../findings/check-result.js';
import type { RunResult } from '../../../findings/result.js';
import { plural } from '../../claim-text.js';
import type { SourceText } from '../../excerpt.js';
import { orderedFindings } from '../../findings-order.js';
import { escapeHtml } from '../escape.js';
import { filterForm } from './filter-form.js';
import { findingCard } from './finding-card.js';
import { CHECK_SCRIPT } from './script.js';
import { CHECK_STYLE } from './style.js';
import { summaryHtml } from './summary-table.js';
import { WitnessPictures } from './witness-section.js';

export interface CheckHtmlOptions {
  readonly source: SourceText;
  readonly rules: readonly RuleCard[];
  /** Draws Graphviz text. */
  readonly svgOf: (dot: string) => string;
}

export function checkHtml(run: RunResult<CheckResult>, options: CheckHtmlOptions): string {
  const { source, rules, svgOf } = options;
  const found = orderedFindings(run);
  const pictures = new WitnessPictures(svgOf);
  const titles = new Map(rules.map(({ id, title }) => [id, title]));
  const cards = found.map(({ finding, result }, index) =>
    findingCard({ finding, result, id: `finding-${index + 1}`, title: titles.get(finding.rule), source, pictures }),
  );
  const none = '<p class="empty">Nothing was found.</p>';
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escapeHtml(titleOf(found.map(({ finding }) => finding.verdict)))}</title>
<style>${CHECK_STYLE}</style>
</head>
<body>
<header>
<h1>espalier check <span class="faint">${escapeHtml(run.tool.version)}</span></h1>
${summaryHtml(run, options)}
</header>
${filterForm(found.map(({ finding }) => finding))}
<main>
${cards.length === 0 ? none : cards.join('\n')}
</main>
<footer>
${rulesHtml(rules, new Set(found.map(({ finding }) => finding.rule)))}
${diagnosticsHtml(run)}
${run.assumptions.length === 0 ? '' : `<p class="faint">What is proved assumes ${escapeHtml(run.assumptions.join(', '))}.</p>`}
</footer>
<script>${CHECK_SCRIPT}</script>
</body>
</html>
`;
}

function titleOf(verdicts: readonly string[]): string {
  const bugs = verdicts.filter((verdict) => verdict === 'refuted').length;
  return `espalier check: ${bugs === 0 ? 'no bugs' : plural(bugs, 'bug')}`;
}

/** Of the rules that something was found of. */
function rulesHtml(rules: readonly RuleCard[], used: ReadonlySet<string>): string {
  const shown = rules.filter(({ id }) => used.has(id));
  if (shown.length === 0) return '';
  const items = shown.map(
    ({ id, question, help }) =>
      `<dt id="rule-${escapeHtml(id)}"><code>${escapeHtml(id)}</code></dt><dd>${escapeHtml(question)} ${escapeHtml(help)}</dd>`,
  );
  return `<section><h2>Rules</h2><dl>${items.join('')}</dl></section>`;
}

function diagnosticsHtml({ diagnostics }: RunResult<CheckResult>): string {
  if (diagnostics.length === 0) return '';
  const items = diagnostics.map(({ severity, message, file, line }) => {
    const place = file === undefined ? '' : `${file}${line === undefined || line === 0 ? '' : `:${line}`}: `;
    return `<li>${escapeHtml(`${place}${severity}: ${message}`)}</li>`;
  });
  return `<section><h2>Said on the way</h2><ul>${items.join('')}</ul></section>`;
}
