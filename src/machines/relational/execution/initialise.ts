/**
 * Class initialisation (Java Language Specification, 12.4.2): the initialiser runs unless it has begun before, its superclasses' first.
 * A class whose initialiser has thrown cannot be used any more.
 */
import type { Edge } from '../../../ir/body.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { initialisersOf } from '../../../program/calls/initialisation.js';
import type { Algebra } from '../algebra.js';
import { FALSE } from '../conditions.js';
import type { PathState } from '../state.js';
import type { Summary } from '../summary.js';
import type { FieldName } from '../symbols.js';
import { allocateUnknown } from './allocation.js';
import type { Caller, Completion } from './calls/calls.js';
import { truthOf } from './expressions.js';
import { instanceOf } from './instances.js';
import { fieldNode, withField } from './memory.js';
import type { RelationalWorld } from './world.js';

const FAILURE = 'java.lang.ExceptionInInitializerError';
const FAILED_BEFORE = 'java.lang.NoClassDefFoundError';
const ERROR = 'java.lang.Error';
/** What the use of a class can throw, besides the errors that its initialiser throws itself. */
export const INITIALISATION_FAILURES: readonly ClassName[] = [FAILURE, FAILED_BEFORE];

export function initialise(caller: Caller, type: ClassName, site: Edge, state: PathState): readonly Completion[] {
  const { world, algebra } = caller.session;
  const { conditions } = algebra;
  const completions: Completion[] = [];
  /** The states that are left to go on. */
  let going: readonly PathState[] = [state];
  for (const name of countedAsInitialised(world, type)) caller.run.assumptions.add(`library-model:${name}`);
  for (const initialiser of ownInitialisers(world, type)) {
    if (caller.run.apart(() => caller.session.isQuiet(initialiser))) continue;
    const flag = world.initialised(initialiser.owner);
    const failed = world.initialisationFailed(initialiser.owner);
    const canFail = caller.run.apart(() => mayThrow(caller.session.summary(initialiser)));
    const next: PathState[] = [];
    for (const before of going) {
      const isDone = truthOf(algebra, fieldNode(algebra, before, flag));
      const done = { ...before, condition: conditions.and(before.condition, isDone) };
      if (done.condition !== FALSE) {
        const hasFailed = canFail ? truthOf(algebra, fieldNode(algebra, before, failed)) : FALSE;
        const usable = { ...done, condition: conditions.and(done.condition, conditions.not(hasFailed)) };
        if (usable.condition !== FALSE) next.push(usable);
        const unusable = { ...done, condition: conditions.and(done.condition, hasFailed) };
        if (unusable.condition !== FALSE) completions.push(thrown(caller, site, initialiser, FAILED_BEFORE, unusable));
      }
      const toRun = { ...before, condition: conditions.and(before.condition, conditions.not(isDone)) };
      if (toRun.condition === FALSE) continue;
      const begun = withField(toRun, flag, algebra.truth(true));
      const marked = canFail ? withField(begun, failed, algebra.truth(false)) : begun;
      for (const completion of caller.invoke(initialiser, [], site, marked)) {
        if (completion.kind === 'return') next.push(completion.state);
        else completions.push(...failures(caller, site, initialiser, withFailure(completion, failed, algebra)));
      }
    }
    going = next;
  }
  return [...going.map((after): Completion => ({ kind: 'return', value: undefined, state: after })), ...completions];
}

/**
 * Classes of the library among those that are initialised with the class, which have an initialiser: what is said rests on
 * their having been initialised before the call.
 */
export function countedAsInitialised({ hierarchy }: RelationalWorld, type: ClassName): readonly ClassName[] {
  return initialisersOf(hierarchy, type)
    .map(({ owner }) => owner)
    .filter((owner) => hierarchy.find(owner)?.origin !== 'input');
}

/** Those that run when nothing has been initialised, in this order. What classes of the library do then is no part of what a method does. */
export function ownInitialisers({ hierarchy }: RelationalWorld, type: ClassName): readonly MethodDeclaration[] {
  return initialisersOf(hierarchy, type).filter(({ owner }) => hierarchy.find(owner)?.origin === 'input');
}

/** Where nothing is known of the initialiser, nothing will be said of its caller. */
function mayThrow({ outcomes, unknown }: Summary): boolean {
  return unknown !== undefined || outcomes.some(({ kind }) => kind === 'throw');
}

function withFailure(completion: Completion, failed: FieldName, algebra: Algebra): Completion {
  return { ...completion, state: withField(completion.state, failed, algebra.truth(true)) };
}

/** Errors go to the user of the class as they are, other exceptions inside an error. */
function failures(
  caller: Caller,
  site: Edge,
  initialiser: MethodDeclaration,
  { kind, value, state }: Completion,
): readonly Completion[] {
  const { world, algebra } = caller.session;
  const { conditions } = algebra;
  const isError = value === undefined ? FALSE : instanceOf(world, value, ERROR);
  const asItIs = { ...state, condition: conditions.and(state.condition, isError) };
  const inside = { ...state, condition: conditions.and(state.condition, conditions.not(isError)) };
  return [
    ...(asItIs.condition === FALSE ? [] : [{ kind, value, state: asItIs }]),
    ...(inside.condition === FALSE ? [] : [thrown(caller, site, initialiser, FAILURE, inside)]),
  ];
}

function thrown(
  caller: Caller,
  site: Edge,
  initialiser: MethodDeclaration,
  type: ClassName,
  state: PathState,
): Completion {
  const { world } = caller.session;
  const object = caller.run.names.at(type, site, initialiser, type);
  const values = world.instanceFields(type).map(({ columns, name }) => world.anyOf(columns[1] as string, name));
  return { kind: 'throw', value: object, state: allocateUnknown(world, object, type, values, state) };
}
