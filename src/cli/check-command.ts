/** `espalier check`: every bug finder over the input, as a linter. */
import type { CheckResult } from '../findings/check-result.js';
import type { ReportedDiagnostic, RunResult } from '../findings/result.js';
import { budgetsText } from '../reports/budgets-text.js';
import type { CheckCommandOptions } from '../workspace/commands/check/card.js';
import { checkCommand } from '../workspace/commands/check/index.js';
import { envelope, errors } from '../workspace/commands/envelope.js';
import { BUDGETS, RULES } from '../workspace/index.js';
import { openBaseline } from './baseline/baseline-on-disk.js';
import { analyse } from './check/analyse.js';
import { checkStatus, failing } from './check/failing.js';
import { fixed, offered } from './check/fixes.js';
import { living } from './check/living.js';
import { newerNotes, newerThan } from './check/newer-rules.js';
import { selectedClasses } from './check/selected-classes.js';
import { testsOf } from './check/tests-of.js';
import { Saves } from './check/watch.js';
import { written } from './check/written.js';
import type { Typed } from './commands/from-card.js';
import { type Settings, settle } from './configuration/settings.js';
import type { ExitStatus } from './exit-status.js';
import { display } from './input/files.js';
import { openInputs } from './open.js';
import { deliver, report } from './output.js';

const MILLISECONDS = 1000;

export async function performCheck({ names, options, isGiven }: Typed): Promise<ExitStatus> {
  // Read by the card of this command.
  const read = options as unknown as CheckCommandOptions;
  if (read.explainBudgets === true) {
    process.stdout.write(budgetsText(BUDGETS, read.budget ?? 1));
    return 0;
  }
  const settled = settle(names, read, isGiven, checkCommand.claims);
  if (settled.kind !== 'settings') return refuse(settled.problems);
  return read.watch === true ? watchCheck(settled.settings) : runCheck(settled.settings);
}

/** Again whenever something is saved; ends when the process is interrupted. */
async function watchCheck(settings: Settings): Promise<ExitStatus> {
  const { inputs, options } = settings;
  const { classpath, sourcepath, specs, output } = options;
  const saves = new Saves([...inputs, ...classpath, ...sourcepath, ...specs], output);
  for (;;) {
    const started = performance.now();
    const status = await runCheck(settings);
    const seconds = ((performance.now() - started) / MILLISECONDS).toFixed(1);
    if (options.quiet !== true) process.stderr.write(`${seconds} s, status ${status}; waiting for changes\n`);
    await saves.next();
  }
}

async function runCheck(settings: Settings): Promise<ExitStatus> {
  const { inputs, options } = settings;
  const { baseline: file, updateBaseline = false } = options;
  const baseline = file === undefined ? undefined : openBaseline(file, updateBaseline ? 'updated' : 'read');
  if (file !== undefined && baseline?.kind === 'problem') {
    return refuse([{ severity: 'error', message: baseline.message, file: display(file) }]);
  }
  const started = Date.now();
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
  const results = offered(lived.results, opened, options);
  const before: RunResult<CheckResult> = envelope(checkCommand.card, {
    library: opened.library,
    assumptions: checked.assumptions,
    results,
    diagnostics: [
      ...opened.diagnostics,
      ...checked.diagnostics,
      ...errors(checked.unmatched),
      ...lived.diagnostics,
      ...checked.inputDiagnostics,
    ],
    rules: RULES.map(({ id }) => id),
    methods: checked.methods,
    started,
  });
  const shown = before.results.flatMap(({ findings }) => findings);
  const isNewer = newerThan(RULES, [settings.version, baseline?.kind === 'baseline' ? baseline.tool : undefined]);
  const notes = [...newerNotes(shown, isNewer), ...testsOf(before, options), ...fixed(before, opened, options)];
  const run = { ...before, diagnostics: [...before.diagnostics, ...notes] };
  const counted = shown.filter(({ rule }) => !isNewer(rule));
  const isUnusable = opened.unusable(checked.inputDiagnostics) || checked.unmatched.length > 0 || lived.isUnusable;
  const status = checked.faults > 0 ? 3 : checkStatus(counted, failing(settings), { ...run, isUnusable });
  const delivered = deliver(await written(run, { checked, source: opened.source, options, status }), options);
  report(run.diagnostics, options);
  return delivered || status !== 0 ? status : 2;
}

/** Nothing is checked: the command line or a file that it needs is of no use. */
function refuse(problems: readonly ReportedDiagnostic[]): ExitStatus {
  report(problems, {});
  return 2;
}
