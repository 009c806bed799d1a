/** `espalier completion`: a script for a shell, made from the cards. */
import type { SHELLS } from '../../workspace/commands/completion/card.js';
import type { Typed } from '../commands/from-card.js';
import type { ExitStatus } from '../exit-status.js';
import { deliver } from '../output.js';
import { bashCompletion } from './bash.js';
import { fishCompletion } from './fish.js';
import { type TypedCommand, typedCommands } from './words.js';
import { zshCompletion } from './zsh.js';

type Shell = (typeof SHELLS)[number];

const SCRIPTS: Readonly<Record<Shell, (commands: readonly TypedCommand[]) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

/** The card has seen to it that the word is one of the shells. */
export function performCompletion({ names: [shell] }: Typed): ExitStatus {
  deliver(SCRIPTS[shell as Shell](typedCommands()), {});
  return 0;
}
