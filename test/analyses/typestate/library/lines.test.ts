/** Clients whose objects come from classes without a protocol: no call that throws in a JVM is called safe, in programs and out of them. */
import { describe, expect, it } from 'vitest';
import { componentsFolder } from '../../../../src/cli/input/package-files.js';
import { sourceFolder } from '../../../../src/cli/input/source-folders.js';
import type { Claim } from '../../../../src/findings/claim.js';
import { type SourceInput, typestate, type Workspace, withComponents } from '../../../../src/workspace/index.js';
import { openTexts } from '../../../support/open.js';
import { clientOf, type LibraryLines, marked, SAFE, THROWING } from './lines.js';

const PATH = 'Client.java';
const SHIPPED = sourceFolder(componentsFolder(), 'input');

async function claimsOf(text: string): Promise<readonly Claim[]> {
  const client = { path: PATH, text };
  const isClient = ({ file }: { readonly file: string }): boolean => file === PATH;
  const open = async (besides: readonly SourceInput[]): Promise<{ readonly workspace: Workspace }> => ({
    workspace: await openTexts([client, ...besides]),
  });
  const { opened, plain, used } = await withComponents(await open([]), SHIPPED, isClient, open);
  const shipped = { names: used, plain: plain.workspace };
  const { clients, faults } = typestate(opened.workspace, { classes: [], methods: [], isClient, budget: 1, shipped });
  expect(plain.workspace.diagnostics().filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(faults).toBe(0);
  return clients.flatMap(({ claims }) => claims);
}

function named(lines: readonly LibraryLines[]): readonly (readonly [string, LibraryLines])[] {
  return lines.map((each) => [each.name, each]);
}

describe.each([
  ['programs', true],
  ['methods that any code may call', false],
] as const)('%s', (_, isProgram) => {
  it.each(named(THROWING))('no proof: %s', async (_name, lines) => {
    const text = clientOf(lines, isProgram);
    const claims = await claimsOf(text);
    const at = claims.filter(({ location }) => location.line === marked(text)?.line);
    const failing = at.filter(({ subject }) => new RegExp(`\\b${lines.throwing}\\b`).test(String(subject)));
    expect(failing.map(({ verdict }) => verdict)).not.toEqual([]);
    expect(failing.filter(({ verdict }) => verdict === 'proved')).toEqual([]);
  });
});

it.each(named(SAFE))('all is proved: %s', async (_name, lines) => {
  const claims = await claimsOf(clientOf(lines, true));
  expect(claims).not.toEqual([]);
  expect(claims.filter(({ verdict }) => verdict !== 'proved')).toEqual([]);
});
