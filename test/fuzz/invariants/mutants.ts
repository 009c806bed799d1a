/** Broken analyses of class invariants, built with one change to their text. */

import type { AnalyseClasses } from '../../analyses/invariants/fixtures/judge.js';
import { built } from '../../support/seeded/building.js';
import type { InvariantsMutant } from './mutant-list.js';

const ENTRY = `export { invariantsOfInput } from './src/analyses/invariants/index.js';`;

/** Undefined builds it as it is. */
export async function builtAnalysis(mutant: InvariantsMutant | undefined): Promise<AnalyseClasses> {
  const { invariantsOfInput } = await built<{ readonly invariantsOfInput: AnalyseClasses }>(ENTRY, mutant);
  return invariantsOfInput;
}
