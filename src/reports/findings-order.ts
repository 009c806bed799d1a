/**
 * The order in which findings are shown: what was replayed first, then what fails whenever its line is reached, then what may fail, then what was not
 * decided; each group by place.
 */
import type { CheckResult, Finding } from '../findings/check-result.js';
import type { RunResult } from '../findings/result.js';

export interface PlacedFinding<F extends Finding = Finding> {
  readonly finding: F;
  readonly result: CheckResult;
}

const VERDICTS: readonly string[] = ['refuted', 'unproved', 'unknown', 'proved'];

export function orderedFindings({ results }: Pick<RunResult<CheckResult>, 'results'>): readonly PlacedFinding[] {
  return results
    .flatMap((result) => result.findings.map((finding) => ({ finding, result })))
    .sort((left, right) => compareFindings(left.finding, right.finding));
}

export function compareFindings(left: Finding, right: Finding): number {
  return (
    VERDICTS.indexOf(left.verdict) - VERDICTS.indexOf(right.verdict) ||
    isUncertain(left) - isUncertain(right) ||
    compareTexts(left.location.file, right.location.file) ||
    left.location.line - right.location.line ||
    left.location.column - right.location.column ||
    compareTexts(left.rule, right.rule)
  );
}

/** Of what was not replayed, what is sure comes first. */
function isUncertain({ verdict, confidence }: Finding): number {
  return verdict === 'unproved' && confidence !== 'high' ? 1 : 0;
}

/** Not by the customs of a language: the same everywhere. */
function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
