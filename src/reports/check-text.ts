/** What `check` found, for people: each finding with its source, the way to it and how it was replayed. */
import type { CheckResult, Finding } from '../findings/check-result.js';
import type { Claim } from '../findings/claim.js';
import type { RunResult } from '../findings/result.js';
import { headline, methodText, type Paint, plural, safeText, stepsText, witnessText } from './claim-text.js';
import { excerpt, type SourceText } from './excerpt.js';

export { type Paint, PLAIN } from './claim-text.js';

export interface CheckTextOptions {
  readonly source: SourceText;
  /** How many findings are left out because only an unseen heap explains them. */
  readonly hidden: number;
  readonly paint: Paint;
}

export function checkText(run: RunResult<CheckResult>, options: CheckTextOptions): string {
  const found = run.results.flatMap((result) => result.findings.map((finding) => ({ finding, result })));
  const findings = found.map(({ finding }) => finding);
  const parts = found
    .sort((left, right) => byImportance(left.finding, right.finding))
    .map(({ finding, result }) => findingText(finding, result, options).join('\n'));
  return `${[...parts, summary(run, findings, options).join('\n')].join('\n\n')}\n`;
}

const IMPORTANCE: readonly string[] = ['refuted', 'unproved', 'unknown', 'proved'];
const CONFIDENCE: readonly string[] = ['high', 'medium', 'low'];

function byImportance(left: Finding, right: Finding): number {
  return (
    IMPORTANCE.indexOf(left.verdict) - IMPORTANCE.indexOf(right.verdict) ||
    CONFIDENCE.indexOf(left.confidence) - CONFIDENCE.indexOf(right.confidence)
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
    ...(witness === undefined ? [] : witnessText(witness)),
  ];
}

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
  ];
  if (hidden > 0) {
    lines.push(
      `not shown: ${plural(hidden, 'claim')} that only a heap no code was seen to build would break (--latent)`,
    );
  }
  if (unknowns > 0) lines.push(`not analysed: ${plural(unknowns, 'claim')}; see above for reasons`);
  if (run.assumptions.length > 0) lines.push(paint.faint(`assuming ${run.assumptions.join(', ')}`));
  return lines;
}

/** One line a rule: how many of its claims are proved; those that nothing reaches are counted apart. */
function safe(claims: readonly Claim[], paint: Paint): readonly string[] {
  const properties = [...new Set(claims.map(({ property }) => property))];
  return properties.flatMap((property) => {
    const all = claims.filter((claim) => claim.property === property);
    const proved = all.filter(({ verdict }) => verdict === 'proved');
    if (proved.length === 0) return [];
    const unreached = proved.filter((claim) => claim.unreached === true).length;
    const apart = unreached === 0 ? '' : `, ${unreached} of them never reached`;
    return [`${paint.safe('safe:')} ${safeText(property)}: ${proved.length} of ${all.length} places proved${apart}`];
  });
}
