/** Which tasks are due, from what is known so far. */

import { isMain, type MethodDeclaration } from '../../../ir/program.js';
import type { ClassName } from '../../../ir/types.js';
import type { Duty, Ledger } from '../../../obligations/index.js';
import type { Component } from '../../../program/components.js';
import type { Places } from '../../../program/places.js';
import { CHECK_BUDGETS } from '../budgets.js';
import type {
  AgainTask,
  NumbersTask,
  PassedNull,
  ReplayedDuty,
  ReplayTask,
  RunTask,
  ScopeTask,
  ShapesTask,
} from './task.js';

export interface Known {
  readonly ledger: Ledger;
  readonly places: Places;
  readonly tooMuch: ReadonlySet<Component>;
}

export function runTask(component: Component, turn: 'again' | 'first', { ledger, places, tooMuch }: Known): RunTask {
  const { methods, name } = component;
  return {
    kind: 'run',
    component: name,
    tooMuch: tooMuch.has(component),
    passedNull: turn === 'again' ? passedTo(methods, ledger, places) : [],
    openStarts: methods.filter((method) => ledger.isStartedOpenly(method)).map((method) => places.key(method)),
    again: turn === 'again',
  };
}

/** Undefined where there is nothing to do. */
export function againTask(
  component: Component,
  news: ReadonlySet<MethodDeclaration>,
  skipped: ReadonlySet<MethodDeclaration>,
  { ledger, places, tooMuch }: Known,
): AgainTask | undefined {
  const { methods, name } = component;
  const again = methods.filter((method) => news.has(method));
  const open = methods.filter((method) => skipped.has(method) && !ledger.isStartedOpenly(method));
  if (again.length + open.length === 0) return undefined;
  return {
    kind: 'again',
    component: name,
    tooMuch: tooMuch.has(component),
    passedNull: passedTo(again, ledger, places),
    again: again.map((method) => places.key(method)),
    open: open.map((method) => places.key(method)),
  };
}

function passedTo(methods: readonly MethodDeclaration[], ledger: Ledger, places: Places): readonly PassedNull[] {
  return methods.flatMap((method) =>
    [...ledger.passedNull(method)].map(([parameter, nullness]) => ({
      method: places.key(method),
      parameter,
      nullness,
    })),
  );
}

/** For each component, in their order, the duties that calls on its classes may break. */
export function callTasks(
  components: readonly Component[],
  duties: Iterable<ReplayedDuty>,
  waysTo: (duty: ReplayedDuty) => readonly ClassName[],
): readonly ReplayTask[] {
  const led = new Map<ClassName, ReplayedDuty[]>();
  for (const duty of duties) {
    for (const name of waysTo(duty)) {
      const known = led.get(name);
      if (known === undefined) led.set(name, [duty]);
      else known.push(duty);
    }
  }
  return components.flatMap(({ name }): readonly ReplayTask[] => {
    const found = led.get(name);
    return found === undefined ? [] : [{ kind: 'replay', component: name, start: 'calls', duties: found }];
  });
}

/** The duties by component, in the order of components; those without a trouble are left out. */
export function heapTasks(
  duties: ReadonlyMap<Component, readonly Duty[]>,
  keyOf: (duty: Duty) => ReplayedDuty | undefined,
): readonly ReplayTask[] {
  return [...duties].flatMap(([component, each]): readonly ReplayTask[] => {
    const keys = each.flatMap((duty) => keyOf(duty) ?? []);
    return keys.length === 0 ? [] : [{ kind: 'replay', component: component.name, start: 'heap', duties: keys }];
  });
}

const PROGRAMS_PER_TASK = CHECK_BUDGETS['tasks/requests'].programsPerTask.most;

/** Programs may break duties anywhere; they are run where nothing is looked for, too. */
export function mainTasks(components: readonly Component[], duties: readonly ReplayedDuty[]): readonly ReplayTask[] {
  const programs = components.filter(({ methods }) => methods.some(isMain)).map(({ name }) => name);
  // Where a path starts says nothing about programs.
  const plain = duties.map(({ method, duty, trouble: { copy, edge } }) => ({
    method,
    duty,
    trouble: { copy, edge, path: [] },
  }));
  const tasks: ReplayTask[] = [];
  for (let from = 0; from < programs.length; from += PROGRAMS_PER_TASK) {
    const some = programs.slice(from, from + PROGRAMS_PER_TASK);
    const [component] = some;
    if (component !== undefined) {
      tasks.push({ kind: 'replay', component, start: 'main', programs: some, duties: plain });
    }
  }
  return tasks;
}

export function shapesTasks(
  components: readonly Component[],
  wanted: ReadonlySet<MethodDeclaration>,
  places: Places,
): readonly ShapesTask[] {
  return components.flatMap(({ name, methods }): readonly ShapesTask[] => {
    const found = methods.filter((method) => wanted.has(method));
    if (found.length === 0) return [];
    return [{ kind: 'shapes', component: name, methods: found.map((method) => places.key(method)) }];
  });
}

export function numbersTasks(
  components: readonly Component[],
  wanted: ReadonlySet<MethodDeclaration>,
  places: Places,
): readonly NumbersTask[] {
  return shapesTasks(components, wanted, places).map((task) => ({ ...task, kind: 'numbers' }));
}

/** One for each method: they take long. */
export function scopeTasks(
  components: readonly Component[],
  wanted: ReadonlySet<MethodDeclaration>,
  places: Places,
): readonly ScopeTask[] {
  return components.flatMap(({ name, methods }) =>
    methods
      .filter((method) => wanted.has(method))
      .map((method): ScopeTask => ({ kind: 'scope', component: name, methods: [places.key(method)] })),
  );
}
