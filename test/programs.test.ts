/** Every program under test/programs prints in our machine what it prints under `java`, and ends in the same uncaught exception. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { runEntry, type Workspace } from '../src/workspace/index.js';
import { listPrograms, type TestProgram } from './programs/programs.js';
import { openFiles } from './support/open.js';

const PROGRAMS = listPrograms();
const STEP_BUDGET = 300_000_000;
/** What the recorder exits with where it finds no JDK. */
const NO_JDK = 2;
const RECORDER = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'scripts', 'record-programs.js');

interface Behaviour {
  readonly output: string;
  readonly exception: string | null;
  /** Why the run did not come to its end, and what the front end reported: nothing when all went well. */
  readonly troubles: readonly string[];
}

function runInMachine(workspace: Workspace, program: TestProgram): Behaviour {
  const reportedBefore = workspace.diagnostics().length;
  const ran = runEntry(workspace, {
    entry: program.mainClass,
    programArguments: [],
    input: '',
    stepBudget: STEP_BUDGET,
    enableAssertions: program.assertions,
    output: () => {},
  });
  if (ran.kind === 'no-entry') return { output: '', exception: null, troubles: [ran.message] };
  const reported = workspace
    .diagnostics()
    .slice(reportedBefore)
    .map((found) => `${found.file}:${found.line}: ${found.message}`);
  const claims = ran.result.claims.map((claim) => claim.reason ?? claim.message ?? claim.property);
  return { output: ran.result.output, exception: ran.result.exception, troubles: [...claims, ...reported] };
}

describe('programs run as under java', () => {
  // One workspace for all: their classes have different names, and the library is read once.
  let workspace: Workspace;

  beforeAll(async () => {
    workspace = await openFiles(...PROGRAMS.flatMap((program) => program.files));
  });

  it('has more than two hundred programs, all of which print something', () => {
    expect(PROGRAMS.length).toBeGreaterThan(200);
    expect(PROGRAMS.filter((program) => program.output === '')).toEqual([]);
  });

  it.each(PROGRAMS.map((program) => [program.name, program] as const))('%s', (_, program) => {
    expect(runInMachine(workspace, program)).toEqual({
      output: program.output,
      exception: program.exception,
      troubles: [],
    });
  });
});

describe('recorded outputs', () => {
  it('are what java prints', (context) => {
    const checked = spawnSync(process.execPath, [RECORDER, '--check'], { encoding: 'utf8' });
    const skipped = checked.stdout.split('\n').filter((line) => line.includes('skipped, no JDK'));
    if (checked.status === NO_JDK) {
      console.warn('recorded outputs were NOT compared with java: no JDK found');
      context.skip('no JDK found');
    }
    if (skipped.length > 0) console.warn(`NOT compared with java:\n${skipped.join('\n')}`);
    expect(checked.stdout + checked.stderr).toMatch(/\d+ compared, 0 failed/);
    expect(checked.status).toBe(0);
  }, 300_000);
});
