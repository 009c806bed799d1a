/** What is loaded once it is known that a command has work to do: all of the analyzer. */
import { COMMANDS, type ToolId } from '../workspace/commands/index.js';
import { performCheck } from './check-command.js';
import type { Typed } from './commands/from-card.js';
import { performAnalysis } from './commands/perform.js';
import type { ExitStatus } from './exit-status.js';
import { performExplore } from './explore-command.js';
import { performRun } from './run-command.js';
import { performExplain, performInit } from './setup/index.js';

export { openWorker } from './pool/worker.js';

/** What this shell does itself under the names of tools; completion needs no analyzer. */
const TOOLS: Readonly<Record<Exclude<ToolId, 'completion'>, (typed: Typed) => ExitStatus | Promise<ExitStatus>>> = {
  check: performCheck,
  explore: performExplore,
  run: performRun,
  init: performInit,
  explain: performExplain,
};

/** `id` is one of the commands. */
export async function perform(id: string, typed: Typed): Promise<ExitStatus> {
  const listed = COMMANDS.find(({ card }) => card.id === id);
  if (listed?.kind === 'analysis') return performAnalysis(listed, typed);
  return TOOLS[id as keyof typeof TOOLS](typed);
}

/** What the command line knows of commands beside their cards: the bundle writes it into what is loaded first. */
export function listing(): readonly { readonly id: string; readonly kind: string }[] {
  return COMMANDS.map(({ card: { id }, kind, formats, claims }) => ({ id, kind, formats, claims }));
}
