/** One run of a method over a domain of numbers: from all starts that its preconditions allow, through what it calls. */

import type { FieldEffects } from '../../domains/combinators/linear/fields.js';
import type { LinearOptions } from '../../domains/combinators/linear-domain.js';
import type { Start } from '../../engine/domain.js';
import { type Activation, analyse, DEFAULT_POLICY, type EngineResult, ProgramModel } from '../../engine/index.js';
import type { MethodDeclaration } from '../../ir/program.js';
import { demanded, type FinderContext, preconditions, refined } from '../../obligations/index.js';
import type { World } from '../../program/calls/footprint.js';
import { liveVariables } from '../../program/flow/liveness.js';
import { NUMBERS_BUDGETS } from './budgets.js';
import { freshFields } from './fresh-fields.js';
import type { NumberDomain, SomeNumbers } from './number-domains.js';

const BUDGET = NUMBERS_BUDGETS['run-method'];

export interface Running {
  readonly world: World;
  readonly context: FinderContext;
  readonly effects: FieldEffects;
  readonly fields: 'kept' | 'left-out';
  /** Scales the budgets. */
  readonly budget: number;
  readonly cancelled?: () => boolean;
}

export interface NumbersRun<E> {
  readonly program: ProgramModel;
  readonly domain: NumberDomain<E>;
  readonly result: EngineResult<E>;
  readonly root: Activation;
}

/** A run that ended, whatever its states are; or why none did. */
export type SomeRun = { readonly use: <R>(use: <E>(run: NumbersRun<E>) => R) => R } | { readonly unsolved: string };

/** Where following calls takes too long, what they do is not looked at. */
export function runMethod(running: Running, domain: SomeNumbers, method: MethodDeclaration): SomeRun {
  return domain((make): SomeRun => {
    let run = oneRun(running, make, method, 'followed');
    if ('unsolved' in run && running.cancelled?.() !== true) run = oneRun(running, make, method, 'skipped');
    const found = run;
    return 'unsolved' in found ? found : { use: (use) => use(found) };
  });
}

function oneRun<E>(
  { world, context, effects, fields, budget, cancelled }: Running,
  make: (program: ProgramModel, options: LinearOptions) => NumberDomain<E>,
  method: MethodDeclaration,
  calls: 'followed' | 'skipped',
): NumbersRun<E> | { readonly unsolved: string } {
  const { hierarchy, classes } = world;
  const program = new ProgramModel(hierarchy, { classes, liveVariables });
  const code = program.code(method);
  if (code === undefined) return { unsolved: 'there is no code' };
  const domain = make(program, { effects, fields });
  const nullness = demanded(hierarchy, method);
  const known = [...preconditions(method, code, context), ...freshFields(hierarchy, code)];
  const start: Start = { history: 'any', nullness: (parameter) => nullness[parameter] ?? 'unknown', holds: known };
  const given = refined(domain, code, domain.entry(code, start), known);
  const states =
    method.name === '<clinit>' ? given.map((each) => domain.initialise?.(method.owner, each, 'first') ?? each) : given;
  const result = analyse(program, domain, [{ code, states }], {
    budget: {
      ...DEFAULT_POLICY.budget,
      steps: Math.max(1, Math.round(BUDGET.steps.most * budget)),
      states: Math.max(1, Math.round(BUDGET.states.most * budget)),
      depth: BUDGET.depth.most,
      contexts: BUDGET.contexts.most,
    },
    ...(calls === 'followed' ? {} : { follows: () => false }),
    ...(cancelled === undefined ? {} : { cancelled }),
  });
  if (result.outcome !== 'solved')
    return { unsolved: result.outcome === 'cancelled' ? 'the time was up' : (result.reason ?? 'the budget was spent') };
  const started = result.activations.find((each) => each.code === code && each.depth === 0);
  // Where nothing meets the preconditions, the root is there, but nothing is reached in it.
  const root = started ?? (states.length === 0 ? { code, number: 0, context: 'root', depth: 0 } : undefined);
  return root === undefined ? { unsolved: 'nothing was run' } : { program, domain, result, root };
}
