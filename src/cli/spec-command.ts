/** `espalier spec`: a relational specification of each method. */
import { Command } from 'commander';
import type { ReportedDiagnostic, RunResult } from '../findings/result.js';
import type { SpecResult } from '../findings/spec-result.js';
import { PLAIN } from '../reports/claim-text.js';
import { jsonReport } from '../reports/json.js';
import { specText } from '../reports/spec-text.js';
import { loadSolver, spec, VERSION } from '../workspace/index.js';
import { COLOURS, isPainted } from './colours.js';
import { exitStatus } from './exit-status.js';
import { librarySpecifications } from './library-specifications.js';
import type { ExitStatus } from './main.js';
import { type Opened, openInputs } from './open.js';
import { type CommonOptions, positiveInteger, repeated, withCommonOptions } from './options.js';
import { deliver, report } from './output.js';
import { progressLine } from './progress.js';

interface SpecOptions extends CommonOptions {
  readonly all?: boolean;
  readonly ascii?: boolean;
  readonly steps?: number;
  readonly objects?: number;
  readonly operators?: number;
  readonly contexts?: number;
  readonly check?: boolean;
  readonly property: readonly string[];
  readonly scope?: number;
  readonly replay: boolean;
}

export function specCommand(finish: (status: ExitStatus) => void): Command {
  const command = new Command('spec')
    .description('write down what each method does to the heap, in terms of the state before the call')
    .usage('<input...>')
    .helpOption('--help', 'print this help');
  return withCommonOptions(command, ['text', 'json', 'alloy', 'jml'])
    .option('--all', 'also relations that do not change, and methods that compilers add')
    .option('--ascii', "text in Alloy's spelling, without other signs")
    .option('--steps <n>', 'steps along a field before they become its closure (k, default 3)', positiveInteger)
    .option('--objects <n>', 'new objects of a class before the rest becomes a set (m, default 5)', positiveInteger)
    .option('--operators <n>', 'operators of a bound before it is given up (n, default 1300)', positiveInteger)
    .option('--contexts <n>', 'receiver classes for which a method is summarised apart (l, default 5)', positiveInteger)
    .option('--check', 'check ensures clauses and invariants against the specifications')
    .option(
      '--property <formula>',
      'check that it holds after every method in which it means something (repeatable)',
      repeated,
      [],
    )
    .option('--scope <n>', 'objects of each class in checks (default 4)', positiveInteger)
    .option('--no-replay', 'do not try counterexamples on the real methods')
    .action(async (names: readonly string[], options: SpecOptions) => {
      const opened = await openInputs(names, options, { focus: true });
      return finish(await runSpec(opened, options));
    });
}

async function runSpec(opened: Opened, options: SpecOptions): Promise<ExitStatus> {
  const { workspace, diagnostics, unusable, library } = opened;
  const started = performance.now();
  const progress = progressLine(options);
  const { steps, objects, operators, contexts } = options;
  const isChecked = options.check === true || options.property.length > 0;
  const checking = isChecked
    ? {
        solver: await loadSolver(),
        properties: options.property,
        replay: options.replay,
        ...(options.scope === undefined ? {} : { scope: options.scope }),
        ...(options.budgetMs === undefined ? {} : { milliseconds: options.budgetMs }),
      }
    : undefined;
  const found = spec(workspace, {
    classes: options.class,
    methods: options.method,
    isAll: options.all === true,
    limits: {
      ...(steps === undefined ? {} : { steps }),
      ...(objects === undefined ? {} : { objects }),
      ...(operators === undefined ? {} : { operators }),
      ...(contexts === undefined ? {} : { contexts }),
    },
    libraries: librarySpecifications(options.specs),
    budget: options.budget,
    ...(options.budgetMs === undefined ? {} : { milliseconds: options.budgetMs }),
    onProgress: progress.show,
    ...(checking === undefined ? {} : { checking }),
    ...(options.format === 'alloy' || options.format === 'jml' ? { exported: options.format } : {}),
  });
  progress.clear();
  const result: RunResult<SpecResult> = {
    tool: { name: 'espalier', version: VERSION },
    command: 'spec',
    library,
    assumptions: found.assumptions,
    results: found.results,
    diagnostics: [
      ...diagnostics,
      ...found.diagnostics,
      ...found.unmatched.map((message): ReportedDiagnostic => ({ severity: 'error', message })),
      ...workspace.diagnostics(),
    ],
    stats: { methods: found.results.length, milliseconds: Math.round(performance.now() - started) },
  };
  const delivered = deliver(found.exported ?? written(result, opened.source, options), options);
  report(result.diagnostics, options);
  if (found.faults > 0) return 3;
  const claims = result.results.flatMap((each) => each.claims);
  return exitStatus(claims, options.failOn, unusable() || found.unmatched.length > 0 || !delivered);
}

function written(result: RunResult<SpecResult>, source: Opened['source'], options: SpecOptions): string {
  if (options.format === 'json') return jsonReport(result);
  return specText(result, {
    source,
    isAscii: options.ascii === true,
    isAll: options.all === true,
    paint: isPainted(options) ? COLOURS : PLAIN,
  });
}
