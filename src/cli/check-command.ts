/** `espalier check`: every bug finder over the input, as a linter. */
import { Command } from 'commander';
import type { CheckResult } from '../findings/check-result.js';
import type { ReportedDiagnostic, RunResult } from '../findings/result.js';
import { checkText, PLAIN } from '../reports/check-text.js';
import { jsonReport } from '../reports/json.js';
import { sarifReport } from '../reports/sarif.js';
import { type Checked, check, VERSION } from '../workspace/index.js';
import { COLOURS, isPainted } from './colours.js';
import { exitStatus } from './exit-status.js';
import type { ExitStatus } from './main.js';
import { type Opened, openInputs } from './open.js';
import { type CommonOptions, withCommonOptions } from './options.js';
import { deliver, report } from './output.js';
import { progressLine } from './progress.js';

interface CheckOptions extends CommonOptions {
  readonly latent?: boolean;
  readonly replay: boolean;
}

export function checkCommand(finish: (status: ExitStatus) => void): Command {
  const command = new Command('check')
    .description('find bugs: null dereferences, failed casts, indices out of bounds, broken assertions')
    .usage('<input...>')
    .helpOption('--help', 'print this help');
  return withCommonOptions(command, ['text', 'json', 'sarif'])
    .option('--latent', 'also show what only a heap that no code was seen to build would break')
    .option('--no-replay', 'do not try to replay findings in the interpreter')
    .action(async (names: readonly string[], options: CheckOptions) => {
      finish(runCheck(await openInputs(names, options, { focus: true }), options));
    });
}

function runCheck({ workspace, diagnostics, unusable, source, library }: Opened, options: CheckOptions): ExitStatus {
  const started = performance.now();
  const progress = progressLine(options);
  const checked = check(workspace, {
    classes: options.class,
    methods: options.method,
    latent: options.latent === true,
    replay: options.replay,
    budget: options.budget,
    ...(options.budgetMs === undefined ? {} : { budgetMilliseconds: options.budgetMs }),
    onProgress: progress.show,
    source,
  });
  progress.clear();
  const problems: readonly ReportedDiagnostic[] = [
    ...diagnostics,
    ...checked.diagnostics,
    ...checked.unmatched.map((message): ReportedDiagnostic => ({ severity: 'error', message })),
  ];
  const result: RunResult<CheckResult> = {
    tool: { name: 'espalier', version: VERSION },
    command: 'check',
    library,
    assumptions: checked.assumptions,
    results: checked.results,
    diagnostics: [...problems, ...workspace.diagnostics()],
    stats: { methods: checked.methods, milliseconds: Math.round(performance.now() - started) },
  };
  deliver(written(result, checked, source, options), options);
  report(result.diagnostics, options);
  if (checked.faults > 0) return 3;
  // What is not shown does not fail a build.
  const shown = result.results.flatMap(({ findings }) => findings);
  return exitStatus(shown, options.failOn, unusable() || checked.unmatched.length > 0);
}

function written(
  result: RunResult<CheckResult>,
  { rules, hidden }: Checked,
  source: Opened['source'],
  options: CheckOptions,
): string {
  if (options.format === 'json') return jsonReport(result);
  if (options.format === 'sarif') return sarifReport(result, rules);
  return checkText(result, { source, hidden, paint: isPainted(options) ? COLOURS : PLAIN });
}
