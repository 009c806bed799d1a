/** What Espalier claims of a program, as the command line would. */

import { componentsFolder } from '../../src/cli/input/package-files.js';
import { Platform } from '../../src/cli/input/platform.js';
import { sourceEntries, sourceFolder } from '../../src/cli/input/source-folders.js';
import type { Claim } from '../../src/findings/claim.js';
import { check, type LibraryEntry, shape, type Workspace } from '../../src/workspace/index.js';
import { MODELS, openWith } from '../support/open.js';
import { classForm, type Form } from './forms.js';

/** `check` with and without runs of its own, and `shape`. */
export type Way = 'check' | 'check --no-replay' | 'shape';

export interface Asked {
  readonly sources: Readonly<Record<string, string>>;
  readonly mainClass: string;
  readonly way: Way;
  readonly form: Form;
  /** Its class files in that form; not looked at where that is source. */
  readonly classes: string;
}

/** A claim with the method that it is made in (`Class.method`). */
export interface MethodClaim extends Claim {
  readonly method: string;
}

export interface Claimed {
  readonly claims: readonly MethodClaim[];
  /** Faults of Espalier's own, and errors that it found in what the compiler accepts. */
  readonly faults: readonly string[];
}

const LIBRARY: readonly LibraryEntry[] = [
  ...sourceEntries(MODELS),
  { kind: 'classes', provider: new Platform(undefined).provider },
];
const PROTOCOLS = sourceFolder(componentsFolder(), 'input');
/** So that one program does not hold up all others; what is not reached is unknown. */
const MOST_MILLISECONDS = 20_000;

export async function claimed(asked: Asked): Promise<Claimed> {
  const workspace = await opened(asked);
  try {
    const made = madeOf(workspace, asked.way, (file) => asked.sources[file]);
    return { ...made, faults: [...made.faults, ...errorsOf(workspace)] };
  } catch (error) {
    return { claims: [], faults: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
}

function opened({ sources, form, classes, mainClass }: Asked): Promise<Workspace> {
  if (form === 'source') {
    const inputs = Object.entries(sources).map(([path, text]) => ({ path, text }));
    return openWith({ inputs, library: LIBRARY, protocols: PROTOCOLS });
  }
  const { input, classPath } = classForm(form, classes, mainClass);
  const library = classPath === undefined ? LIBRARY : [{ kind: 'classes', provider: classPath } as const, ...LIBRARY];
  return openWith({ inputs: [], classes: [input], library, protocols: PROTOCOLS });
}

function madeOf(workspace: Workspace, way: Way, source: (file: string) => string | undefined): Claimed {
  const common = { classes: [], methods: [], budget: 1, source };
  const endsAt = Date.now() + MOST_MILLISECONDS;
  const { results, faults, diagnostics } =
    way === 'shape'
      ? shape(workspace, { ...common, budget: 0.2, needs: false, replay: false })
      : check(workspace, { ...common, endsAt, replay: way === 'check' });
  return {
    claims: results.flatMap(({ class: owner, method, claims }) =>
      claims.map((claim) => ({ ...claim, method: `${owner}.${method}` })),
    ),
    faults: faults === 0 ? [] : diagnostics.map(({ message }) => message),
  };
}

function errorsOf(workspace: Workspace): readonly string[] {
  return workspace
    .diagnostics()
    .filter(({ severity }) => severity === 'error')
    .map(({ message, file, line }) => `${file}:${line}: ${message}`);
}
