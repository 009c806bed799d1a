/** Does one task. */

import { checkUpToScope } from '../scope/scope-check.js';
import type { Shapes } from '../shape-proofs.js';
import { TIME_IS_UP } from '../telling/time-limit.js';
import { detailOf } from './faults.js';
import { performReplay } from './replay-task.js';
import { performRuns } from './run-task.js';
import type { CheckSession } from './session.js';
import type {
  Answer,
  InspectedComponent,
  InspectTask,
  NumbersTask,
  Round,
  Scoped,
  ScopeTask,
  Shaped,
  ShapesTask,
  Task,
} from './task.js';

/** Never throws: a fault of ours is an answer, too. */
export function performTask<E>(session: CheckSession<E>, round: Round, task: Task): Answer {
  if (session.options.isTimeUp?.() === true) return { kind: 'failed', reason: TIME_IS_UP };
  try {
    switch (task.kind) {
      case 'run':
      case 'again':
        return performRuns(session, round, task);
      case 'replay':
        return performReplay(session, task);
      case 'shapes':
        return performShapes(session, task, session.options.shapes);
      case 'numbers':
        return performShapes(session, task, session.options.numbers);
      case 'scope':
        return performScope(session, task);
      case 'inspect':
        return performInspection(session, task);
    }
  } catch (error) {
    const what = `internal fault in ${task.component} (${task.kind})`;
    return { kind: 'failed', reason: what, fault: { what, detail: detailOf(error) } };
  }
}

function performShapes<E>(
  session: CheckSession<E>,
  { methods }: ShapesTask | NumbersTask,
  prove: Shapes | undefined,
): Shaped {
  const { places } = session;
  const found = prove?.(new Set(methods.flatMap((key) => places.method(key) ?? [])), () => session.doubts) ?? new Map();
  return {
    kind: 'shaped',
    methods: [...found].map(([method, claims]) => ({ method: places.key(method), claims })),
  };
}

function performScope<E>(session: CheckSession<E>, { methods }: ScopeTask): Scoped {
  const { hierarchy, context, options, places } = session;
  const cancelled = session.cancelled(methods.length);
  return {
    kind: 'scoped',
    methods: methods.flatMap((key) => {
      const method = places.method(key);
      if (method === undefined) return [];
      const outcomes = checkUpToScope(hierarchy, method, {
        budget: options.budget,
        parameterMayBeNull: (each, index) => context.parameters.expectsNull(each, index),
        ...(cancelled === undefined ? {} : { cancelled }),
      });
      return [{ method: key, outcomes }];
    }),
  };
}

function performInspection<E>(session: CheckSession<E>, { component, inspection }: InspectTask): InspectedComponent {
  const { options, hierarchy, classes, places } = session;
  const about = session.component(component);
  const cancelled = session.cancelled(about.methods.length);
  const found = options.inspections
    ?.find(({ name }) => name === inspection)
    ?.inspect(about, {
      hierarchy,
      classes,
      subtypes: session.subtypes,
      protocols: session.protocols,
      endedPrograms: session.endedPrograms,
      replay: options.replay,
      budget: options.budget,
      ...(cancelled === undefined ? {} : { cancelled }),
    });
  return {
    kind: 'inspected',
    methods: (found ?? []).map(({ method, ...said }) => ({ ...said, method: places.key(method) })),
  };
}
