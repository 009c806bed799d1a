/** What is claimed of the calls of clients of the library, by the analysis as it is or with a seeded fault. */

import { expect } from 'vitest';
import { componentsFolder } from '../../../../src/cli/input/package-files.js';
import { sourceFolder } from '../../../../src/cli/input/source-folders.js';
import type { Claim } from '../../../../src/findings/claim.js';
import { type SourceInput, typestate, type Workspace, withComponents } from '../../../../src/workspace/index.js';
import { openTexts } from '../../../support/open.js';
import { built } from '../../../support/seeded/building.js';
import type { LibraryMutant } from './library-mutants.js';
import { type LibraryLines, marked } from './lines.js';

const PATH = 'Client.java';
const SHIPPED = sourceFolder(componentsFolder(), 'input');

export type Typestate = typeof typestate;

const ENTRY = "export { typestate } from './src/workspace/typestate.js';";

/** The analysis with one change to its text. */
export async function brokenTypestate(fault: LibraryMutant): Promise<Typestate> {
  const { typestate: broken } = await built<{ readonly typestate: Typestate }>(ENTRY, fault);
  return broken;
}

/** Without replays: what a run in the interpreter shows would hide what the analysis says. */
export async function claimsOf(text: string, run: Typestate = typestate): Promise<readonly Claim[]> {
  const client = { path: PATH, text };
  const isClient = ({ file }: { readonly file: string }): boolean => file === PATH;
  const open = async (besides: readonly SourceInput[]): Promise<{ readonly workspace: Workspace }> => ({
    workspace: await openTexts([client, ...besides]),
  });
  const { opened, plain, used } = await withComponents(await open([]), SHIPPED, isClient, open);
  const shipped = { names: used, plain: plain.workspace };
  const { clients, faults } = run(opened.workspace, {
    classes: [],
    methods: [],
    isClient,
    budget: 1,
    shipped,
    replay: false,
  });
  expect(plain.workspace.diagnostics().filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(faults).toBe(0);
  return clients.flatMap(({ claims }) => claims);
}

/** Of the calls that throw. */
export function throwingVerdicts(text: string, claims: readonly Claim[], lines: LibraryLines): readonly string[] {
  const at = claims.filter(({ location }) => location.line === marked(text)?.line);
  return at
    .filter(({ subject }) => new RegExp(`\\b${lines.throwing}\\b`).test(String(subject)))
    .map(({ verdict }) => verdict);
}
