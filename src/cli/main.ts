/**
 * The command line: parses arguments, hands over to the commands, turns their answer into an exit status.
 *
 * What needs no program is answered here: the version, help, completion, mistakes of the command line. The analyzer is
 * loaded after that.
 */
import { Command, CommanderError } from 'commander';
import { COMMANDS } from '../workspace/commands/index.js';
import { VERSION } from '../workspace/version.js';
import { fromCard, type Typed } from './commands/from-card.js';
import { performCompletion } from './completion/completion-command.js';
import type { ExitStatus } from './exit-status.js';
import { endWithStream } from './output.js';
import { loadAnalyzer } from './start/index.js';

async function perform(id: string, typed: Typed): Promise<ExitStatus> {
  if (id === 'completion') return performCompletion(typed);
  const { perform } = await loadAnalyzer(id);
  return perform(id, typed);
}

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
      status = await perform(listed.card.id, typed);
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
