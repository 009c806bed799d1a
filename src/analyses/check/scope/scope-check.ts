/** Runs a method on every small heap to see how far its written formulas hold that nobody has proved or broken. */

import { runScope } from '../../../execution/enumeration/run-scope.js';
import { NATIVES } from '../../../execution/natives/index.js';
import type { Claim, Location, Witness } from '../../../findings/claim.js';
import type { Hierarchy } from '../../../ir/hierarchy.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import { CHECK_BUDGETS } from '../budgets.js';
import { relatedTo } from './related-classes.js';

/** What the runs say about one formula; plain data. */
export interface ScopeOutcome {
  /** The rule of the formula: `requires`, `ensures`, `invariant` or `assert`. */
  readonly property: string;
  readonly formula: string;
  readonly location: Location;
  /**
   * `holds`: in every heap up to the scope. `partly`: in those runs that broke nothing else, which ended them. `refuted`: the
   * witness is a smallest heap that breaks it.
   */
  readonly verdict: 'holds' | 'partly' | 'refuted';
  readonly scope: number;
  readonly witness?: Witness;
}

export interface ScopeCheckOptions {
  /** Scales the budgets, which count steps. */
  readonly budget: number;
  /** Whether a caller from outside may pass null; the index is that in `method.parameters`. */
  readonly parameterMayBeNull: (method: MethodDeclaration, index: number) => boolean;
  readonly cancelled?: () => boolean;
}

export const LEAST_SCOPE = CHECK_BUDGETS['scope/scope-check'].leastScope.most;
const MOST_SCOPE = CHECK_BUDGETS['scope/scope-check'].mostScope.most;
const { runs: MOST_RUNS, steps, stepsPerRun, choices } = CHECK_BUDGETS['scope/scope-check'];
const FEWER = CHECK_BUDGETS['scope/scope-check'].fewer.most;
const FEWER_CHOICES = CHECK_BUDGETS['scope/scope-check'].fewerChoices.most;

/** Formulas of which nothing can be said are left out. What a budget cut off does not count. */
export function checkUpToScope(
  hierarchy: Hierarchy,
  method: MethodDeclaration,
  { budget, parameterMayBeNull, cancelled }: ScopeCheckOptions,
): readonly ScopeOutcome[] {
  const table = relatedTo(hierarchy, method);
  let outcomes: readonly ScopeOutcome[] = [];
  for (let scope = 1; scope <= MOST_SCOPE && cancelled?.() !== true; scope++) {
    const { result } = runScope(table, method, {
      scope,
      natives: NATIVES,
      runs: Math.ceil(MOST_RUNS.most * budget),
      steps: Math.ceil(steps.most * budget),
      stepsPerRun: Math.ceil(stepsPerRun.most * budget),
      choices: Math.ceil((choices.most * budget) / (scope > LEAST_SCOPE ? FEWER_CHOICES : 1)),
      parameterMayBeNull: (index) => parameterMayBeNull(method, index),
      ...(cancelled === undefined ? {} : { cancelled }),
    });
    const found = result.claims.flatMap((claim) => outcomeOf(claim, scope) ?? []);
    const isBroken = found.some(({ verdict }) => verdict === 'refuted');
    // What was broken before the budget was spent is broken.
    if (result.cutOff && !isBroken) break;
    if (found.length > 0) outcomes = found;
    if (isBroken || result.runs * FEWER > MOST_RUNS.most * budget) break;
  }
  return outcomes.filter(({ verdict, scope }) => verdict !== 'holds' || scope >= LEAST_SCOPE);
}

const WRITTEN: ReadonlySet<string> = new Set(['requires', 'ensures', 'invariant', 'assert']);

function outcomeOf({ property, subject, location, ...claim }: Claim, scope: number): ScopeOutcome | undefined {
  if (!WRITTEN.has(property) || typeof subject !== 'string') return undefined;
  const about = { property, formula: subject, location, scope };
  if (claim.verdict === 'refuted') {
    return claim.witness === undefined ? undefined : { ...about, verdict: 'refuted', witness: claim.witness };
  }
  if (claim.verdict !== 'unproved') return undefined;
  // A promise that no run came to says nothing.
  if (claim.unreached === true) return undefined;
  return { ...about, verdict: claim.holdsUpToScope === undefined ? 'partly' : 'holds' };
}
