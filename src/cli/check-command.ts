/** `espalier check`: every bug finder over the input, as a linter. */
import { Command } from 'commander';
import type { CheckResult } from '../findings/check-result.js';
import type { ReportedDiagnostic, RunResult } from '../findings/result.js';
import { summaryOf } from '../findings/summary.js';
import { RULES, VERSION } from '../workspace/index.js';
import { openBaseline } from './baseline/baseline-on-disk.js';
import { analyse } from './check/analyse.js';
import { checkStatus, failing } from './check/failing.js';
import { living } from './check/living.js';
import { type CheckOptions, withCheckOptions } from './check/options.js';
import { selectedClasses } from './check/selected-classes.js';
import { testsOf } from './check/tests-of.js';
import { written } from './check/written.js';
import { type Settings, settle } from './configuration/settings.js';
import { display } from './input/files.js';
import type { ExitStatus } from './main.js';
import { openInputs } from './open.js';
import { deliver, report } from './output.js';

export function checkCommand(finish: (status: ExitStatus) => void): Command {
  const command = new Command('check')
    .description('find bugs: null dereferences, failed casts, indices out of bounds, broken assertions')
    .usage('<input...>')
    .helpOption('--help', 'print this help');
  return withCheckOptions(command).action(async (names: readonly string[], options: CheckOptions) => {
    const isGiven = (option: string): boolean => command.getOptionValueSource(option) === 'cli';
    const settled = settle(
      names,
      options,
      isGiven,
      RULES.map(({ id }) => id),
    );
    if (settled.kind === 'settings') finish(await runCheck(settled.settings));
    else finish(refuse(settled.problems));
  });
}

async function runCheck(settings: Settings): Promise<ExitStatus> {
  const { inputs, options } = settings;
  const { baseline: file, updateBaseline = false } = options;
  const baseline = file === undefined ? undefined : openBaseline(file, updateBaseline);
  if (file !== undefined && baseline?.kind === 'problem') {
    return refuse([{ severity: 'error', message: baseline.message, file: display(file) }]);
  }
  const started = performance.now();
  const opened = await openInputs(inputs, options, { focus: true });
  const selected = selectedClasses(settings, opened);
  if (selected.kind === 'problem') return refuse([{ severity: 'error', message: selected.message }]);
  const checked = await analyse(settings, opened, selected.which);
  const lived = living(
    checked,
    opened,
    settings,
    selected.which,
    baseline?.kind === 'baseline' ? baseline.entries : undefined,
  );
  const before: RunResult<CheckResult> = {
    tool: { name: 'espalier', version: VERSION },
    command: 'check',
    library: opened.library,
    assumptions: checked.assumptions,
    results: lived.results,
    diagnostics: [
      ...opened.diagnostics,
      ...checked.diagnostics,
      ...checked.unmatched.map((message): ReportedDiagnostic => ({ severity: 'error', message })),
      ...lived.diagnostics,
      ...checked.inputDiagnostics,
    ],
    summary: summaryOf(
      lived.results,
      RULES.map(({ id }) => id),
    ),
    stats: { methods: checked.methods, milliseconds: Math.round(performance.now() - started) },
  };
  const run = { ...before, diagnostics: [...before.diagnostics, ...testsOf(before, options)] };
  const shown = run.results.flatMap(({ findings }) => findings);
  const isUnusable = opened.unusable(checked.inputDiagnostics) || checked.unmatched.length > 0 || lived.isUnusable;
  const status = checked.faults > 0 ? 3 : checkStatus(shown, failing(settings), isUnusable);
  const delivered = deliver(await written(run, { checked, source: opened.source, options, status }), options);
  report(run.diagnostics, options);
  return delivered || status !== 0 ? status : 2;
}

/** Nothing is checked: the command line or a file that it needs is of no use. */
function refuse(problems: readonly ReportedDiagnostic[]): ExitStatus {
  report(problems, {});
  return 2;
}
