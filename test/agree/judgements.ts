/** What each command says of the places of a program, in one form. */

import { componentsFolder } from '../../src/cli/input/package-files.js';
import { sourceEntries, sourceFolder } from '../../src/cli/input/source-folders.js';
import type { Claim } from '../../src/findings/claim.js';
import { HIDDEN_REASONS } from '../../src/findings/claim.js';
import type { ElementResult } from '../../src/findings/result.js';
import {
  check,
  invariants,
  loadSolver,
  runScope,
  type SourceInput,
  shape,
  spec,
  typestate,
  type Workspace,
} from '../../src/workspace/index.js';
import { programClasses } from '../../src/workspace/programs.js';
import { MODELS, openWith } from '../support/open.js';
import { BY_CLIENTS, failuresByClients } from './client-runs.js';
import { failuresOfPrograms } from './program-runs.js';
import { type Starts, startsOf } from './starts.js';

export interface Judgement {
  readonly command: string;
  /** Binary name. */
  readonly class: string;
  /** With its descriptor; undefined: of the whole class. */
  readonly method: string | undefined;
  readonly claim: Claim;
}

export interface JudgedProgram {
  readonly judgements: readonly Judgement[];
  /** Errors in the code: nothing was judged. */
  readonly errors: readonly string[];
  readonly starts: Starts;
}

export interface JudgeOptions {
  /** Objects of each class in the heaps that methods are run on. */
  readonly scope: number;
  /** Scales the budgets. */
  readonly budget: number;
  /** How often other code is made up that calls the program. */
  readonly clients: number;
}

const PROTOCOLS = sourceFolder(componentsFolder(), 'input');
const SOLVER = loadSolver();
const EVERYTHING = { classes: [], methods: [] };

type Run = (
  workspace: Workspace,
  options: JudgeOptions,
  inputs: readonly SourceInput[],
) => Promise<readonly ElementResult[]> | readonly ElementResult[];

/** By the names that users know them by. */
const COMMANDS: Readonly<Record<string, Run>> = {
  check: (workspace, { budget }) => check(workspace, { ...EVERYTHING, show: HIDDEN_REASONS, budget }).results,
  shape: (workspace, { budget }) => shape(workspace, { ...EVERYTHING, budget }).results,
  invariants: (workspace, { budget }) => invariants(workspace, { ...EVERYTHING, budget }).results,
  typestate: (workspace, { budget }) => {
    const programs = programClasses(workspace);
    return typestate(workspace, { ...EVERYTHING, budget, isClient: ({ name }) => programs.has(name) }).clients;
  },
  spec: async (workspace, { budget }) => {
    const checking = { solver: await SOLVER, scope: 2, properties: [], replay: true };
    return spec(workspace, { ...EVERYTHING, isAll: false, limits: {}, budget, checking }).results;
  },
  'run --scope': (workspace, { scope, budget }) =>
    runScope(workspace, { ...EVERYTHING, scope, budget: budget / 10 }).results,
  'run --entry': (workspace, { budget }) => failuresOfPrograms(workspace, budget),
  [BY_CLIENTS]: (workspace, { clients }, inputs) => failuresByClients(workspace, inputs, clients),
};

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

export async function judged(inputs: readonly SourceInput[], options: JudgeOptions): Promise<JudgedProgram> {
  const open = (): Promise<Workspace> => openWith({ inputs, library: sourceEntries(MODELS), protocols: PROTOCOLS });
  const read = await open();
  const starts = startsOf(read.table);
  const problems = read.diagnostics().filter(({ severity }) => severity === 'error');
  const errors = problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  if (errors.length > 0) return { judgements: [], errors, starts };
  const judgements: Judgement[] = [];
  for (const [command, run] of Object.entries(COMMANDS)) {
    // Each reads the program anew, as a user's run does.
    for (const { class: owner, method, descriptor, claims } of await run(await open(), options, inputs)) {
      const name = method === undefined ? undefined : `${method}${descriptor ?? ''}`;
      for (const claim of claims) judgements.push({ command, class: owner, method: name, claim });
    }
  }
  return { judgements, errors, starts };
}
