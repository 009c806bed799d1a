/** The command line: parses arguments, hands over to the commands, turns their answer into an exit status. */
import { Command, CommanderError } from 'commander';
import { COMMANDS, type ToolId } from '../workspace/commands/index.js';
import { VERSION } from '../workspace/index.js';
import { performCheck } from './check-command.js';
import { fromCard, type Typed } from './commands/from-card.js';
import { perform } from './commands/perform.js';
import { performCompletion } from './completion/completion-command.js';
import { performExplore } from './explore-command.js';
import { endWithStream } from './output.js';
import { performRun } from './run-command.js';
import { performExplain, performInit } from './setup/index.js';

/** 0 nothing is wrong, 1 an obligation failed, 2 the command line or an input could not be used, 3 a fault of our own. */
export type ExitStatus = 0 | 1 | 2 | 3;

/** What this shell does itself under the names of tools. */
const TOOLS: Readonly<Record<ToolId, (typed: Typed) => ExitStatus | Promise<ExitStatus>>> = {
  check: performCheck,
  explore: performExplore,
  run: performRun,
  completion: performCompletion,
  init: performInit,
  explain: performExplain,
};

async function main(argv: readonly string[]): Promise<ExitStatus> {
  let status: ExitStatus = 0;
  const program = new Command('espalier')
    .description('Reads Java programs and proves what they do to the heap.')
    .version(VERSION, '-v, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .showHelpAfterError('(espalier --help lists the commands)')
    .exitOverride();
  for (const listed of COMMANDS) {
    const command = fromCard(listed, async (typed) => {
      status = await (listed.kind === 'analysis' ? perform(listed, typed) : TOOLS[listed.card.id as ToolId](typed));
    });
    program.addCommand(command.exitOverride());
  }
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
