/** `--emit-tests`: writes a failing test for each replayed bug, and says what could not be written. */
import type { CheckResult } from '../../findings/check-result.js';
import type { ReportedDiagnostic, RunResult } from '../../findings/result.js';
import { emittedTests } from '../../reports/emitted-tests/index.js';
import type { CheckCommandOptions } from '../../workspace/commands/check/card.js';
import { writeTests } from '../emit-tests.js';

export function testsOf(
  run: RunResult<CheckResult>,
  { emitTests: folder }: Pick<CheckCommandOptions, 'emitTests'>,
): readonly ReportedDiagnostic[] {
  if (folder === undefined) return [];
  const { files, notes } = emittedTests(run);
  return [...notes, ...writeTests(folder, files)];
}
