/**
 * The commands, each in a folder of its own with its card, and the one list of them.
 *
 * Another command is another folder and another line below: docs/tutorial-command.md builds one.
 */
import { checkCommand } from './check/index.js';
import type { Command, Tool } from './command.js';
import { completionCommand } from './completion/index.js';
import { explainCommand } from './explain/index.js';
import { exploreCommand } from './explore/index.js';
import { initCommand } from './init/index.js';
import { invariantsCommand } from './invariants/index.js';
import { irCommand } from './ir/index.js';
import { numbersCommand } from './numbers/index.js';
import { runCommand } from './run/index.js';
import { shapeCommand } from './shape/index.js';
import { specCommand } from './spec/index.js';
import { typestateCommand } from './typestate/index.js';

/** In the order of help. */
const LIST = [
  checkCommand,
  shapeCommand,
  numbersCommand,
  invariantsCommand,
  typestateCommand,
  specCommand,
  exploreCommand,
  runCommand,
  irCommand,
  initCommand,
  explainCommand,
  completionCommand,
] as const satisfies readonly Command[];

export const COMMANDS: readonly Command[] = LIST;

/** The commands that a shell performs itself. */
export type ToolId = Extract<(typeof LIST)[number], Tool>['card']['id'];

/** All that any command claims: what `--fail-on` can name. */
export const PROPERTIES: readonly string[] = [...new Set(LIST.flatMap(({ claims }) => claims))];
