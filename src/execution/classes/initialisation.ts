/** Class initialisation (Java Language Specification, 12.4): superclasses first, once, errors remembered. */
import { hasInstanceMethod } from '../../ir/initialisers.js';
import { bottomFrame } from '../bottom.js';
import type { Activation } from '../frame.js';
import { execute } from '../loop.js';
import type { JavaObject } from '../memory/values.js';
import { Halt } from '../outcome.js';
import type { Continuation, Runtime } from '../runtime.js';
import type { RuntimeClass } from './runtime-class.js';

/** What to do next: with the class ready, or with the exception that kept it from being so. */
interface Continuations {
  readonly proceed: Continuation;
  readonly fail: (exception: JavaObject) => number;
}

/** Initialises a class on behalf of the edge at `frame.pc`, then proceeds; an error is thrown there instead. */
export function initialise(runtime: Runtime, frame: Activation, type: RuntimeClass, proceed: Continuation): number {
  return begin(runtime, frame, type, { proceed, fail: (exception) => runtime.throwIn(frame, exception) });
}

/**
 * Initialises a class that a formula is about to read, while the program stands still. False when that failed; what else
 * ends a run ends it here too.
 */
export function initialiseAside(runtime: Runtime, type: RuntimeClass): boolean {
  const { top } = runtime;
  const bottom = bottomFrame();
  runtime.top = bottom;
  try {
    const first = initialise(runtime, bottom, type, () => runtime.returnTo(bottom, undefined));
    if (first >= 0) bottom.pc = first;
    execute(runtime);
  } catch (ending) {
    if (ending instanceof Halt && ending.outcome.kind === 'returned') return true;
    if (ending instanceof Halt && ending.outcome.kind === 'threw') return false;
    throw ending;
  } finally {
    runtime.top = top;
  }
}

function begin(runtime: Runtime, frame: Activation, type: RuntimeClass, next: Continuations): number {
  switch (type.state) {
    case 'initialised':
    case 'running':
      return next.proceed();
    case 'broken':
      return runtime.unsupported(`the initialiser of class ${type.name} cannot run here`);
    case 'erroneous':
      return runtime.make(
        frame,
        'java.lang.NoClassDefFoundError',
        `Could not initialize class ${type.name}`,
        next.fail,
      );
    case 'fresh':
      runtime.heap.touchClass(type);
      type.state = 'running';
      return initialiseParents(runtime, frame, parentsOf(type), {
        proceed: () => runInitialiser(runtime, frame, type, next),
        fail: (exception) => {
          type.state = 'erroneous';
          return next.fail(exception);
        },
      });
  }
}

/** The superclass, and the interfaces with default methods that come along with a class. */
function parentsOf(type: RuntimeClass): readonly RuntimeClass[] {
  if (type.isInterface) return [];
  const parents = new Set<RuntimeClass>();
  const visit = (parent: RuntimeClass): void => {
    for (const above of parent.interfaces) visit(above);
    if (parent.declaration !== undefined && hasInstanceMethod(parent.declaration)) parents.add(parent);
  };
  if (type.superclass !== undefined) parents.add(type.superclass);
  for (const parent of type.interfaces) visit(parent);
  return [...parents];
}

function initialiseParents(
  runtime: Runtime,
  frame: Activation,
  parents: readonly RuntimeClass[],
  next: Continuations,
): number {
  const [first, ...rest] = parents;
  if (first === undefined) return next.proceed();
  return begin(runtime, frame, first, {
    proceed: () => initialiseParents(runtime, frame, rest, next),
    fail: next.fail,
  });
}

function runInitialiser(runtime: Runtime, frame: Activation, type: RuntimeClass, next: Continuations): number {
  const method = runtime.dispatch.declared(type.name, '<clinit>', '()V');
  if (method === undefined) {
    type.state = 'initialised';
    return next.proceed();
  }
  return runtime.callThen(frame, method, [], {
    returned: () => {
      type.state = 'initialised';
      runtime.top = frame;
      return next.proceed();
    },
    threw: (_, exception) => {
      type.state = 'erroneous';
      runtime.top = frame;
      if (exception.type.isSubtypeOf('java.lang.Error')) return next.fail(exception);
      return wrap(runtime, frame, exception, next);
    },
  });
}

function wrap(runtime: Runtime, frame: Activation, cause: JavaObject, next: Continuations): number {
  const wrapper = runtime.known('java.lang.ExceptionInInitializerError');
  return begin(runtime, frame, wrapper, {
    proceed: () => {
      const error = runtime.heap.allocate(wrapper);
      return runtime.construct(frame, error, '(Ljava/lang/Throwable;)V', [cause], () => next.fail(error));
    },
    fail: next.fail,
  });
}
