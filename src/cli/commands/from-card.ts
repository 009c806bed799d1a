/** A command of the command line, made from its card. */
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { Command as Listed } from '../../workspace/commands/command.js';
import { commonOptions } from '../../workspace/commands/common-options.js';
import { PROPERTIES } from '../../workspace/commands/index.js';
import {
  type Machine,
  type OptionCard,
  type OptionCards,
  OptionProblem,
  writtenName,
} from '../../workspace/commands/option.js';

/** What was typed: names, options as their cards read them, and which of these stand on the command line. */
export interface Typed {
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly isGiven: (option: string) => boolean;
}

/** All options of a command, shared ones first. */
export function optionsOf({ card, formats }: Pick<Listed, 'card' | 'formats'>): OptionCards {
  return { ...(formats.length === 0 ? {} : commonOptions(formats, PROPERTIES)), ...card.options };
}

export function fromCard(listed: Pick<Listed, 'card' | 'formats'>, action: (typed: Typed) => Promise<void>): Command {
  const { id, purpose, input } = listed.card;
  const command = new Command(id).description(purpose).helpOption('-h, --help', 'print this help');
  const argument = new Argument(input.takes, input.text);
  command.addArgument(input.words === undefined ? argument : argument.choices(input.words));
  if (input.usage !== undefined) command.usage(input.usage.join(`\n       espalier ${id} `));
  for (const [name, option] of Object.entries(optionsOf(listed))) addOption(command, name, option);
  command.addHelpText('after', furtherHelp(listed));
  return command.action((names: string | readonly string[], options: Typed['options']) =>
    action({
      names: typeof names === 'string' ? [names] : names,
      options,
      isGiven: (option) => command.getOptionValueSource(option) === 'cli',
    }),
  );
}

function furtherHelp({ card: { question, page, examples } }: Pick<Listed, 'card'>): string {
  const lines = [
    ...(question === undefined ? [] : [`It answers: ${question}`]),
    'Examples:',
    ...examples.map((example) => `  ${example}`),
    ...(page === undefined ? [] : [`More: ${page}`]),
  ];
  return lines.map((line) => `\n${line}`).join('');
}

function addOption(command: Command, name: string, option: OptionCard<unknown>): void {
  const written = writtenName(name);
  if (option.takes === undefined) {
    command.option(`--${option.isOff === true ? 'no-' : ''}${written}`, option.text);
    return;
  }
  const made = new Option(`--${written} ${option.takes}`, option.text).argParser((word, before: unknown) =>
    read(option, word, before),
  );
  command.addOption(option.initial === undefined ? made : made.default(option.initial));
  if (option.off !== undefined) command.option(`--no-${written}`, option.off);
}

const MACHINE: Machine = { pathSeparator: process.platform === 'win32' ? ';' : ':' };

function read(option: OptionCard<unknown>, word: string, before: unknown): unknown {
  try {
    return option.read === undefined ? word : option.read(word, before, MACHINE);
  } catch (error) {
    throw error instanceof OptionProblem ? new InvalidArgumentError(error.message) : error;
  }
}
