/** How methods are started when nothing is known of their callers: the states that cover it. */
import type { Code } from '../engine/code.js';
import type { Domain, ProgramView, Start } from '../engine/domain.js';
import type { Question } from '../engine/question.js';
import { isNonNull, type Nullness } from '../ir/nullness.js';
import { Flag, hasFlag, isMain, type MethodDeclaration } from '../ir/program.js';
import type { FinderContext } from './finder.js';
import { launcherOf } from './launcher.js';
import type { ParameterBook } from './parameters/parameter-book.js';
import { entryQuestion, nullQuestion } from './questions.js';

/** What starts are made from. */
export interface StartContext extends FinderContext {
  readonly parameters: ParameterBook;
}

/** A method, and what of its parameters is known to come from the input. */
export interface Started {
  readonly method: MethodDeclaration;
  /** Parameters, the receiver counted, that a call which was not followed may pass null for. */
  readonly passedNull?: ReadonlyMap<number, Nullness>;
}

export interface StartingPoint<E> {
  readonly code: Code;
  readonly states: readonly E[];
}

/** The states in which a method starts, called from outside; also from the start of the program where it is `main`. */
export function startingPoints<E>(
  program: ProgramView,
  domain: Domain<E>,
  { method, passedNull }: Started,
  context: StartContext,
): readonly StartingPoint<E>[] {
  const code = program.code(method);
  if (code === undefined) return [];
  const expected = context.parameters.of(method);
  const nullness = (parameter: number): Nullness => {
    const found = passedNull?.get(parameter) ?? expected[parameter] ?? 'unknown';
    return found === 'assumed' ? 'non-null' : found;
  };
  const start: Start = { history: 'any', nullness };
  if (method.name === '<clinit>') return [{ code, states: [...initialiser(domain, code, start)] }];
  const states = refined(domain, code, domain.entry(code, start), preconditions(method, code, context));
  const any: StartingPoint<E> = { code, states };
  const launcher = isMain(method) && passedNull === undefined ? program.code(launcherOf(method)) : undefined;
  if (launcher === undefined) return [any];
  return [any, { code: launcher, states: domain.entry(launcher, { history: 'main', nullness: () => 'non-null' }) }];
}

/** Static fields have their default values when a static initialiser starts; of other classes nothing is known. */
function initialiser<E>(domain: Domain<E>, code: Code, start: Start): readonly E[] {
  const states = domain.entry(code, start);
  return domain.initialise === undefined
    ? states
    : states.map((state) => domain.initialise?.(code.method.owner, state, 'first') ?? state);
}

/** What holds when the method is called rightly: its `requires`, annotations, and the invariants that calls from outside see. */
export function preconditions(
  method: MethodDeclaration,
  { body }: Code,
  { formulas, hierarchy }: FinderContext,
): readonly Question[] {
  const questions: Question[] = [];
  if (method.clauses.length > 0) {
    for (const { bound } of formulas.ofMethod(method, 'requires')) {
      if (bound !== undefined) questions.push(entryQuestion(bound.term, body, method));
    }
  }
  if (assumesInvariants(method)) {
    for (const declaration of hierarchy.superclassChain(method.owner)) {
      if (declaration.invariants.length === 0) continue;
      for (const { bound } of formulas.invariantsOf(declaration)) {
        if (bound !== undefined) questions.push(entryQuestion(bound.term, body, method));
      }
    }
  }
  return questions;
}

/** Called from outside on an object that is there already. */
export function assumesInvariants(method: MethodDeclaration): boolean {
  return !hasFlag(method, Flag.STATIC) && !hasFlag(method, Flag.PRIVATE) && method.name !== '<init>';
}

/** What annotations demand of the arguments. */
export function nonNullParameters(
  method: MethodDeclaration,
  { body }: Code,
  { hierarchy }: FinderContext,
): readonly Question[] {
  const first = hasFlag(method, Flag.STATIC) ? 0 : 1;
  return method.parameters.flatMap((parameter, index) => {
    const variable = body.parameters[index + first];
    const demanded = variable !== undefined && isNonNull(hierarchy, parameter, method.owner);
    return demanded ? [nullQuestion(variable, '!=')] : [];
  });
}

/** Of the states on entry, those in which the formulas hold, as far as the domain can tell. */
export function refined<E>(
  domain: Domain<E>,
  code: Code,
  states: readonly E[],
  questions: readonly Question[],
): readonly E[] {
  const { refine } = domain;
  if (refine === undefined) return states;
  const at = { code, point: code.body.entry };
  return questions.reduce((left, question) => left.flatMap((state) => refine(question, state, at)), states);
}
