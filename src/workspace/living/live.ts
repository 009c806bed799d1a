/** What a team has said about findings before: rules that are off, suppressions in the program, a baseline. */
import { UNUSED_SUPPRESSION } from '../../analyses/check/suppression/rule.js';
import type { CheckResult, RuleCard } from '../../findings/check-result.js';
import type { ReportedDiagnostic } from '../../findings/result.js';
import type { Workspace } from '../workspace.js';
import { withAskedFor } from './asked-for.js';
import { type BaselineEntry, type Compared, compareWithBaseline } from './baseline.js';
import { inputMembership, presence } from './presence.js';
import { readSuppressions } from './read-suppressions.js';
import { statements } from './statement-text.js';
import { suppress } from './suppression.js';
import { unusedResults } from './unused-suppressions.js';

export interface LivingOptions {
  /** Rules whose findings nobody wants to see. */
  readonly off: ReadonlySet<string>;
  readonly rules: readonly RuleCard[];
  /** Verdicts and rules that make the run fail. */
  readonly failing: ReadonlySet<string>;
  readonly source: (file: string) => string | undefined;
  readonly baseline?: readonly BaselineEntry[];
  /** How the baseline names a file. */
  readonly fileName: (file: string) => string;
  /** Whether a file that the baseline names is there, but not in the input. */
  readonly isElsewhere: (file: string) => boolean;
  /** Whether all methods of the class were to be checked. */
  readonly isWhole: (className: string) => boolean;
}

export interface Lived {
  readonly results: readonly CheckResult[];
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** Undefined without a baseline. */
  readonly comparison: Compared | undefined;
  readonly counts: { readonly suppressed: number; readonly known: number };
}

export function live(workspace: Workspace, all: readonly CheckResult[], options: LivingOptions): Lived {
  const { off, source, baseline, isWhole } = options;
  const known = options.rules.map(({ id }) => id);
  const asked = withAskedFor(all, options.failing);
  const wanted = off.size === 0 ? asked : asked.map((result) => without(result, off));
  const { suppressors, diagnostics } = readSuppressions(workspace, all, source, known);
  const { results: told, unused } = suppress(wanted, suppressors);
  const wholeFiles = filesOfWhole(workspace, all, isWhole);
  const idle = unused.filter(
    ({ suppressor, rule }) =>
      wholeFiles.has(suppressor.location.file) &&
      !(rule !== undefined && off.has(rule)) &&
      !off.has(UNUSED_SUPPRESSION.id) &&
      rule !== UNUSED_SUPPRESSION.id,
  );
  const complained = unusedResults(idle, all);
  // What is said of suppressions can be suppressed itself.
  const results = [...told, ...suppress(complained, suppressors).results];
  const isInput = inputMembership(workspace.table);
  const comparison =
    baseline === undefined
      ? undefined
      : compareWithBaseline(results, baseline, {
          code: statements(source),
          fileName: options.fileName,
          ...presence(workspace, options.isElsewhere),
          isJudged: (name, rule) => isInput(name) && isWhole(name) && !off.has(rule),
        });
  const lived = comparison?.results ?? results;
  const count = (key: 'suppressed' | 'known'): number =>
    lived.reduce((sum, result) => sum + (result[key]?.length ?? 0), 0);
  return {
    results: lived,
    diagnostics,
    comparison,
    counts: { suppressed: count('suppressed'), known: count('known') },
  };
}

/** A rule that is off is not looked at. */
function without(result: CheckResult, off: ReadonlySet<string>): CheckResult {
  if (!result.claims.some(({ property }) => off.has(property)) && !result.findings.some(({ rule }) => off.has(rule)))
    return result;
  return {
    ...result,
    claims: result.claims.filter(({ property }) => !off.has(property)),
    findings: result.findings.filter(({ rule }) => !off.has(rule)),
  };
}

/** Files of which every class was to be checked: only there a suppression without effect is an unused one. */
function filesOfWhole(
  { table }: Workspace,
  results: readonly CheckResult[],
  isWhole: (className: string) => boolean,
): ReadonlySet<string> {
  const files = new Set(results.map(({ location }) => location.file));
  for (const name of table.inputs()) {
    if (isWhole(name)) continue;
    const file = table.find(name)?.span.file;
    if (file !== undefined) files.delete(file);
  }
  return files;
}
