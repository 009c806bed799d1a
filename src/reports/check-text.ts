/** What `check` found, for people: each finding with its source, the way to it and how it was replayed. */
import type { CheckResult, Finding } from '../findings/check-result.js';
import type { HiddenReason } from '../findings/claim.js';
import type { RunResult } from '../findings/result.js';
import { headline, methodText, type Paint, plural, stepsText, witnessText } from './claim-text.js';
import { excerpt, type SourceText } from './excerpt.js';
import { orderedFindings } from './findings-order.js';
import { HIDDEN_WORDS, headlineText, summaryText } from './summary-text.js';

export { type Paint, PLAIN } from './claim-text.js';

export interface CheckTextOptions {
  readonly source: SourceText;
  readonly paint: Paint;
  /** Whether what proofs rest on is explained. */
  readonly assumptions?: boolean;
  /** What is listed although it is taken back: `suppressed`, `known`. */
  readonly show?: readonly HiddenReason[];
}

export function checkText(run: RunResult<CheckResult>, options: CheckTextOptions): string {
  const found = orderedFindings(run);
  const parts = found.map(({ finding, result }) => findingText(finding, result, options).join('\n'));
  const taken = takenBack(run, options.show ?? []).map(({ finding, result, why }) =>
    [...findingText(finding, result, options), `  ${why}`].join('\n'),
  );
  return `${[...parts, ...taken, summary(run, options).join('\n')].join('\n\n')}\n`;
}

/** Findings that the source or the baseline takes back, where they are asked for. */
function takenBack(
  { results }: RunResult<CheckResult>,
  show: readonly HiddenReason[],
): readonly { readonly finding: Finding; readonly result: CheckResult; readonly why: string }[] {
  return (['suppressed', 'known'] as const)
    .filter((word) => show.includes(word))
    .flatMap((word) =>
      results.flatMap((result) =>
        (result[word] ?? []).map((finding) => ({ finding, result, why: `not counted: ${HIDDEN_WORDS[word]}` })),
      ),
    );
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
    ...(finding.onRequest === undefined ? [] : [`  shown on request: ${HIDDEN_WORDS[finding.onRequest]}`]),
    ...(finding.onRequest === undefined || finding.reason === undefined ? [] : [`  why: ${finding.reason}`]),
    ...fixText(finding, paint),
  ];
}

/** What would repair it, and what `--fix` would write. */
function fixText({ fix, fixes: [offered] = [] }: Finding, paint: Paint): readonly string[] {
  const written = offered === undefined ? [] : [`--fix writes ${offered.description}`];
  const said = [...(fix === undefined ? [] : [fix]), ...written].join('; ');
  return said === '' ? [] : [`  ${paint.safe('fix:')} ${said}`];
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

function summary(run: RunResult<CheckResult>, { paint, assumptions = false }: CheckTextOptions): readonly string[] {
  return [headlineText(run, paint), ...summaryText(run, { paint, assumptions }), paint.faint(NOT_LOOKED_AT)];
}

/** Other ways in which a run fails than by what the rules claim. */
const NOT_LOOKED_AT =
  'not looked at: exceptions that code or the library throws itself, but for those that a rule names; failures to load or link classes';
