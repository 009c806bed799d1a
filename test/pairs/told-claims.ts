/** What `check` says of a program, claim by claim, so that two runs over it can be compared. */
import { componentsFolder } from '../../src/cli/input/package-files.js';
import { sourceEntries, sourceFolder } from '../../src/cli/input/source-folders.js';
import type { Claim } from '../../src/findings/claim.js';
import { check, type SourceInput } from '../../src/workspace/index.js';
import { MODELS, openWith } from '../support/open.js';

/** By class, method, property, place and subject; several of the same are numbered in order. */
export type ToldClaims = ReadonlyMap<string, Claim>;

export interface Told {
  readonly claims: ToldClaims;
  /** Errors in the code, and faults of the analysis. */
  readonly problems: readonly string[];
}

const PROTOCOLS = sourceFolder(componentsFolder(), 'input');

export async function toldOf(inputs: readonly SourceInput[], { replay }: { readonly replay: boolean }): Promise<Told> {
  const workspace = await openWith({ inputs, library: sourceEntries(MODELS), protocols: PROTOCOLS });
  const checked = check(workspace, { classes: [], methods: [], replay, budget: 1 });
  const claims = new Map<string, Claim>();
  for (const { class: owner, method, descriptor, claims: all } of checked.results) {
    for (const claim of all) {
      const { file, line, column } = claim.location;
      const key = `${owner}.${method}${descriptor} ${file}:${line}:${column} ${claim.property} ${claim.subject ?? ''}`;
      let number = 1;
      while (claims.has(`${key} #${number}`)) number++;
      claims.set(`${key} #${number}`, claim);
    }
  }
  const errors = [...checked.diagnostics, ...checked.inputDiagnostics].filter(({ severity }) => severity === 'error');
  return { claims, problems: errors.map(({ file, line, message }) => `${file}:${line}: ${message}`) };
}
