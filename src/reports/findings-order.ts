/** The order in which findings are shown: what was replayed first, then what is surest, then by place. */
import type { CheckResult, Finding } from '../findings/check-result.js';
import type { RunResult } from '../findings/result.js';

export interface PlacedFinding<F extends Finding = Finding> {
  readonly finding: F;
  readonly result: CheckResult;
}

const VERDICTS: readonly string[] = ['refuted', 'unproved', 'unknown', 'proved'];
const CONFIDENCES: readonly string[] = ['high', 'medium', 'low'];

export function orderedFindings({ results }: Pick<RunResult<CheckResult>, 'results'>): readonly PlacedFinding[] {
  return results
    .flatMap((result) => result.findings.map((finding) => ({ finding, result })))
    .sort((left, right) => compareFindings(left.finding, right.finding));
}

export function compareFindings(left: Finding, right: Finding): number {
  return (
    VERDICTS.indexOf(left.verdict) - VERDICTS.indexOf(right.verdict) ||
    CONFIDENCES.indexOf(left.confidence) - CONFIDENCES.indexOf(right.confidence) ||
    compareTexts(left.location.file, right.location.file) ||
    left.location.line - right.location.line ||
    left.location.column - right.location.column ||
    compareTexts(left.rule, right.rule)
  );
}

/** Not by the customs of a language: the same everywhere. */
function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
