/** Applies what the team has said before: rules that are off, suppressions, the baseline. */
import type { CheckResult } from '../../findings/check-result.js';
import type { ReportedDiagnostic } from '../../findings/result.js';
import { type BaselineEntry, type Checked, isAskedFor, isClassMeant, live, withHidden } from '../../workspace/index.js';
import { elsewhere, namedFrom, writeBaseline } from '../baseline/baseline-on-disk.js';
import type { Settings } from '../configuration/settings.js';
import { display } from '../input/files.js';
import type { Opened } from '../open.js';
import { failing } from './failing.js';
import type { WhichClasses } from './selected-classes.js';

export interface LivingRun {
  readonly results: readonly CheckResult[];
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** The baseline could not be written. */
  readonly isUnusable: boolean;
}

export function living(
  { results, rules }: Checked,
  { workspace, source }: Opened,
  settings: Settings,
  which: WhichClasses,
  baseline: readonly BaselineEntry[] | undefined,
): LivingRun {
  const { options } = settings;
  const isAsked = isAskedFor(which);
  const isWhole = (name: string): boolean =>
    options.method.length === 0 && (options.class.length === 0 || isClassMeant(name, options.class)) && isAsked(name);
  const lived = live(workspace, results, {
    off: new Set(Object.entries(settings.rules).flatMap(([rule, level]) => (level === 'off' ? [rule] : []))),
    rules,
    failing: failing(settings),
    source,
    ...(baseline === undefined ? {} : { baseline }),
    fileName: namedFrom(options.baseline ?? '.'),
    isElsewhere: elsewhere(options.baseline ?? '.', workspace.inputFiles()),
    isWhole,
  });
  const diagnostics = [...lived.diagnostics];
  const { comparison } = lived;
  if (comparison === undefined || options.baseline === undefined) {
    return { results: lived.results, diagnostics, isUnusable: false };
  }
  const file = display(options.baseline);
  if (options.updateBaseline !== true) {
    const count = comparison.stale.length;
    if (count > 0) diagnostics.push({ severity: 'note', message: staleText(count), file });
    return { results: lived.results, diagnostics, isUnusable: false };
  }
  const problem = writeBaseline(options.baseline, comparison.entries);
  if (problem === undefined) {
    diagnostics.push({ severity: 'note', message: writtenText(comparison.entries.length), file });
    return { results: lived.results.map(allKnown), diagnostics, isUnusable: false };
  }
  return {
    results: lived.results,
    diagnostics: [...diagnostics, { severity: 'error', message: problem, file }],
    isUnusable: true,
  };
}

function staleText(count: number): string {
  const what = count === 1 ? '1 finding of the baseline is' : `${count} findings of the baseline are`;
  return `${what} gone; --update-baseline removes ${count === 1 ? 'it' : 'them'}`;
}

function writtenText(count: number): string {
  return `written: ${count === 1 ? '1 finding is' : `${count} findings are`} known from now on`;
}

/** What was just written down is known. */
function allKnown(result: CheckResult): CheckResult {
  if (result.findings.length === 0) return result;
  const known = [...(result.known ?? []), ...result.findings];
  return withHidden({ ...result, findings: [], known }, result.findings, 'known');
}
