/** One finding on the page: what, where, the source, the way to it, how it was replayed, what would repair it. */
import type { CheckResult, Finding, FindingStep } from '../../../findings/check-result.js';
import type { Location } from '../../../findings/claim.js';
import { methodText } from '../../claim-text.js';
import type { SourceText } from '../../excerpt.js';
import { parametersText, simpleName } from '../../member-text.js';
import { HIDDEN_WORDS } from '../../summary-text.js';
import { escapeHtml } from '../escape.js';
import { excerptHtml } from './source-excerpt.js';
import { type WitnessPictures, witnessHtml } from './witness-section.js';

export interface Card {
  readonly finding: Finding;
  readonly result: CheckResult;
  readonly id: string;
  /** Of the rule. */
  readonly title: string | undefined;
  readonly source: SourceText;
  readonly pictures: WitnessPictures;
}

const VERDICTS: Readonly<Record<string, string>> = { refuted: 'bug', unproved: 'maybe', unknown: 'not analysed' };

export function findingCard({ finding, result, id, title, source, pictures }: Card): string {
  const { verdict, rule, location, message, property, confidence, fix, also = [], witness, onRequest } = finding;
  const about = [
    placeText(location),
    `in ${memberText(result)}`,
    ...(verdict === 'refuted' ? ['replayed'] : [`${confidence} confidence`]),
    ...(onRequest === undefined ? [] : [`shown on request: ${HIDDEN_WORDS[onRequest]}`]),
  ];
  const parts = [
    excerptHtml(location, source),
    ...(finding.reason === undefined ? [] : [`<p>Why it was not decided: ${escapeHtml(finding.reason)}.</p>`]),
    stepsHtml(finding.steps, location),
    ...(witness === undefined ? [] : [witnessHtml(witness, location, pictures)]),
    ...(also.length === 0
      ? []
      : [`<p>The same problem: ${also.map((each) => codeText(placeText(each))).join(', ')}.</p>`]),
    ...(fix === undefined ? [] : [`<p class="fix"><strong>What would repair it:</strong> ${textWithCode(fix)}</p>`]),
  ];
  // What was replayed is opened: it is what a reader came for.
  const open = verdict === 'refuted' ? ' open' : '';
  return `<article id="${id}" class="finding ${verdict}" data-verdict="${verdict}" data-rule="${escapeHtml(rule)}" data-file="${escapeHtml(location.file)}">
<details${open}>
<summary><span class="badge">${VERDICTS[verdict] ?? verdict}</span><span class="message">${textWithCode(message ?? property)}</span>
<a class="rule" href="#rule-${escapeHtml(rule)}" title="${escapeHtml(title ?? rule)}">${escapeHtml(rule)}</a>
<span class="about">${escapeHtml(about.join(' · '))}</span></summary>
${parts.filter((part) => part !== '').join('\n')}
</details>
</article>`;
}

function stepsHtml(steps: readonly FindingStep[], { file }: Location): string {
  if (steps.length === 0) return '';
  const items = steps.map(({ location, message }) => {
    const place = location.file === file ? (location.line === 0 ? '' : `line ${location.line}`) : placeText(location);
    return `<li><span class="place">${escapeHtml(place)}</span> ${textWithCode(message)}</li>`;
  });
  return `<h3>How execution gets there</h3><ol class="steps">${items.join('')}</ol>`;
}

function placeText({ file, line, column }: Location): string {
  return line === 0 ? file : `${file}:${line}:${column}`;
}

function memberText({ class: owner, method, descriptor }: CheckResult): string {
  const name = simpleName(owner);
  if (method === undefined) return name;
  const parameters = descriptor === undefined ? '' : parametersText(descriptor);
  if (method === '<init>') return `a constructor of ${name}`;
  if (method === '<clinit>') return `the initialiser of ${name}`;
  return method.startsWith('lambda$')
    ? `${methodText(method).replaceAll('`', '')} in ${name}`
    : `${name}.${method}${parameters}`;
}

function codeText(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** Messages mark code by backquotes. */
export function textWithCode(text: string): string {
  const parts = text.split('`');
  // An odd one out belongs to the text.
  if (parts.length % 2 === 0) return escapeHtml(text);
  return parts.map((part, index) => (index % 2 === 1 ? codeText(part) : escapeHtml(part))).join('');
}
