/** Offers edits for findings: those that were tried and prove their place. */
import type { CheckResult, Finding, OfferedFix, TextEdit } from '../../findings/check-result.js';
import { WORKSPACE_BUDGETS } from '../budgets.js';
import type { Workspace } from '../workspace.js';
import { lineStarts } from './apply.js';
import { type Candidate, candidatesFor } from './candidates.js';
import { proves } from './trial.js';

const MOST_TRIALS = WORKSPACE_BUDGETS['edits/offers'].mostTrials.most;

/** `source` gives the texts of input files. */
export function withOffers(
  workspace: Workspace,
  results: readonly CheckResult[],
  source: (file: string) => string | undefined,
): readonly CheckResult[] {
  const files = new Set(workspace.inputFiles().filter((file) => file.endsWith('.java')));
  let trials = 0;
  const offersFor = (result: CheckResult, finding: Finding): readonly OfferedFix[] => {
    const { file, line, column } = finding.location;
    const text = files.has(file) ? source(file) : undefined;
    if (text === undefined || finding.verdict === 'unknown') return [];
    const starts = lineStarts(text);
    const offset = (starts[line - 1] ?? text.length) + column - 1;
    const parsed = workspace.parse(file, text);
    return candidatesFor(parsed, finding, offset)
      .filter((candidate) => trials++ < MOST_TRIALS && proves(workspace, { result, finding, offset, text }, candidate))
      .map((candidate) => offerOf(candidate, file, starts));
  };
  return results.map((result) => {
    if (result.findings.length === 0) return result;
    const findings = result.findings.map((finding) => {
      const fixes = offersFor(result, finding);
      return fixes.length === 0 ? finding : { ...finding, fixes };
    });
    return { ...result, findings };
  });
}

function offerOf({ description, replacements }: Candidate, file: string, starts: readonly number[]): OfferedFix {
  const position = (offset: number): TextEdit['start'] => {
    const line = starts.filter((start) => start <= offset).length;
    return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
  };
  const edits = replacements.map(({ start, end, text }) => ({
    file,
    start: position(start),
    end: position(end),
    replacement: text,
  }));
  return { description, edits };
}
