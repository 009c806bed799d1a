/** What ends a judged program in the machine that replays run in. */
import { runEntry } from '../../src/workspace/index.js';
import { openForm } from './forms.js';
import type { JudgedProgram } from './programs.js';

/** More than any of them takes. */
const STEPS = 20_000_000;

/** The class of the exception, null where `main` returned; or why the machine could not go on. */
export async function endInMachine(
  program: JudgedProgram,
): Promise<{ readonly exception: string | null } | { readonly trouble: string }> {
  const workspace = await openForm(program, 'source', undefined);
  if (workspace === undefined) return { trouble: 'not opened' };
  const ran = runEntry(workspace, {
    entry: program.name,
    programArguments: [],
    input: '',
    stepBudget: STEPS,
    enableAssertions: false,
    output: () => {},
  });
  if (ran.kind === 'no-entry') return { trouble: ran.message };
  const [claim] = ran.result.claims;
  if (claim !== undefined) return { trouble: claim.reason ?? claim.message ?? claim.property };
  return { exception: ran.result.exception };
}
