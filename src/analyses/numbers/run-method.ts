/** One run of a method over a domain of numbers: from all starts that its preconditions allow, through what it calls. */

import type { FieldEffects } from '../../domains/combinators/linear/fields.js';
import type { ObjectConstraint, ObjectFacts } from '../../domains/combinators/linear/object-facts.js';
import type { LinearOptions } from '../../domains/combinators/linear-domain.js';
import type { Code, CodeEdge } from '../../engine/code.js';
import type { Start } from '../../engine/domain.js';
import { type Activation, analyse, DEFAULT_POLICY, type EngineResult, ProgramModel } from '../../engine/index.js';
import type { Term } from '../../facts/index.js';
import type { Hierarchy } from '../../ir/hierarchy.js';
import type { Variable } from '../../ir/instructions.js';
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
  /** `locals`: nothing is known of the heap when a method starts, whatever its clauses say. Default: what they say. */
  readonly starts?: 'locals';
  /** What is known of objects. Default: nothing. */
  readonly facts?: KnownFacts;
  /** Scales the budgets. */
  readonly budget: number;
  readonly cancelled?: () => boolean;
}

export interface KnownFacts extends ObjectFacts {
  /** What holds of objects in parameters when the method starts. */
  readonly starts: (
    code: Code,
  ) => readonly (readonly [parameter: Variable, constraints: readonly ObjectConstraint[]])[];
}

/** Which calls are followed: all; those of code of the input, and of small methods of others; none. */
type Following = 'followed' | 'near' | 'skipped';

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
  return domain(<E>(make: (program: ProgramModel, options: LinearOptions) => NumberDomain<E>): SomeRun => {
    const once = (calls: Following) => oneRun<E, NumberDomain<E>>(running, make, method, calls);
    let run = once('followed');
    if ('unsolved' in run && running.cancelled?.() !== true) run = once('near');
    if ('unsolved' in run && running.cancelled?.() !== true) run = once('skipped');
    const found = run;
    return 'unsolved' in found ? found : { use: (use) => use(found) };
  });
}

export function oneRun<E, D extends NumberDomain<E>>(
  { world, context, effects, fields, budget, starts, cancelled, ...given }: Running,
  make: (program: ProgramModel, options: LinearOptions) => D,
  method: MethodDeclaration,
  calls: Following,
): (NumbersRun<E> & { readonly domain: D }) | { readonly unsolved: string } {
  const { hierarchy, classes } = world;
  const facts = fields === 'kept' ? given.facts : undefined;
  const program = new ProgramModel(hierarchy, { classes, liveVariables });
  const code = program.code(method);
  if (code === undefined) return { unsolved: 'there is no code' };
  const domain = make(program, { effects, fields, ...(facts === undefined ? {} : { facts }) });
  const nullness = demanded(hierarchy, method);
  const whole = [...preconditions(method, code, context), ...freshFields(hierarchy, code)];
  const known = starts === 'locals' ? whole.filter(({ term }) => !readsHeap(term)) : whole;
  const start: Start = { history: 'any', nullness: (parameter) => nullness[parameter] ?? 'unknown', holds: known };
  const open = refined(domain, code, domain.entry(code, start), known);
  const entering = assuming(domain, open, facts?.starts(code) ?? []);
  const states =
    method.name === '<clinit>'
      ? entering.map((each) => domain.initialise?.(method.owner, each, 'first') ?? each)
      : entering;
  const result = analyse(program, domain, [{ code, states }], {
    budget: {
      ...DEFAULT_POLICY.budget,
      steps: Math.max(1, Math.round(BUDGET.steps.most * budget)),
      states: Math.max(1, Math.round(BUDGET.states.most * budget)),
      depth: BUDGET.depth.most,
      contexts: BUDGET.contexts.most,
    },
    ...(calls === 'followed'
      ? {}
      : { follows: (_: CodeEdge, callee: Code) => calls === 'near' && isNear(hierarchy, callee) }),
    ...(cancelled === undefined ? {} : { cancelled }),
  });
  if (result.outcome !== 'solved')
    return { unsolved: result.outcome === 'cancelled' ? 'the time was up' : (result.reason ?? 'the budget was spent') };
  const started = result.activations.find((each) => each.code === code && each.depth === 0);
  // Where nothing meets the preconditions, the root is there, but nothing is reached in it.
  const root = started ?? (states.length === 0 ? { code, number: 0, context: 'root', depth: 0 } : undefined);
  return root === undefined ? { unsolved: 'nothing was run' } : { program, domain, result, root };
}

function isNear(hierarchy: Hierarchy, { method, body }: Code): boolean {
  return hierarchy.find(method.owner)?.origin === 'input' || body.edges.length <= BUDGET.near.most;
}

function assuming<E>(
  { objects, lattice }: NumberDomain<E>,
  states: readonly E[],
  known: ReturnType<KnownFacts['starts']>,
): readonly E[] {
  if (objects === undefined || known.length === 0) return states;
  return states
    .map((state) => known.reduce((each, [base, holds]) => objects.assuming(each, base, holds), state))
    .filter((state) => !lattice.leq(state, lattice.bottom));
}

/** Whether the formula speaks of fields, static ones too, or of elements. */
function readsHeap(term: Term): boolean {
  return someTerm(term, ({ kind }) => kind !== 'variable' && kind !== 'length' && !NUMERIC.has(kind));
}

/** What a formula is made of that speaks of numbers of variables alone. */
const NUMERIC: ReadonlySet<Term['kind']> = new Set([
  'constant',
  'arithmetic',
  'negate',
  'convert',
  'compare',
  'connective',
  'not',
]);

function someTerm(part: unknown, test: (term: Term) => boolean): boolean {
  if (Array.isArray(part)) return part.some((each) => someTerm(each, test));
  if (typeof part !== 'object' || part === null) return false;
  if ('kind' in part && test(part as Term)) return true;
  return Object.values(part).some((each) => someTerm(each, test));
}
