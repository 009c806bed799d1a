/** One run of a method: from all starts that its preconditions allow, through all that it calls. */
import { type ContractionDomain, contractionDomain, type ShapeState } from '../../domains/heap/contraction/index.js';
import type { Code } from '../../engine/code.js';
import type { Start } from '../../engine/domain.js';
import { type Activation, analyse, type EngineResult, ProgramModel } from '../../engine/index.js';
import type { Question } from '../../engine/question.js';
import type { BoundFormula } from '../../facts/index.js';
import type { Variable } from '../../ir/instructions.js';
import type { MethodDeclaration } from '../../ir/program.js';
import { demanded, entryQuestion, type FinderContext, preconditions } from '../../obligations/index.js';
import type { World } from '../../program/calls/footprint.js';
import type { LiveVariables } from '../../program/flow/liveness.js';
import { liveVariables } from '../../program/flow/liveness.js';
import type { Allowance } from './allowance.js';
import { type Attempt, domainOptions, policyOf } from './attempts.js';
import { type Recorded, Recorder } from './explored/recorder.js';
import { freeParameters } from './kept-parameters.js';
import type { Subject } from './subject.js';

export interface Running {
  readonly world: World;
  readonly context: FinderContext;
  /** What is left for the method. */
  readonly allowance: Allowance;
  readonly cancelled?: () => boolean;
  /** Whether runs keep what the solver tells of the method, to be looked at. */
  readonly records?: boolean;
}

/** Asked once, when a run has taken so many steps, whether it is worth going on. */
export interface Checkpoint {
  readonly steps: number;
  readonly goesOn: () => boolean;
}

export interface SolvedRun {
  readonly attempt: Attempt;
  readonly subject: Subject;
  readonly program: ProgramModel;
  readonly domain: ContractionDomain;
  readonly result: EngineResult<ShapeState>;
  /** That of the method itself. */
  readonly root: Activation;
  /** The parameters whose values on entry are in all its states. */
  readonly kept: ReadonlySet<Variable>;
  /** What it assumes on entry besides what the method requires. */
  readonly assumed: readonly BoundFormula[];
  /** Whether the shapes of what it starts with are known. */
  readonly isRegular: boolean;
  readonly starts: number;
  /** Where it was to be kept: how the solution was found. */
  readonly recorded?: Recorded<ShapeState>;
}

export type Run = SolvedRun | { readonly unsolved: string };

/** `assumed` are formulas that hold on entry besides what the method requires. */
export function runMethod(
  { world, context, allowance, cancelled, records }: Running,
  subject: Subject,
  attempt: Attempt,
  assumed: readonly BoundFormula[] = [],
  checkpoint?: Checkpoint,
): Run {
  const policy = policyOf(attempt, subject, allowance.left);
  if (policy.budget.steps === 0) return { unsolved: ALL_SPENT };
  const held = keptToTheEnd(subject);
  const program = programFor(world, subject, held);
  const { libraryFields } = world;
  const domain = contractionDomain(program, {
    ...domainOptions(attempt, subject),
    ...(libraryFields !== undefined && { isSet: (field) => libraryFields.isSet(field) }),
  });
  const { method } = subject;
  const code = program.code(method);
  if (code === undefined) return { unsolved: 'there is no code' };
  const known = knownOnEntry(context, code, assumed);
  const { states: given, isRegular } = domain.entries(code, startOf(world, method), known);
  const isInitialiser = method.name === '<clinit>';
  const states = isInitialiser ? given.map((each) => domain.initialise?.(method.owner, each, 'first') ?? each) : given;
  let isStopped = false;
  let isPassed = checkpoint === undefined;
  const stops = (steps: number): boolean => {
    if (isPassed || checkpoint === undefined || steps < checkpoint.steps) return false;
    isPassed = true;
    isStopped = !checkpoint.goesOn();
    return isStopped;
  };
  const recorder = records === true ? new Recorder<ShapeState>(code) : undefined;
  const result = analyse(program, domain, [{ code, states }], {
    ...policy,
    cancelled: (steps) => cancelled?.() === true || stops(steps),
    ...(recorder !== undefined && { trace: (event) => recorder.add(event) }),
  });
  allowance.spend(result.statistics.steps);
  if (result.outcome !== 'solved') return { unsolved: isStopped ? STOPPED : reasonOf(result) };
  const kept = attempt.pins || subject.needsPins ? new Set(subject.body.parameters) : held;
  const started = result.activations.find((each) => each.code === code && each.depth === 0);
  // Where nothing meets the preconditions, the root is there, but nothing is reached in it.
  const root = started ?? (states.length === 0 ? { code, number: 0, context: 'root', depth: 0 } : undefined);
  if (root === undefined) return { unsolved: 'nothing was run' };
  const starts = states.length;
  const found = { attempt, subject, program, domain, result, root, kept, assumed, isRegular, starts };
  return recorder === undefined ? found : { ...found, recorded: recorder };
}

const ALL_SPENT = 'the budget for all runs of the method was spent';
export const STOPPED = 'the run was stopped because something else that is claimed of the method is broken';

/** The program as runs of the subject see it; `held` are parameters that are kept to the end of the method. */
export function programFor({ hierarchy, classes }: World, subject: Subject, held: ReadonlySet<Variable>): ProgramModel {
  return new ProgramModel(hierarchy, { classes, liveVariables: (code) => liveFor(subject, held, code) });
}

/** What holds on entry: what the method requires, and what is assumed besides. */
export function knownOnEntry(
  context: FinderContext,
  code: Code,
  assumed: readonly BoundFormula[],
): readonly Question[] {
  const { body, method } = code;
  return [...preconditions(method, code, context), ...assumed.map(({ term }) => entryQuestion(term, body, method))];
}

/** Only annotations say what callers pass. */
export function startOf({ hierarchy }: World, method: MethodDeclaration): Start {
  const said = demanded(hierarchy, method);
  return { history: 'any', nullness: (parameter) => said[parameter] ?? 'unknown' };
}

/** Never assigned, so that the variables themselves hold the values on entry. */
export function keptToTheEnd({ method, body, readAtExit }: Subject): ReadonlySet<Variable> {
  const live = liveVariables({ method: { ...method, clauses: [] }, body });
  return new Set([...readAtExit, ...freeParameters(body, live)]);
}

/** Of the method itself also what is kept to its ends; its callees promise nothing here. */
function liveFor({ method }: Subject, kept: ReadonlySet<Variable>, code: Code): LiveVariables {
  const found = liveVariables({ ...code, method: { ...code.method, clauses: [] } });
  if (code.method !== method || kept.size === 0) return found;
  return { isLive: (variable, point) => kept.has(variable) || found.isLive(variable, point) };
}

export function reasonOf({
  outcome,
  reason,
  place,
}: Pick<EngineResult<unknown>, 'outcome' | 'reason' | 'place'>): string {
  const what = outcome === 'cancelled' ? 'the time was up' : (reason ?? 'the budget was spent');
  if (place === undefined) return what;
  const { method, body } = place.code;
  const line = body.outgoing[place.point]?.[0]?.span.line ?? method.span.line;
  return `${what} in ${method.owner}.${method.name}, line ${line}`;
}
