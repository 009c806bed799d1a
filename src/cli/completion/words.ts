/** What may be typed, read from the cards: the same for every shell. */
import type { Command } from '../../workspace/commands/command.js';
import { COMMANDS } from '../../workspace/commands/index.js';
import { type OptionCard, writtenName } from '../../workspace/commands/option.js';
import { optionsOf } from '../commands/from-card.js';

export interface TypedCommand {
  readonly id: string;
  readonly text: string;
  readonly options: readonly TypedOption[];
  /** Words that it takes; absent: files. */
  readonly words?: readonly string[];
}

export interface TypedOption {
  /** With its dashes. */
  readonly name: string;
  readonly text: string;
  /** What may follow; absent: it is a switch. */
  readonly follows?: 'files' | 'folders' | 'anything' | readonly string[];
}

export function typedCommands(commands: readonly Command[] = COMMANDS): readonly TypedCommand[] {
  return commands.map((command) => {
    const { id, purpose, input } = command.card;
    const options = Object.entries(optionsOf(command)).flatMap(([name, option]) => typedOptions(name, option));
    return {
      id,
      text: purpose,
      options: [...options, { name: '--help', text: 'print this help' }],
      ...(input.words === undefined ? {} : { words: input.words }),
    };
  });
}

function typedOptions(name: string, option: OptionCard<unknown>): readonly TypedOption[] {
  const { takes, text, isOff, off, words, names } = option;
  const written = writtenName(name);
  if (takes === undefined) return [{ name: `--${isOff === true ? 'no-' : ''}${written}`, text }];
  const on: TypedOption = { name: `--${written}`, text, follows: words ?? names ?? 'anything' };
  return off === undefined ? [on] : [on, { name: `--no-${written}`, text: off }];
}
