/** The choices above the findings. They work by script and are not there without. */
import type { Finding } from '../../../findings/check-result.js';
import { escapeHtml } from '../escape.js';

const WORDS: Readonly<Record<string, string>> = { refuted: 'bugs', unproved: 'maybes', unknown: 'not analysed' };

export function filterForm(findings: readonly Finding[]): string {
  if (findings.length < 2) return '';
  const verdicts = ['refuted', 'unproved', 'unknown'].filter((each) =>
    findings.some(({ verdict }) => verdict === each),
  );
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
  const files = [...new Set(findings.map(({ location }) => location.file))].sort();
  return `<form class="filters" hidden>
${choice('verdict', 'all verdicts', verdicts, (verdict) => WORDS[verdict] ?? verdict)}
${choice('rule', 'all rules', rules, (rule) => rule)}
${choice('file', 'all files', files, (file) => file)}
<label><span>Text</span><input type="search" name="text" placeholder="any text"></label>
<output aria-live="polite">${findings.length} of ${findings.length} shown</output>
</form>`;
}

function choice(name: string, all: string, values: readonly string[], text: (value: string) => string): string {
  const options = values.map((value) => `<option value="${escapeHtml(value)}">${escapeHtml(text(value))}</option>`);
  const label = name.slice(0, 1).toUpperCase() + name.slice(1);
  return `<label><span>${label}</span><select name="${name}"><option value="">${all}</option>${options.join('')}</select></label>`;
}
