/** Class initialisation: the initialiser runs unless it has begun before, its superclasses' first. */
import type { Edge } from '../../../ir/body.js';
import { hasInstanceMethod } from '../../../ir/initialisers.js';
import type { MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import { FALSE } from '../conditions.js';
import type { PathState } from '../state.js';
import { allocateUnknown } from './allocation.js';
import type { Caller, Completion } from './calls.js';
import { truthOf } from './expressions.js';
import { fieldNode, withField } from './memory.js';
import type { World } from './world.js';

const FAILURE = 'java.lang.ExceptionInInitializerError';

export function initialise(caller: Caller, type: ClassName, site: Edge, state: PathState): readonly Completion[] {
  const { world, algebra } = caller.session;
  const { conditions } = algebra;
  const completions: Completion[] = [];
  /** The states that are left to go on. */
  let going: readonly PathState[] = [state];
  for (const name of countedAsInitialised(world, type)) caller.run.assumptions.add(`library-model:${name}`);
  for (const initialiser of initialisersOf(world, type)) {
    if (caller.run.apart(() => caller.session.isQuiet(initialiser))) continue;
    const flag = world.initialised(initialiser.owner);
    const next: PathState[] = [];
    for (const before of going) {
      const isDone = truthOf(algebra, fieldNode(algebra, before, flag));
      const done = { ...before, condition: conditions.and(before.condition, isDone) };
      if (done.condition !== FALSE) next.push(done);
      const toRun = { ...before, condition: conditions.and(before.condition, conditions.not(isDone)) };
      if (toRun.condition === FALSE) continue;
      const marked = withField(toRun, flag, algebra.truth(true));
      for (const { kind, state: after } of caller.invoke(initialiser, [], site, marked)) {
        if (kind === 'return') next.push(after);
        else completions.push(failed(caller, site, initialiser, after));
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
export function countedAsInitialised({ hierarchy }: World, type: ClassName): readonly ClassName[] {
  return hierarchy
    .superclassChain(type)
    .filter(({ name, origin }) => origin !== 'input' && hierarchy.declaredMethod(name, '<clinit>', '()V') !== undefined)
    .map(({ name }) => name);
}

/** Those that run when nothing has been initialised, in this order. */
export function initialisersOf(world: World, type: ClassName): readonly MethodDeclaration[] {
  return initialisedWith(world, type).flatMap((name) => world.hierarchy.declaredMethod(name, '<clinit>', '()V') ?? []);
}

function failed(caller: Caller, site: Edge, initialiser: MethodDeclaration, state: PathState): Completion {
  const { world } = caller.session;
  const object = caller.run.names.at(FAILURE, site, initialiser, FAILURE);
  const values = world.instanceFields(FAILURE).map(({ columns, name }) => world.anyOf(columns[1] as string, name));
  return { kind: 'throw', value: object, state: allocateUnknown(world, object, FAILURE, values, state) };
}

/**
 * The class and what is initialised with it, superclasses first. Library classes count as initialised before the call: what
 * their initialisers do is not part of what a method of the input does.
 */
function initialisedWith({ hierarchy }: World, type: ClassName): readonly ClassName[] {
  const isInput = (name: ClassName): boolean => hierarchy.find(name)?.origin === 'input';
  if (hierarchy.isInterface(type)) return isInput(type) ? [type] : [];
  const found: ClassName[] = [];
  for (const { name, interfaces } of hierarchy.superclassChain(type)) {
    if (!isInput(name)) continue;
    found.unshift(name);
    for (const each of interfaces) {
      const declaration = hierarchy.find(each);
      if (declaration !== undefined && isInput(each) && hasInstanceMethod(declaration)) found.unshift(each);
    }
  }
  return [...new Set(found)];
}
