/** `espalier ir INPUT…`: prints the intermediate representation. */
import { Command } from 'commander';
import type { ReportedDiagnostic } from '../findings/result.js';
import { jsonReport } from '../reports/json.js';
import { type PrintOptions, printInputs, printMethods, VERSION } from '../workspace/index.js';
import type { ExitStatus } from './main.js';
import { type Opened, openInputs } from './open.js';
import { type CommonOptions, withCommonOptions } from './options.js';
import { deliver, report } from './output.js';

interface IrOptions extends CommonOptions {
  readonly spans?: boolean;
}

export function irCommand(finish: (status: ExitStatus) => void): Command {
  const command = new Command('ir')
    .description('print the intermediate representation')
    .helpOption('--help', 'print this help');
  return withCommonOptions(command, ['text', 'json'])
    .option('--spans', 'print source positions, so that the text parses back to the same program')
    .action(async (inputs: readonly string[], options: IrOptions) => {
      finish(printIr(await openInputs(inputs, options, { focus: true }), options));
    });
}

function printIr(opened: Opened, options: IrOptions): ExitStatus {
  const { workspace, unusable } = opened;
  const selection = { classes: options.class, methods: options.method, spans: options.spans === true };
  const { text, unmatched } =
    options.format === 'json' ? printJson(opened, selection) : printInputs(workspace, selection);
  const delivered = deliver(text, options);
  report(problemsOf(opened, unmatched), options);
  return unusable() || unmatched.length > 0 || !delivered ? 2 : 0;
}

function printJson(
  opened: Opened,
  selection: PrintOptions,
): { readonly text: string; readonly unmatched: readonly string[] } {
  const started = performance.now();
  const { results, unmatched } = printMethods(opened.workspace, selection);
  const text = jsonReport({
    tool: { name: 'espalier', version: VERSION },
    command: 'ir',
    library: opened.library,
    assumptions: [],
    results,
    diagnostics: problemsOf(opened, unmatched),
    stats: { methods: results.length, milliseconds: Math.round(performance.now() - started) },
  });
  return { text, unmatched };
}

/** Known once the bodies were printed: they are read on demand. */
function problemsOf({ workspace, diagnostics }: Opened, unmatched: readonly string[]): readonly ReportedDiagnostic[] {
  return [
    ...diagnostics,
    ...workspace.diagnostics(),
    ...unmatched.map((message): ReportedDiagnostic => ({ severity: 'error', message })),
  ];
}
