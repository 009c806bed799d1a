/** `check`: every bug finder at once, over the recency heap. */
import { liveVariables } from '../../domains/liveness/liveness.js';
import { recency } from '../../domains/recency/index.js';
import type { RuleCard } from '../../findings/check-result.js';
import type { ClassDeclaration, ClassTable } from '../../ir/program.js';
import { type CheckedProgram, type CheckProgramOptions, checkProgram } from './check-program.js';
import { FINDERS } from './finders/index.js';
import { NOT_ANALYSED } from './results.js';

export type CheckInputOptions = Omit<CheckProgramOptions<unknown>, 'domain' | 'liveVariables' | 'finders'>;

export type { CheckedProgram };

export const RULES: readonly RuleCard[] = [...FINDERS.map(({ card }) => card), NOT_ANALYSED];

export function checkInput(
  table: ClassTable,
  classes: readonly ClassDeclaration[],
  options: CheckInputOptions,
): CheckedProgram {
  return checkProgram(table, classes, {
    ...options,
    domain: (isSet) => recency({ isSet }),
    liveVariables,
    finders: FINDERS,
  });
}
