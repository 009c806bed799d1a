/** What Espalier claims of a program, as the command line would. */

import { componentsFolder } from '../../src/cli/input/package-files.js';
import { Platform } from '../../src/cli/input/platform.js';
import { sourceEntries, sourceFolder } from '../../src/cli/input/source-folders.js';
import type { Claim } from '../../src/findings/claim.js';
import { check, shape, type Workspace } from '../../src/workspace/index.js';
import { MODELS, openWith } from '../support/open.js';

/** `check` with and without runs of its own, and `shape`. */
export type Way = 'check' | 'check --no-replay' | 'shape';

export interface Claimed {
  readonly claims: readonly Claim[];
  /** Faults of Espalier's own, and errors that it found in what the compiler accepts. */
  readonly faults: readonly string[];
}

const PLATFORM = new Platform(undefined).provider;
const PROTOCOLS = sourceFolder(componentsFolder(), 'input');
/** So that one program does not hold up all others; what is not reached is unknown. */
const MOST_MILLISECONDS = 20_000;

export async function claimed(sources: Readonly<Record<string, string>>, way: Way): Promise<Claimed> {
  const inputs = Object.entries(sources).map(([path, text]) => ({ path, text }));
  const library = [...sourceEntries(MODELS), { kind: 'classes', provider: PLATFORM } as const];
  const workspace = await openWith({ inputs, library, protocols: PROTOCOLS });
  try {
    return { claims: claimsOf(workspace, way, (file) => sources[file]), faults: faultsOf(workspace) };
  } catch (error) {
    return { claims: [], faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
}

function claimsOf(workspace: Workspace, way: Way, source: (file: string) => string | undefined): readonly Claim[] {
  const common = { classes: [], methods: [], budget: 1, source };
  if (way === 'shape') {
    const { results } = shape(workspace, { ...common, budget: 0.2, needs: false, replay: false });
    return results.flatMap(({ claims }) => claims);
  }
  const endsAt = Date.now() + MOST_MILLISECONDS;
  const { results } = check(workspace, { ...common, latent: false, endsAt, replay: way === 'check' });
  return results.flatMap(({ claims }) => claims);
}

function faultsOf(workspace: Workspace): readonly string[] {
  return workspace
    .diagnostics()
    .filter(({ severity }) => severity === 'error')
    .map(({ message, file, line }) => `${file}:${line}: ${message}`);
}
