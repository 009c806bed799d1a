/** What `check` found, for people: each finding with its source, the way to it and how it was replayed. */
import type { CheckResult, Finding } from '../findings/check-result.js';
import type { RunResult } from '../findings/result.js';
import { headline, methodText, type Paint, plural, stepsText, witnessText } from './claim-text.js';
import { excerpt, type SourceText } from './excerpt.js';
import { orderedFindings } from './findings-order.js';
import { headlineText, summaryText } from './summary-text.js';

export { type Paint, PLAIN } from './claim-text.js';

export interface CheckTextOptions {
  readonly source: SourceText;
  readonly paint: Paint;
}

export function checkText(run: RunResult<CheckResult>, options: CheckTextOptions): string {
  const found = orderedFindings(run);
  const parts = found.map(({ finding, result }) => findingText(finding, result, options).join('\n'));
  return `${[...parts, summary(run, options).join('\n')].join('\n\n')}\n`;
}

function findingText(finding: Finding, { method }: CheckResult, options: CheckTextOptions): readonly string[] {
  const { source, paint } = options;
  const { location, witness, rule } = finding;
  // Class files need not tell lines: then the method is all that is known.
  const { file, line, column } = location;
  const place =
    line === 0 ? `${paint.strong(file)}: in ${methodText(method ?? '')}` : paint.strong(`${file}:${line}:${column}`);
  return [
    `${place}: ${headline(finding, paint)} ${paint.faint(`[${rule}]`)}`,
    ...excerpt(location, source).map((line) => `  ${line}`),
    ...stepsText(finding.steps, location),
    ...(witness === undefined ? [] : witnessText(witness, location)),
    ...alsoText(finding),
    ...(finding.fix === undefined ? [] : [`  ${paint.safe('fix:')} ${finding.fix}`]),
  ];
}

/** Places that go away with the finding, in one line. */
function alsoText({ also = [], location }: Finding): readonly string[] {
  if (also.length === 0) return [];
  const shown = also
    .slice(0, SHOWN_PLACES)
    .map(({ file, line }) => (file === location.file ? `line ${line}` : `${file}:${line}`));
  const left = also.length - shown.length;
  return [`  also at ${shown.join(', ')}${left === 0 ? '' : ` and ${plural(left, 'other place')}`}`];
}

/** Of the same cause, where they are many. */
const SHOWN_PLACES = 8;

function summary(run: RunResult<CheckResult>, { paint }: CheckTextOptions): readonly string[] {
  return [headlineText(run, paint), ...summaryText(run, paint), paint.faint(NOT_LOOKED_AT)];
}

/** Other ways in which a run fails than by what the rules claim. */
const NOT_LOOKED_AT =
  'not looked at: exceptions that code or the library throws itself, but for those that a rule names; failures to load or link classes';
