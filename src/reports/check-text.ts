/** What `check` found, for people: each finding with its source, the way to it and how it was replayed. */
import type { CheckResult, Finding } from '../findings/check-result.js';
import type { Claim } from '../findings/claim.js';
import type { RunResult } from '../findings/result.js';
import { headline, methodText, type Paint, plural, safeText, stepsText, witnessText } from './claim-text.js';
import { excerpt, type SourceText } from './excerpt.js';
import { orderedFindings } from './findings-order.js';

export { type Paint, PLAIN } from './claim-text.js';

export interface CheckTextOptions {
  readonly source: SourceText;
  /** How many findings are left out because only an unseen heap explains them. */
  readonly hidden: number;
  readonly paint: Paint;
}

export function checkText(run: RunResult<CheckResult>, options: CheckTextOptions): string {
  const found = orderedFindings(run);
  const findings = found.map(({ finding }) => finding);
  const parts = found.map(({ finding, result }) => findingText(finding, result, options).join('\n'));
  return `${[...parts, summary(run, findings, options).join('\n')].join('\n\n')}\n`;
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

function summary(
  run: RunResult<CheckResult>,
  findings: readonly Finding[],
  { hidden, paint }: CheckTextOptions,
): readonly string[] {
  const claims = run.results.flatMap((result) => result.claims).filter(({ kind }) => kind === 'obligation');
  const bugs = findings.filter(({ verdict }) => verdict === 'refuted').length;
  const maybes = findings.filter(({ verdict }) => verdict === 'unproved').length;
  const unknowns = claims.filter(({ verdict }) => verdict === 'unknown').length;
  const lines = [
    `${plural(run.stats.methods, 'method')} checked: ${bugs === 0 ? 'no bugs' : paint.bug(plural(bugs, 'bug'))}, ` +
      `${maybes === 0 ? 'no maybes' : paint.maybe(plural(maybes, 'maybe'))}`,
    ...safe(claims, paint),
    paint.faint(NOT_LOOKED_AT),
  ];
  if (hidden > 0) {
    lines.push(
      `not shown: ${plural(hidden, 'claim')} that only a heap no code was seen to build would break (--latent)`,
    );
  }
  lines.push(...boundedText(run));
  const suppressed = count(run, 'suppressed');
  if (suppressed > 0) lines.push(`suppressed in the source: ${plural(suppressed, 'finding')}`);
  const known = count(run, 'known');
  if (known > 0) lines.push(`known to the baseline: ${plural(known, 'finding')}`);
  if (unknowns > 0) lines.push(`not analysed: ${plural(unknowns, 'claim')}; see above for reasons`);
  if (run.assumptions.length > 0) lines.push(paint.faint(`assuming ${run.assumptions.join(', ')}`));
  return lines;
}

/** Other ways in which a run fails than by what the rules claim. */
const NOT_LOOKED_AT =
  'not looked at: exceptions that code or the library throws itself, but for those that a rule names; failures to load or link classes';

/** Formulas that were neither proved nor broken, and hold in all small heaps; what is shown speaks for itself. */
function boundedText({ results }: RunResult<CheckResult>): readonly string[] {
  const scopes = results.flatMap(({ claims, findings }) => {
    const shown = new Set(findings.map(placeOf));
    return claims.flatMap((claim) =>
      claim.verdict !== 'unproved' || claim.holdsUpToScope === undefined || shown.has(placeOf(claim))
        ? []
        : [claim.holdsUpToScope],
    );
  });
  if (scopes.length === 0) return [];
  const each = scopes.length === 1 ? 'it holds' : 'each holds';
  return [`not proved: ${plural(scopes.length, 'formula')}; ${each} in every heap up to scope ${Math.min(...scopes)}`];
}

function placeOf({ property, location: { file, line, column }, message }: Claim): string {
  return JSON.stringify([property, file, line, column, message]);
}

function count({ results }: RunResult<CheckResult>, key: 'suppressed' | 'known'): number {
  return results.reduce((sum, result) => sum + (result[key]?.length ?? 0), 0);
}

/**
 * One line a rule that has places: how many of them are proved, be it none; those that nothing reaches are counted apart. What was
 * not analysed has a line of its own.
 */
function safe(claims: readonly Claim[], paint: Paint): readonly string[] {
  const properties = [...new Set(claims.map(({ property }) => property))].filter((each) => each !== 'not-analysed');
  return properties.flatMap((property) => {
    const all = claims.filter((claim) => claim.property === property);
    const proved = all.filter(({ verdict }) => verdict === 'proved');
    const unreached = proved.filter((claim) => claim.unreached === true).length;
    const apart = unreached === 0 ? '' : `, ${unreached} of them never reached`;
    return [`${paint.safe('safe:')} ${safeText(property)}: ${proved.length} of ${all.length} places proved${apart}`];
  });
}
