/** Edits: offered with findings where programs read them, applied with `--fix`. */
import { readFileSync } from 'node:fs';
import type { CheckResult, Finding } from '../../findings/check-result.js';
import type { ReportedDiagnostic, RunResult } from '../../findings/result.js';
import type { CheckCommandOptions } from '../../workspace/commands/check/card.js';
import { applied, withOffers } from '../../workspace/index.js';
import { cacheFolder } from '../cache/cached.js';
import { keptOffers } from '../cache/kept-offers.js';
import { display } from '../input/files.js';
import type { Opened } from '../open.js';
import { writeWhole } from '../write-file.js';

/** Trying edits takes time: it is spent where they are applied, or where the format carries them. */
export function offered(
  results: readonly CheckResult[],
  opened: Opened,
  options: CheckCommandOptions,
): readonly CheckResult[] {
  const { fix, format, cache, budgetMs } = options;
  const isWanted = fix === true || format === 'json' || format === 'sarif';
  if (!isWanted) return results;
  const { workspace, source } = opened;
  const keeping = { folder: cacheFolder(cache, budgetMs), common: options };
  return keptOffers(keeping, opened, results, () => withOffers(workspace, results, source));
}

/** Writes each file as a whole, or leaves it as it is; says what was done. */
export function fixed(
  { results }: Pick<RunResult<CheckResult>, 'results'>,
  { workspace, source }: Opened,
  { fix }: Pick<CheckCommandOptions, 'fix'>,
): readonly ReportedDiagnostic[] {
  if (fix !== true) return [];
  const byFile = new Map<string, Finding[]>();
  for (const finding of results.flatMap(({ findings }) => findings)) {
    if (finding.fixes === undefined) continue;
    const { file } = finding.location;
    byFile.set(file, [...(byFile.get(file) ?? []), finding]);
  }
  if (byFile.size === 0) return [{ severity: 'note', message: '--fix: no edit was found that proves its place' }];
  return [...byFile].flatMap(([file, findings]) => fixedFile(file, findings, source(file), workspace));
}

function fixedFile(
  file: string,
  findings: readonly Finding[],
  text: string | undefined,
  workspace: Opened['workspace'],
): readonly ReportedDiagnostic[] {
  const refuse = (message: string): readonly ReportedDiagnostic[] => [
    { severity: 'warning', message: `--fix: not edited: ${message}`, file: display(file) },
  ];
  try {
    // What was analysed must be what is there, byte for byte.
    if (text === undefined || readFileSync(file, 'utf8') !== text) return refuse('its text is not what was analysed');
    const edit = applied(
      text,
      findings.map(({ fixes }) => fixes?.[0]?.edits ?? []),
    );
    if (workspace.parse(file, edit.text).diagnostics.length > 0) return refuse('the edits do not go together');
    writeWhole(file, edit.text);
    return findings.map(({ fixes, location, rule }, index): ReportedDiagnostic => {
      const what = `${fixes?.[0]?.description ?? ''} [${rule}]`;
      return edit.refused.has(index)
        ? { severity: 'warning', message: `--fix: overlaps another edit, run again: ${what}`, ...location }
        : { severity: 'note', message: `--fix: edited: ${what}`, ...location };
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
