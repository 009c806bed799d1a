/** `espalier run INPUT --method C.m --scope N`: runs methods on every heap of at most N objects a class. */
import { DEFAULT_BUDGET, runScope as runMethod } from '../execution/enumeration/run-scope.js';
import { MOST_CHOICES } from '../execution/enumeration/world.js';
import { NATIVES } from '../execution/natives/index.js';
import type { ReportedDiagnostic, ScopeResult } from '../findings/result.js';
import { Flag, hasFlag } from '../ir/program.js';
import { type Selection, selectMethods } from './selection.js';
import { reported, type Workspace } from './workspace.js';

export interface RunScopeOptions extends Selection {
  readonly scope: number;
  /** Scales the budgets of runs, steps and choices. */
  readonly budget: number;
  /** Values of numbers in enumerated heaps. */
  readonly integers?: readonly number[];
  /** An extra cut-off for each method. */
  readonly budgetMilliseconds?: number;
}

export interface RanScopes {
  readonly results: readonly ScopeResult[];
  readonly diagnostics: readonly ReportedDiagnostic[];
  /** A sentence for each pattern that names no method. */
  readonly unmatched: readonly string[];
}

export function runScope({ table }: Workspace, options: RunScopeOptions): RanScopes {
  const { methods, unmatched } = selectMethods(table, options);
  const ran = methods
    .filter(({ method }) => !hasFlag(method, Flag.ABSTRACT) && method.name !== '<clinit>')
    .map(({ method }) => {
      const { budgetMilliseconds } = options;
      const deadline = budgetMilliseconds === undefined ? undefined : Date.now() + budgetMilliseconds;
      return runMethod(table, method, {
        scope: options.scope,
        natives: NATIVES,
        ...(options.integers === undefined ? {} : { integers: options.integers }),
        runs: Math.round(DEFAULT_BUDGET.runs * options.budget),
        stepsPerRun: Math.round(DEFAULT_BUDGET.stepsPerRun * options.budget),
        steps: Math.round(DEFAULT_BUDGET.steps * options.budget),
        choices: Math.round(MOST_CHOICES * options.budget),
        ...(deadline === undefined ? {} : { cancelled: () => Date.now() > deadline }),
      });
    });
  const diagnostics = ran.flatMap((part) => part.diagnostics.map(reported));
  return { results: ran.map(({ result }) => result), diagnostics, unmatched };
}
