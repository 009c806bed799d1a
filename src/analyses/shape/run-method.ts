/** One run of a method: from all starts that its preconditions allow, through all that it calls. */
import { type ContractionDomain, contractionDomain, type ShapeState } from '../../domains/contraction/index.js';
import { liveVariables } from '../../domains/liveness/liveness.js';
import type { Code } from '../../engine/code.js';
import type { Start } from '../../engine/domain.js';
import { type Activation, analyse, type EngineResult, ProgramModel } from '../../engine/index.js';
import type { LiveVariables } from '../../engine/live-variables.js';
import type { BoundFormula } from '../../facts/index.js';
import { type Nullness, nullnessOf } from '../../ir/nullness.js';
import { Flag, hasFlag, type MethodDeclaration } from '../../ir/program.js';
import type { FinderContext } from '../check/finder.js';
import { isSynthetic } from '../check/parameter-nullness.js';
import { entryQuestion } from '../check/questions.js';
import { preconditions } from '../check/starts.js';
import { type Attempt, domainOptions, policyOf } from './attempts.js';
import type { World } from './footprint.js';
import type { Subject } from './subject.js';

export interface Running {
  readonly world: World;
  readonly context: FinderContext;
  readonly cancelled?: () => boolean;
}

export interface SolvedRun {
  readonly attempt: Attempt;
  readonly subject: Subject;
  readonly program: ProgramModel;
  readonly domain: ContractionDomain;
  readonly result: EngineResult<ShapeState>;
  /** That of the method itself. */
  readonly root: Activation;
  /** Whether the shapes of what it starts with are known. */
  readonly isRegular: boolean;
  readonly starts: number;
}

export type Run = SolvedRun | { readonly unsolved: string };

/** `assumed` are formulas that hold on entry besides what the method requires. */
export function runMethod(
  { world, context, cancelled }: Running,
  subject: Subject,
  attempt: Attempt,
  assumed: readonly BoundFormula[] = [],
): Run {
  const { hierarchy, classes } = world;
  const program = new ProgramModel(hierarchy, { classes, liveVariables: (code) => liveFor(subject, code) });
  const domain = contractionDomain(program, domainOptions(attempt, subject));
  const { method } = subject;
  const code = program.code(method);
  if (code === undefined) return { unsolved: 'there is no code' };
  const known = [
    ...preconditions(method, code, context),
    ...assumed.map(({ term }) => entryQuestion(term, code.body, method)),
  ];
  const { states: given, isRegular } = domain.entries(code, startOf(world, method), known);
  const isInitialiser = method.name === '<clinit>';
  const states = isInitialiser ? given.map((each) => domain.initialise?.(method.owner, each, true) ?? each) : given;
  const result = analyse(program, domain, [{ code, states }], {
    ...policyOf(attempt, subject),
    ...(cancelled === undefined ? {} : { cancelled }),
  });
  if (result.outcome !== 'solved') return { unsolved: reasonOf(result) };
  const root = result.activations.find((each) => each.code === code && each.depth === 0);
  if (root === undefined) return { unsolved: 'nothing was run' };
  return { attempt, subject, program, domain, result, root, isRegular, starts: states.length };
}

/** Only annotations say what callers pass. */
function startOf({ hierarchy }: World, method: MethodDeclaration): Start {
  const receiver: readonly Nullness[] = hasFlag(method, Flag.STATIC) ? [] : ['non-null'];
  const said = [
    ...receiver,
    ...method.parameters.map(
      (parameter): Nullness =>
        isSynthetic(method, parameter) ? 'non-null' : nullnessOf(hierarchy, parameter, method.owner),
    ),
  ];
  return { history: 'any', nullness: (parameter) => said[parameter] ?? 'unknown' };
}

/** Of the method itself also what formulas read where it ends; its callees promise nothing here. */
function liveFor({ method, readAtExit }: Subject, code: Code): LiveVariables {
  const found = liveVariables({ ...code, method: { ...code.method, clauses: [] } });
  if (code.method !== method || readAtExit.size === 0) return found;
  return { isLive: (variable, point) => readAtExit.has(variable) || found.isLive(variable, point) };
}

function reasonOf({ outcome, reason, place }: EngineResult<ShapeState>): string {
  const what = outcome === 'cancelled' ? 'the time was up' : (reason ?? 'the budget was spent');
  if (place === undefined) return what;
  const { method, body } = place.code;
  const line = body.outgoing[place.point]?.[0]?.span.line ?? method.span.line;
  return `${what} in ${method.owner}.${method.name}, line ${line}`;
}
