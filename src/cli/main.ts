/** The command line: parses arguments, hands over to the commands, turns their answer into an exit status. */
import { Command, CommanderError } from 'commander';
import { VERSION } from '../workspace/index.js';
import { checkCommand } from './check-command.js';
import { exploreCommand } from './explore-command.js';
import { invariantsCommand } from './invariants-command.js';
import { irCommand } from './ir-command.js';
import { endWithStream } from './output.js';
import { runCommand } from './run-command.js';
import { shapeCommand } from './shape-command.js';
import { specCommand } from './spec-command.js';
import { typestateCommand } from './typestate-command.js';

/** 0 nothing is wrong, 1 an obligation failed, 2 the command line or an input could not be used, 3 a fault of our own. */
export type ExitStatus = 0 | 1 | 2 | 3;

async function main(argv: readonly string[]): Promise<ExitStatus> {
  let status: ExitStatus = 0;
  const finish = (result: ExitStatus): void => {
    status = result;
  };
  const program = new Command('espalier')
    .description('Reads Java programs and proves what they do to the heap.')
    .version(VERSION, '--version', 'print the version')
    .helpOption('--help', 'print this help')
    .helpCommand(false)
    .showHelpAfterError('(espalier --help lists the commands)')
    .exitOverride()
    .addCommand(checkCommand(finish).exitOverride())
    .addCommand(shapeCommand(finish).exitOverride())
    .addCommand(invariantsCommand(finish).exitOverride())
    .addCommand(typestateCommand(finish).exitOverride())
    .addCommand(specCommand(finish).exitOverride())
    .addCommand(exploreCommand(finish).exitOverride())
    .addCommand(runCommand(finish).exitOverride())
    .addCommand(irCommand(finish).exitOverride());
  try {
    await program.parseAsync(withLongNames(argv));
    return status;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    process.stderr.write(`espalier: internal fault: ${error instanceof Error ? error.stack : String(error)}\n`);
    return 3;
  }
}

/** Short options of more than one letter, known from `java`. */
const LONG_NAMES: Readonly<Record<string, string>> = { '-cp': '--classpath', '-ea': '--enable-assertions' };

function withLongNames(argv: readonly string[]): string[] {
  const separator = argv.indexOf('--');
  return argv.map((word, index) => (separator >= 0 && index > separator ? word : (LONG_NAMES[word] ?? word)));
}

process.stdout.on('error', endWithStream);
process.stderr.on('error', endWithStream);
process.exitCode = await main(process.argv);
