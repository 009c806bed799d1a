/** `espalier ir INPUT…`: prints the intermediate representation. */
import { Command } from 'commander';
import { printInputs } from '../workspace/index.js';
import type { ExitStatus } from './main.js';
import { openInputs } from './open.js';
import { type CommonOptions, withCommonOptions } from './options.js';
import { deliver, report } from './output.js';

interface IrOptions extends CommonOptions {
  readonly spans?: boolean;
}

export function irCommand(finish: (status: ExitStatus) => void): Command {
  const command = new Command('ir')
    .description('print the intermediate representation')
    .helpOption('--help', 'print this help');
  return withCommonOptions(command, ['text'])
    .option('--spans', 'print source positions, so that the text parses back to the same program')
    .action(async (inputs: readonly string[], options: IrOptions) => {
      const { workspace, diagnostics, unusable } = await openInputs(inputs, options, { focus: true });
      const selection = { classes: options.class, methods: options.method, spans: options.spans === true };
      const { text, unmatched } = printInputs(workspace, selection);
      deliver(text, options);
      const found = workspace.diagnostics();
      report(
        [...diagnostics, ...found, ...unmatched.map((message) => ({ severity: 'error' as const, message }))],
        options,
      );
      finish(unusable() || unmatched.length > 0 ? 2 : 0);
    });
}
